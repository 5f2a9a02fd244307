/** Surveys after a purchase: a letter a day later, where /control says so, and its answers. */
import { z } from 'zod';
import type {
  answerSurveyRequest,
  findSurveyRequest,
  surveyOfBookingRequest,
  SurveyWire,
} from '~/upstream/feedback/survey-contract';
import type { BookingEvents } from '../../booking/records/events';
import { letterLanguage } from '../../outbox/letter-language';
import { sendOnceStatement } from '../../outbox/messages';
import type { Listeners } from '../../service/events';
import { ServiceFailure } from '../../service/failure';
import { digestOf, newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { SURVEY_TEXTS } from './survey-texts';

/** One survey for each booking, by the digest of the token in its letter. */
export const SURVEY_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS surveys (
    booking_token TEXT PRIMARY KEY,
    token_digest TEXT NOT NULL UNIQUE,
    asked_at INTEGER NOT NULL,
    score INTEGER,
    text TEXT
  )`,
  // Further links, made for the buyer's page: the token of the letter is not kept.
  `CREATE TABLE IF NOT EXISTS survey_links (
    token_digest TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL
  )`,
];
export const WIPE_SURVEYS = ['DELETE FROM surveys', 'DELETE FROM survey_links'];

const DAY_MS = 86_400_000;
const LINK_LIFETIME_MS = 90 * DAY_MS;

/** Writes the letter of the next day together with the tickets. */
export const surveyListeners: Listeners<BookingEvents> = {
  ticketsIssued: ({ booking, payments, issuedAt }, { settings }) => {
    const [payment] = payments;
    if (settings.surveys === 'never' || !payment || !booking.contacts) return [];
    const token = newToken();
    const askedAt = issuedAt + DAY_MS;
    const { subject, text, once } = SURVEY_TEXTS[letterLanguage(booking.language)];
    const address = `${new URL(payment.returnUrl).origin}/survey/${token}`;
    return [
      {
        sql: 'INSERT OR IGNORE INTO surveys (booking_token, token_digest, asked_at) VALUES (?, ?, ?)',
        args: [booking.token, digestOf(token), askedAt],
      },
      sendOnceStatement(`survey ${booking.token}`, {
        kind: 'email',
        recipient: booking.contacts.email,
        subject,
        body: [text, address, once].join('\n\n'),
        sentAt: new Date(askedAt),
      }),
    ];
  },
};

/** Both placeholders are the digest of a link's token. */
const OF_TOKEN =
  '(token_digest = ? OR booking_token = (SELECT booking_token FROM survey_links WHERE token_digest = ?))';

/** Makes a link for the buyer's page, which may ask before the letter does. */
export async function findSurveyOfBooking(
  { booking_token: bookingToken }: z.output<typeof surveyOfBookingRequest>,
  { store }: SandboxContext,
): Promise<{ token: string | null }> {
  const { rows } = await store.execute({
    sql: 'SELECT 1 FROM surveys WHERE booking_token = ?',
    args: [bookingToken],
  });
  if (!rows[0]) return { token: null };
  const token = newToken();
  await store.execute({
    sql: 'INSERT INTO survey_links (token_digest, booking_token) VALUES (?, ?)',
    args: [digestOf(token), bookingToken],
  });
  return { token };
}

const row = z.object({ score: z.number().nullable(), text: z.string().nullable() });

/** Tells what has been answered. */
export async function findSurvey(
  { token }: z.output<typeof findSurveyRequest>,
  { store, now }: SandboxContext,
): Promise<SurveyWire> {
  const { rows } = await store.execute({
    sql: `SELECT score, text FROM surveys WHERE ${OF_TOKEN} AND asked_at > ?`,
    args: [digestOf(token), digestOf(token), now().getTime() - LINK_LIFETIME_MS],
  });
  if (!rows[0]) throw new ServiceFailure('SurveyLinkExpired');
  const { score, text } = row.parse(rows[0]);
  return { score, has_text: text !== null };
}

/** Keeps an answer. */
export async function answerSurvey(
  { token, score, text, ...base }: z.output<typeof answerSurveyRequest>,
  context: SandboxContext,
): Promise<SurveyWire> {
  await findSurvey({ token, ...base }, context);
  await context.store.execute({
    sql: `UPDATE surveys SET score = coalesce(?, score), text = coalesce(?, text) WHERE ${OF_TOKEN}`,
    args: [score ?? null, text ?? null, digestOf(token), digestOf(token)],
  });
  return findSurvey({ token, ...base }, context);
}
