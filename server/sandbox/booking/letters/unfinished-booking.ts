/** The letter about a booking that was left unpaid (specification 2 §4, unfinished booking). */
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { listAttempts } from '../records/attempt-records';
import type { SeatsHeld } from '../records/events';
import { findBooking, type BookingRecord } from '../records/records';
import { ticketsPrice } from '../records/tickets-price';
import { stateAt } from '../records/state';
import type { SandboxContext } from '../../service/service';
import { newPurchaseLink } from '../documents/links';
import { formatAmount } from '../../outbox/amount';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendOnceStatement } from '../../outbox/messages';
import { routeName } from './route-name';
import { timeIn } from './time-in';
import { UNFINISHED_TEXTS } from './unfinished-texts';

/** Time from the hold to the reminder; most customers who have not paid by then have left. */
const REMINDER_AFTER_MS = 10 * 60_000;
/** Minimum time left to pay when the letter is sent. */
const TIME_TO_PAY_MS = 5 * 60_000;

/** Pending reminders: recipient and time, unless the booking is paid by then. */
export const REMINDER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS unpaid_reminders (
    booking_token TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    site_url TEXT NOT NULL,
    language TEXT NOT NULL,
    due_at INTEGER NOT NULL
  )`,
];

export const WIPE_REMINDERS = ['DELETE FROM unpaid_reminders'];

/** Makes statements that schedule a reminder; none when the hold ends too soon. */
export function scheduleReminder({ booking, reminder, language }: SeatsHeld, context: SandboxContext): InStatement[] {
  const now = context.now().getTime();
  const dueAt = Math.min(now + REMINDER_AFTER_MS, booking.expiresAt - TIME_TO_PAY_MS);
  if (!reminder || dueAt <= now) return [];
  return [
    {
      sql: `INSERT OR REPLACE INTO unpaid_reminders (booking_token, email, site_url, language, due_at)
            VALUES (?, ?, ?, ?, ?)`,
      args: [booking.token, reminder.email, reminder.site_url, language, dueAt],
    },
  ];
}

const reminderRows = z.array(
  z.object({
    booking_token: z.string(),
    email: z.string(),
    site_url: z.string(),
    language: z.string(),
    due_at: z.number(),
  }),
);
type Reminder = z.output<typeof reminderRows>[number];

/**
 * Writes the letters that are due, to customers whose booking was waiting for them then and is still unpaid. The
 * sandbox has no background jobs, so this runs whenever somebody reads the outbox; each letter carries its due date.
 */
export async function writeReminders({ store, now }: Pick<SandboxContext, 'store' | 'now'>): Promise<void> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM unpaid_reminders WHERE due_at <= ?',
    args: [now().getTime()],
  });
  for (const reminder of reminderRows.parse(rows)) {
    const booking = await findBooking(store, reminder.booking_token);
    const waits =
      booking !== null &&
      (await isWaiting(booking, reminder.due_at, { store })) &&
      (await mayRemind(reminder.email, reminder.due_at, { store }));
    await store.batch(
      [
        ...(waits ? letters(booking, reminder) : []),
        { sql: 'DELETE FROM unpaid_reminders WHERE booking_token = ?', args: [reminder.booking_token] },
      ],
      'write',
    );
  }
}

/** The typed address may belong to somebody else, and one person may leave many bookings unpaid. */
const MAX_REMINDERS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

async function mayRemind(email: string, dueAt: number, { store }: Pick<SandboxContext, 'store'>): Promise<boolean> {
  const { rows } = await store.execute({
    sql: `SELECT COUNT(*) AS count FROM outbox
          WHERE dedupe_key LIKE 'unfinished booking %' AND lower(recipient) = lower(?) AND abs(sent_at - ?) < ?`,
    args: [email, dueAt, DAY_MS],
  });
  return Number(rows[0]?.['count']) < MAX_REMINDERS_A_DAY;
}

const WAITING: readonly string[] = ['fare_found', 'seats_reserved', 'manual_paying'];

async function isWaiting(
  booking: BookingRecord,
  dueAt: number,
  { store }: Pick<SandboxContext, 'store'>,
): Promise<boolean> {
  const attempts = await listAttempts(store, booking.token);
  const isPaid = booking.timeline !== null || attempts.some(({ status }) => status === 'success');
  return !isPaid && WAITING.includes(stateAt(booking, attempts, dueAt).action);
}

/** Mentions no passengers: another reader learns only the route. */
function letters(booking: BookingRecord, { email, site_url, language, due_at }: Reminder): InStatement[] {
  const locale = letterLanguage(language);
  const { subject, waits, until, again, once } = UNFINISHED_TEXTS[locale];
  const { offer, expiresAt } = booking;
  const route = routeName(offer, locale);
  const zone = offer.trips[0]?.[0]?.departureTimeZone ?? 'UTC';
  const price = formatAmount(ticketsPrice(booking), offer.session.currency, locale);
  const link = newPurchaseLink(booking.token, site_url, expiresAt);
  const body = [
    waits(route, price),
    until(timeIn(zone, placeOf({ language, country: booking.country }), expiresAt)),
    link.url,
    again,
    once,
  ];
  const letter = sendOnceStatement(`unfinished booking ${booking.token}`, {
    kind: 'email',
    recipient: email,
    subject: subject(route),
    body: body.join('\n\n'),
    sentAt: new Date(due_at),
  });
  return [link.keep, letter];
}
