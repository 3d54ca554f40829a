import type { Language } from '../catalogue/languages.ts';

/** What brings a code, in one language; an SMS is the first sentence alone. */
interface CodeText {
  readonly subject: string;
  /** With {code} and {minutes}. */
  readonly greeting: string;
  readonly warning: string;
}

export const CODE_TEXTS: Readonly<Record<Language, CodeText>> = {
  hk: {
    subject: '驗證碼',
    greeting: '您的驗證碼是 {code}，{minutes} 分鐘內有效。',
    warning: '請勿將驗證碼告訴任何人。如非本人操作，請忽略此郵件。',
  },
  en: {
    subject: 'your verification code',
    greeting: 'Your verification code is {code}. It is valid for {minutes} minutes.',
    warning: 'Never give this code to anyone. If you did not ask for it, you can ignore this message.',
  },
  jp: {
    subject: '認証コードのお知らせ',
    greeting: '認証コードは {code} です。{minutes} 分間有効です。',
    warning: 'このコードは誰にも教えないでください。お心当たりがない場合は、このメールを無視してください。',
  },
  kr: {
    subject: '인증번호 안내',
    greeting: '인증번호는 {code}이며, {minutes}분 동안 유효합니다.',
    warning: '인증번호를 다른 사람에게 알려 주지 마세요. 본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다.',
  },
  th: {
    subject: 'รหัสยืนยันของคุณ',
    greeting: 'รหัสยืนยันของคุณคือ {code} ใช้ได้ภายใน {minutes} นาที',
    warning: 'อย่าบอกรหัสนี้แก่ผู้ใด หากคุณไม่ได้เป็นผู้ขอรหัส โปรดเพิกเฉยต่อข้อความนี้',
  },
  vn: {
    subject: 'mã xác minh của bạn',
    greeting: 'Mã xác minh của bạn là {code}, có hiệu lực trong {minutes} phút.',
    warning: 'Không cung cấp mã này cho bất kỳ ai. Nếu bạn không yêu cầu mã, vui lòng bỏ qua thư này.',
  },
  fr: {
    subject: 'votre code de vérification',
    greeting: 'Votre code de vérification est {code}. Il est valable {minutes} minutes.',
    warning: 'Ne communiquez ce code à personne. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  de: {
    subject: 'Ihr Bestätigungscode',
    greeting: 'Ihr Bestätigungscode lautet {code}. Er ist {minutes} Minuten gültig.',
    warning:
      'Geben Sie diesen Code an niemanden weiter. Haben Sie ihn nicht angefordert, ignorieren Sie diese Nachricht.',
  },
  ru: {
    subject: 'ваш код подтверждения',
    greeting: 'Ваш код подтверждения: {code}. Срок действия в минутах: {minutes}.',
    warning: 'Никому не сообщайте этот код. Если вы его не запрашивали, просто проигнорируйте это сообщение.',
  },
  spa: {
    subject: 'su código de verificación',
    greeting: 'Su código de verificación es {code}. Es válido durante {minutes} minutos.',
    warning: 'No comparta este código con nadie. Si no lo ha solicitado, ignore este mensaje.',
  },
  pt: {
    subject: 'seu código de verificação',
    greeting: 'Seu código de verificação é {code}. Ele é válido por {minutes} minutos.',
    warning: 'Não informe este código a ninguém. Se você não o solicitou, ignore esta mensagem.',
  },
  ar: {
    subject: 'رمز التحقق الخاص بك',
    greeting: 'رمز التحقق الخاص بك هو {code}، وهو صالح لمدة {minutes} دقائق.',
    warning: 'لا تشارك هذا الرمز مع أي شخص. إذا لم تطلبه فتجاهل هذه الرسالة.',
  },
  it: {
    subject: 'il tuo codice di verifica',
    greeting: 'Il tuo codice di verifica è {code}. È valido per {minutes} minuti.',
    warning: 'Non comunicare questo codice a nessuno. Se non lo hai richiesto, ignora questo messaggio.',
  },
  tr: {
    subject: 'doğrulama kodunuz',
    greeting: 'Doğrulama kodunuz: {code}. {minutes} dakika geçerlidir.',
    warning: 'Bu kodu kimseyle paylaşmayın. Kodu siz istemediyseniz bu mesajı dikkate almayın.',
  },
};
