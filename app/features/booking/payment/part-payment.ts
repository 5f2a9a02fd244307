/** Ways to pay a part of an order at step 2, before the rest is paid: in the order of the page. */
export const PART_FIELDS = ['points', 'eWallet'] as const;
export type PartField = (typeof PART_FIELDS)[number];

/** Values of `intent` of each part's buttons. */
export const PART_INTENTS = {
  points: { spend: 'spendPoints', remove: 'removePoints' },
  eWallet: { spend: 'spendEWallet', remove: 'removeEWallet' },
} as const satisfies Record<PartField, { spend: string; remove: string }>;

/** A way to pay a part. Ready texts. */
export type PartPaymentView = {
  field: PartField;
  intents: (typeof PART_INTENTS)[PartField];
  words: { title: string; label: string; apply: string; remove: string };
  inputMode: 'numeric' | 'decimal';
  /** "From 500 to 2,000…" */
  rule: string;
  /** The sum that is paid with it; null when the field is shown. */
  applied: string | null;
  /** The wish cannot be met as it was made. */
  unmet: string | null;
  /** Prefilled value of the field. */
  offered: string;
};

/** Returns the part that a button belongs to; null for another button. */
export function partOfIntent(intent: string): PartField | null {
  return PART_FIELDS.find((field) => Object.values(PART_INTENTS[field]).some((one: string) => one === intent)) ?? null;
}
