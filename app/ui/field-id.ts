import type { ReactNode } from 'react';
/**
 * Returns the id of a form field, the same on the server, in error summaries and in tests: `passengers[0].lastName` →
 * `passengers-0-lastName`.
 */
export function fieldId(name: string): string {
  return name.replace(/[[\].]+/g, '-').replace(/^-|-$/g, '');
}

/** Texts around a control, ready to show. */
export type FieldTexts = {
  label: string;
  /** Shown above the control and read with it. */
  hint?: ReactNode;
  error?: string;
};

/** Returns the attributes that link a control to its hint and error (`aria-describedby`, `aria-invalid`). */
export function describe(id: string, texts: { hint?: ReactNode; error?: string }) {
  const ids = [texts.hint ? `${id}-hint` : '', texts.error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': texts.error ? (true as const) : undefined,
  };
}
