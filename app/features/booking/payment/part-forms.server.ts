import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** How many points pay a part; the limits are those of the order and of the account. */
export const pointsForm = defineForm({
  name: 'points',
  fields: { points: textField(LIMITS.short) },
  check: ({ points }) => ({ value: readPoints(points) }),
});

/** How much money of the wallet pays, as in `pointsForm`; the value is in hundredths. */
export const eWalletForm = defineForm({
  name: 'eWallet',
  fields: { eWallet: textField(LIMITS.short) },
  check: ({ eWallet }) => ({ value: readMoney(eWallet) }),
});

const SPACES = /[\s\u00a0\u202f]/g;

/** Reads "1 200" as 1200. @returns null for anything but a whole number */
export function readPoints(typed: string): number | null {
  const digits = typed.replace(SPACES, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** Reads "1 200,50", "1,200.5" and "1’200.50" as 120050. @returns null for anything else than an amount */
export function readMoney(typed: string): number | null {
  const [, whole = '', cents = ''] = /^([\d.,'’]*?)(?:[.,](\d{1,2}))?$/.exec(typed.replace(SPACES, '')) ?? [];
  const isGrouped = /^\d{1,3}([.,'’]\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d{1,9}$/.test(whole)) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
