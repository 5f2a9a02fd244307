import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { documentsRequest, openRequest, paths } from '~/upstream/documents/contract';
import { BookingFailure, operation } from '../booking/envelope';
import { languageOf } from '../booking/language';
import { listBookings, type BookingRecord } from '../booking/records';
import { sendStatement } from '../outbox/messages';
import type { SandboxContext, SandboxService } from '../service';
import { letterTexts } from './letter-texts';

const HOUR_MS = 60 * 60_000;

export const WIPE_DOCUMENTS = ['DELETE FROM document_links'];

/** Documents by phone and document (specification 2 §2). Of keys only digests are kept; a link is good for an hour. */
export const documentsService: SandboxService = {
  name: 'documents',
  schema: [
    `CREATE TABLE IF NOT EXISTS document_links (
      key_digest TEXT PRIMARY KEY,
      booking_token TEXT NOT NULL REFERENCES bookings,
      expires_at INTEGER NOT NULL
    )`,
  ],
  routes: {
    [`POST ${paths.request}`]: operation(documentsRequest, sendLinks),
    [`POST ${paths.open}`]: operation(openRequest, openLink),
  },
};

/** One letter an order, to the order's own e-mail; whoever asks is told nothing. */
async function sendLinks(body: z.output<typeof documentsRequest>, context: SandboxContext): Promise<object> {
  const bookings = await listBookings(context.store);
  const found = bookings.filter((booking) => isOf(booking, body.phone, plain(body.document_id)));
  const statements = found.flatMap((booking) => linkStatements(booking, body, context.now()));
  if (statements.length > 0) await context.store.batch(statements, 'write');
  return {};
}

function isOf({ timeline, contacts, passengers, orderNumber }: BookingRecord, phone: string, id: string): boolean {
  if (!timeline || !contacts || digitsOf(contacts.phone) !== digitsOf(phone)) return false;
  const ids = [orderNumber ?? '', ...(passengers ?? []).map(({ passport_number }) => passport_number)];
  return ids.map(plain).filter(Boolean).includes(id);
}

function linkStatements(booking: BookingRecord, body: z.output<typeof documentsRequest>, now: Date) {
  const key = randomBytes(32).toString('base64url');
  const digest = digestOf(key);
  const texts = letterTexts(languageOf(body.lang, booking.language));
  return [
    {
      sql: 'INSERT INTO document_links (key_digest, booking_token, expires_at) VALUES (?, ?, ?)',
      args: [digest, booking.token, now.getTime() + HOUR_MS],
    },
    sendStatement(`documents ${digest}`, {
      kind: 'email',
      recipient: booking.contacts?.email ?? '',
      subject: texts.subject(booking.orderNumber ?? ''),
      body: [texts.text, `${body.site_url}/download-documents/${key}`, texts.otherwise].join('\n\n'),
      sentAt: now,
    }),
  ];
}

async function openLink({ key }: z.output<typeof openRequest>, { store, now }: SandboxContext) {
  const { rows } = await store.execute({
    sql: 'SELECT booking_token FROM document_links WHERE key_digest = ? AND expires_at > ?',
    args: [digestOf(key), now().getTime()],
  });
  if (!rows[0]) throw new BookingFailure('DocumentsLinkExpired');
  return { token: String(rows[0].booking_token) };
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** "45 08 123456" and "4508123456" are the same document. */
function plain(id: string): string {
  return id.replace(/[\s\u00a0-]/g, '').toUpperCase();
}
