/**
 * Masks an e-mail address, "ivan@mail.ru" → "i•••@mail.ru": its owner recognises it, and the reader of a forwarded letter
 * does not learn it. The number of dots does not depend on the length.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
