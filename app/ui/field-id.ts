/**
 * The id of a form field, the same on the server, in error summaries and in tests:
 * `passengers[0].lastName` → `passengers-0-lastName`.
 */
export function fieldId(name: string): string {
  return name.replace(/[[\].]+/g, '-').replace(/^-|-$/g, '');
}

/** What stands around a control in words; all texts are ready to be shown. */
export type FieldTexts = {
  label: string;
  /** Stands above the control and is read with it. */
  hint?: string;
  error?: string;
};

/** Attributes that tie a control to its hint and its error (`aria-describedby`, `aria-invalid`). */
export function describe(id: string, texts: { hint?: string; error?: string }) {
  const ids = [texts.hint ? `${id}-hint` : '', texts.error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': texts.error ? (true as const) : undefined,
  };
}
