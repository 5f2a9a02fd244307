import type { InStatement } from '@libsql/client';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from '../../outbox/letter-language';
import { sendOnceStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';
import { getBooking } from '../records/desk';
import { listAllPayouts, type PayoutRecord } from '../records/payouts';
import type { BookingRecord } from '../records/records';
import { closingLines } from './advice';
import { PAYOUT_LETTERS, type PayoutLetter } from './payout-texts';
import { customersDay } from './time-in';

/** Banks show transfers within this time. */
const BANK_MS = 3 * 86_400_000;

/** Writes the letters about payouts that are due by now; each is sent once. */
export async function writePayoutLetters(context: SandboxContext): Promise<void> {
  const now = context.now().getTime();
  for (const payout of await listAllPayouts(context)) {
    const booking = await getBooking(context, payout.bookingToken);
    const statements = lettersOf(payout).filter(({ sentAt }) => sentAt <= now);
    await context.store.batch(
      statements.map(({ kind, sentAt, until }) => letter(payout, booking, { kind, sentAt, until })),
      'write',
    );
  }
}

type Due = { kind: PayoutLetter; sentAt: number; until: number };

function lettersOf({ createdAt, expiresAt, submittedAt, doneAt, failedAt, tickets }: PayoutRecord): Due[] {
  const due: Due[] = [{ kind: 'ready', sentAt: createdAt, until: expiresAt }];
  for (const { answeredAt, reopenedUntil } of tickets) {
    due.push({ kind: 'reopened', sentAt: answeredAt, until: reopenedUntil });
  }
  if (submittedAt !== null && failedAt !== submittedAt) {
    due.push({ kind: 'accepted', sentAt: submittedAt, until: submittedAt + BANK_MS });
  }
  if (doneAt !== null) due.push({ kind: 'sent', sentAt: doneAt, until: doneAt + BANK_MS });
  if (failedAt !== null) due.push({ kind: 'failed', sentAt: failedAt, until: failedAt });
  return due;
}

/** The link names the payout and opens nothing by itself: its page asks for the account of the order. */
function letter(payout: PayoutRecord, booking: BookingRecord, { kind, sentAt, until }: Due): InStatement {
  const language = letterLanguage(booking.language);
  const { subject, body } = PAYOUT_LETTERS[language][kind];
  const facts = {
    order: booking.orderNumber ?? '',
    amount: formatAmount(payout.amount, payout.currency, language),
    ending: payout.sentTo?.ending ?? '',
    until: customersDay(until, booking),
  };
  return sendOnceStatement(`payout ${kind} ${payout.token} ${sentAt}`, {
    kind: 'email',
    recipient: booking.contacts?.email ?? '',
    subject: subject(facts),
    body: [
      body(facts),
      `${payout.siteUrl}/payouts/${payout.token}`,
      closingLines(booking, payout.siteUrl).join('\n'),
    ].join('\n\n'),
    sentAt: new Date(sentAt),
  });
}
