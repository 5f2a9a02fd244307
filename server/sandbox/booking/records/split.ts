import type { AttemptRecord } from './attempt-records';
import type { BookingRecord } from './records';

/** After a failed or returned payment the seats stay held this long, so that another can be tried. */
export const PAY_AGAIN_MS = 10 * 60_000;

/**
 * Splits an amount into two payments: half of it rounded up to a whole unit, and the rest; null when it is too small.
 */
export function halvesOf(net: number): { first: number; second: number } | null {
  const first = Math.ceil(net / 200) * 100;
  return net > first ? { first, second: net - first } : null;
}

/** A first payment, and when it is refunded unless the second comes before. */
export type AcceptedFirst = AttemptRecord & { refund: NonNullable<AttemptRecord['refund']> };

/** Returns the first of two payments while the second is awaited. */
export function acceptedFirst(
  { timeline }: Pick<BookingRecord, 'timeline'>,
  attempts: AttemptRecord[],
  now: number,
): AcceptedFirst | null {
  const first = timeline ? undefined : lastPaid(attempts);
  return first && isFirst(first) && now < first.refund.at ? first : null;
}

/** Checks whether the first of two payments was refunded, and nothing was paid since. */
export function isFirstReturned(
  { timeline }: Pick<BookingRecord, 'timeline'>,
  attempts: AttemptRecord[],
  now: number,
): boolean {
  const first = timeline ? undefined : lastPaid(attempts);
  return first !== undefined && isFirst(first) && now >= first.refund.at;
}

function lastPaid(attempts: AttemptRecord[]): AttemptRecord | undefined {
  return attempts.findLast(({ status }) => status === 'success');
}

function isFirst(attempt: AttemptRecord): attempt is AcceptedFirst {
  return attempt.part === 'first' && attempt.refund !== null;
}
