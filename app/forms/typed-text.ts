/** What nobody sees in a text and comes along when it is pasted: NUL, marks of direction, soft hyphens, spaces of no width. */
const UNSEEN = /\0|\p{Cf}/gu;

/** What was typed into a text field, without spaces around it; an empty text when the field is missing or a file. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value.replace(UNSEEN, '').trim() : '';
}
