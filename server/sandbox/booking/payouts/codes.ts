/** Text messages with the codes that confirm where the money of a payout goes. Codes are kept as digests. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PAYOUT_METHODS } from '~/upstream/payout/contract';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { ServiceFailure } from '../../service/failure';
import { codeDigest, MAX_TRIES, newCode } from '../../service/one-time-code';
import { digestOf } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import type { Store } from '../../store/store';
import type { PayoutRecord, PayoutTarget } from '../records/payouts';
import type { BookingRecord } from '../records/records';
import { SMS_TEXTS } from './sms-texts';

/** A code works this long. */
export const CODE_MS = 5 * 60_000;
/** Between two texts about a payout. */
export const RESEND_MS = 60_000;
/** Texts about one payout. */
export const MAX_TEXTS = 5;
const DAY_MS = 24 * 60 * 60_000;
/** Texts to one number in a day, and wrong codes for it. */
export const MAX_TEXTS_OF_PHONE = 10;
export const MAX_TRIES_OF_PHONE = 20;

const codeRows = z.array(
  z
    .object({
      id: z.string(),
      phone_digest: z.string(),
      code_digest: z.string(),
      method: z.enum(PAYOUT_METHODS),
      ending: z.string(),
      tries: z.number(),
      sent_at: z.number(),
      expires_at: z.number(),
    })
    .transform((row) => ({
      id: row.id,
      phoneDigest: row.phone_digest,
      codeDigest: row.code_digest,
      method: row.method,
      ending: row.ending,
      tries: row.tries,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
    })),
);
export type PayoutCode = z.output<typeof codeRows>[number];

/** Returns the codes of a payout, the newest first. Only the newest works. */
export async function listCodes(store: Store, payoutToken: string): Promise<PayoutCode[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM payout_codes WHERE payout_token = ? ORDER BY sent_at DESC, rowid DESC',
    args: [payoutToken],
  });
  return codeRows.parse(rows);
}

/**
 * Sends a code for these details.
 * @throws ServiceFailure codeJustSent; `limit` is the caller's to throw, since it changes the payout
 * @returns false when the payout has no text left
 */
export async function sendPayoutCode(
  payout: PayoutRecord,
  target: PayoutTarget,
  booking: BookingRecord,
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
  language: string,
): Promise<boolean> {
  const at = now().getTime();
  const phone = booking.contacts?.phone ?? '';
  const phoneDigest = digestOf(phone.replace(/\D/g, ''));
  const codes = await listCodes(store, payout.token);
  const last = codes[0];
  if (last && at < last.sentAt + RESEND_MS) throw justSent(last.sentAt + RESEND_MS);
  const ofPhone = await store.execute({
    sql: 'SELECT COUNT(*) AS texts, MIN(sent_at) AS first FROM payout_codes WHERE phone_digest = ? AND sent_at > ?',
    args: [phoneDigest, at - DAY_MS],
  });
  if (Number(ofPhone.rows[0]?.texts) >= MAX_TEXTS_OF_PHONE) throw justSent(Number(ofPhone.rows[0]?.first) + DAY_MS);
  if (codes.length >= MAX_TEXTS) return false;
  const [id, code] = [randomUUID(), newCode()];
  const words = SMS_TEXTS[letterLanguage(language)];
  const amount = formatAmount(payout.amount, payout.currency, letterLanguage(language));
  await store.batch(
    [
      {
        sql: `INSERT INTO payout_codes (id, payout_token, phone_digest, code_digest, method, ending, tries, sent_at, expires_at)
              VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)`,
        args: [id, payout.token, phoneDigest, codeDigest(id, code), target.method, target.ending, at, at + CODE_MS],
      },
      sendStatement(`payout code ${id}`, {
        kind: 'sms',
        recipient: phone,
        subject: '',
        body: words({ code, amount, ending: target.ending, order: booking.orderNumber ?? '' }),
        sentAt: new Date(at),
      }),
    ],
    'write',
  );
  return true;
}

function justSent(resendAt: number): ServiceFailure {
  return new ServiceFailure('codeJustSent', { resend_at: new Date(resendAt).toISOString() });
}

/**
 * Takes a typed code. Counts the try before it is compared.
 * @returns the code, with its details
 * @throws ServiceFailure WrongSubmitCodeError, TriesBlockedError, CodeExpiredError
 */
export async function takePayoutCode(
  payout: PayoutRecord,
  { codeId, typed }: { codeId: string; typed: string },
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
): Promise<PayoutCode> {
  const at = now().getTime();
  const last = (await listCodes(store, payout.token))[0];
  // An older code belongs to other details than the payout would send the money to now.
  if (last?.id !== codeId || at >= last.expiresAt) throw new ServiceFailure('CodeExpiredError');
  const ofPhone = await store.execute({
    sql: 'SELECT SUM(tries) AS tries FROM payout_codes WHERE phone_digest = ? AND sent_at > ?',
    args: [last.phoneDigest, at - DAY_MS],
  });
  if (Number(ofPhone.rows[0]?.tries) >= MAX_TRIES_OF_PHONE) throw new ServiceFailure('TriesBlockedError');
  const { rows } = await store.execute({
    sql: 'UPDATE payout_codes SET tries = tries + 1 WHERE id = ? AND tries < ? RETURNING tries',
    args: [last.id, MAX_TRIES],
  });
  if (!rows[0]) throw new ServiceFailure('TriesBlockedError');
  if (codeDigest(last.id, typed) === last.codeDigest) return last;
  const left = MAX_TRIES - Number(rows[0].tries);
  throw left > 0 ? new ServiceFailure('WrongSubmitCodeError') : new ServiceFailure('TriesBlockedError');
}
