import type { InStatement } from '@libsql/client';
import type { AttemptRecord } from '../records/attempt-records';
import type { IssueVerdict } from './cards';

/** Statements that record a payment, and the end of the hold that it extends. */
export type Charge = { statements: InStatement[]; heldUntil: number };

/**
 * Writes the charge of an attempt.
 * @param earlier all attempts of the booking
 */
export function captureStatements(
  attempt: AttemptRecord,
  earlier: AttemptRecord[],
  { isIssued, delayMs }: IssueVerdict,
  now: number,
): InStatement[] {
  const round = earlier.filter(({ refund }) => refund !== null && now >= refund.at).length;
  return [
    {
      sql: `INSERT INTO captures (attempt_token, booking_token, round, slot, amount, currency, captured_at, issue_delay_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        attempt.token,
        attempt.bookingToken,
        round,
        attempt.part === 'second' ? 2 : 1,
        attempt.amount,
        attempt.currency,
        now,
        isIssued ? delayMs : null,
      ],
    },
    { sql: "UPDATE payment_attempts SET status = 'success' WHERE token = ?", args: [attempt.token] },
  ];
}
