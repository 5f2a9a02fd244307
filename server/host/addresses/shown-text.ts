const LONGEST = 200;
const LONGEST_WORD = 40;
/** Treat a word with many letters of both cases and digits, or with many hexadecimal digits, as a token. */
const OPAQUE = /(?=\S*[a-z])(?=\S*[A-Z])[\w-]{16,}|[0-9a-f-]{20,}/;
/** Telephones, documents, cards. */
const MANY_DIGITS = /\d{6,}/;

/**
 * Redacts a word for the log: keeps a short one of plain letters, digits and signs; replaces anything that could be an
 * e-mail address, a name in another script, a telephone number or a token with "…".
 */
export function shownWord(word: string): string {
  const isPlain = word.length <= LONGEST_WORD && /^[\w.~:+[\]-]*$/.test(word);
  return isPlain && !OPAQUE.test(word) && !MANY_DIGITS.test(word) ? word : '…';
}

/**
 * Redacts a secret for the log: keeps the first eight digits of a booking token (a UUID), and nothing of any other.
 */
export function shownSecret(secret: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(secret) ? `${secret.slice(0, 8)}…` : '…';
}

/** Cuts a text to 200 characters. */
export function cutText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
