import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** How many points pay a part; the limits are those of the order and of the account. */
export const pointsForm = defineForm({
  name: 'points',
  fields: { points: textField(LIMITS.short) },
  check: ({ points }) => ({ points: readPoints(points) }),
});

/** Reads "1 200" as 1200. @returns null for anything but a whole number */
export function readPoints(typed: string): number | null {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
