/** Begins with a letter, so that it is no uid, and has no `@`, so that it is no e-mail address. */
const USER_NAME = /^[a-z][\w.-]{2,31}$/i;

/** Whether the text can be a user name: 3 to 32 letters, digits and `_ . -`. */
export function isUserName(text: string): boolean {
  return USER_NAME.test(text);
}
