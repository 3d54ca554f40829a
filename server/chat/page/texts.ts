/** The page's texts in one language, with the language and its tag. */
export interface Texts extends Readonly<Record<TextName, string>> {
  readonly language: string;
  readonly locale: string;
}
type TextName =
  | 'picture'
  | 'showPicture'
  | 'sending'
  | 'notSent'
  | 'sent'
  | 'read'
  | 'offline'
  | 'closed'
  | 'away'
  | 'tooLarge'
  | 'notAPicture';
