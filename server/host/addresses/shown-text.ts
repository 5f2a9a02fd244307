const LONGEST = 200;
const LONGEST_WORD = 40;
/** Many letters of both cases and digits in one word, or many hexadecimal digits, are a token of somebody's. */
const OPAQUE = /(?=\S*[a-z])(?=\S*[A-Z])[\w-]{16,}|[0-9a-f-]{20,}/;
/** Telephones, documents, cards. */
const MANY_DIGITS = /\d{6,}/;

/**
 * A word that somebody sent, as it may be logged: a short one of plain letters, digits and signs. Whatever could be an
 * e-mail address, a name in another script, a telephone number or a token is shown as "…".
 */
export function shownWord(word: string): string {
  const isPlain = word.length <= LONGEST_WORD && /^[\w.~:+[\]-]*$/.test(word);
  return isPlain && !OPAQUE.test(word) && !MANY_DIGITS.test(word) ? word : '…';
}

/** A secret as it may be logged: a booking token, which is a UUID, by its first eight digits, and nothing of any other. */
export function shownSecret(secret: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(secret) ? `${secret.slice(0, 8)}…` : '…';
}

/** At most 200 characters. */
export function cutText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
