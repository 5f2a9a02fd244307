/** Invisible characters that come with pasted text: NUL, direction marks, soft hyphens, zero-width spaces. */
const UNSEEN = /\0|\p{Cf}/gu;

/** Trims the value of a text field; returns an empty text when the field is missing or a file. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value.replace(UNSEEN, '').trim() : '';
}
