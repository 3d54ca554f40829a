import type { AccountRefusalName } from '../refusal.ts';
import type { NumberedText } from './message-text.ts';

/** Refusals about accounts with a password, with their numbers on the wire. */
export const ACCOUNT_REFUSALS: Readonly<Record<AccountRefusalName, NumberedText>> = {
  onlyTrueAccount: [3001, { en: 'Only a real account may do this.', hk: '僅真實賬戶可以進行此操作。' }],
  wrongCode: [
    3002,
    {
      en: 'This code is wrong or no longer valid. Check it, or ask for a new one.',
      hk: '驗證碼錯誤或已失效，請檢查或重新獲取。',
    },
  ],
  codeTooSoon: [
    3003,
    {
      en: 'A code has just been sent. Ask for another in {seconds} s.',
      hk: '驗證碼剛剛發送，請於 {seconds} 秒後再試。',
    },
  ],
  tooManyCodes: [
    3004,
    {
      en: 'Too many codes have been sent today. Please try again tomorrow.',
      hk: '今日發送驗證碼次數過多，請明天再試。',
    },
  ],
  notDelivered: [
    3005,
    {
      en: 'The code could not be sent. Check the address, or try again later.',
      hk: '驗證碼發送失敗，請檢查地址或稍後再試。',
    },
  ],
  wrongLogin: [3006, { en: 'The account or the password is wrong.', hk: '賬號或密碼錯誤。' }],
  loginLocked: [
    3007,
    {
      en: 'Too many failed attempts. Try again in {minutes} min, or reset the password.',
      hk: '錯誤次數過多，請於 {minutes} 分鐘後再試，或重設密碼。',
    },
  ],
  passwordsDiffer: [3008, { en: 'The two passwords differ.', hk: '兩次輸入的密碼不一致。' }],
  passwordLength: [
    3009,
    {
      en: 'The password must have {minimum} to {maximum} characters.',
      hk: '密碼長度須為 {minimum} 至 {maximum} 個字符。',
    },
  ],
  weakPassword: [
    3010,
    {
      en: 'This password is easy to guess. Choose one that is not only digits, not common and not your account’s name.',
      hk: '密碼過於簡單，請勿使用純數字、常見密碼或賬號名稱。',
    },
  ],
  wrongCaptcha: [
    3011,
    { en: 'The picture says something else. Please try the new one.', hk: '圖形驗證碼不正確，請輸入新的圖形驗證碼。' },
  ],
  unknownInviteCode: [3012, { en: 'There is no such invite code.', hk: '邀請碼不存在。' }],
  addressTaken: [
    3013,
    {
      en: 'There is already an account with this address. Log in, or reset the password.',
      hk: '該地址已註冊，請登入或重設密碼。',
    },
  ],
  userNameTaken: [3014, { en: 'This user name is taken.', hk: '該用戶名已被使用。' }],
  badUserName: [
    3015,
    {
      en: 'A user name has 3 to 32 letters, digits, dots, hyphens or underscores, and begins with a letter.',
      hk: '用戶名須為 3 至 32 個字母、數字、點、連字號或底線，並以字母開頭。',
    },
  ],
  badEmail: [3016, { en: 'This is not an e-mail address.', hk: '電郵地址格式不正確。' }],
  badMobile: [3017, { en: 'This is not a mobile number of the chosen area.', hk: '手機號碼與所選地區不符。' }],
  unknownArea: [3018, { en: 'We do not offer services in this area.', hk: '我們不在該地區提供服務。' }],
  registrationType: [3019, { en: 'Registration is not open this way.', hk: '暫不開放此註冊方式。' }],
  noAccountThere: [3020, { en: 'There is no account with this address.', hk: '該地址沒有對應的賬戶。' }],
  noAddressOfYours: [3021, { en: 'Your account has no such address.', hk: '您的賬戶沒有綁定此類地址。' }],
  guessableDemoId: [
    3022,
    {
      en: 'This demo id is easy to guess. Make it from 128 random bits.',
      hk: '此模擬賬戶識別碼容易被猜到，請使用 128 位元的隨機值。',
    },
  ],
  tooManyDemos: [
    3023,
    {
      en: 'Too many demo accounts have been opened from your network today. Please try again tomorrow.',
      hk: '您的網絡今日開立的模擬賬戶過多，請明天再試。',
    },
  ],
};
