import { createHash, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  endpoints,
  type AddAttachmentWire,
  type AttachmentFileWire,
  type AttachmentsWire,
  type AttachmentWire,
} from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { requestFormat, ServiceFailure } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext } from '../../service/service';
import { getBooking, type BookingDesk } from '../records/desk';

/** `request_token` is set when a request took the file. */
export const ATTACHMENT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS attachments (
    token TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL REFERENCES bookings,
    draft_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    digest TEXT NOT NULL,
    content BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    request_token TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS attachments_by_booking ON attachments (booking_token, draft_id)',
];

/** Statements that delete all files; run them before deleting the bookings. */
export const WIPE_ATTACHMENTS = ['DELETE FROM attachments'];

/** A file that no request took is deleted after this time. */
const KEPT_MS = 24 * 60 * 60_000;

const rowsSchema = z.array(
  z.object({
    token: z.string(),
    name: z.string(),
    type: z.enum(ATTACHMENT_TYPES),
    size: z.number(),
    digest: z.string(),
    created_at: z.number(),
  }),
);
type Row = z.output<typeof rowsSchema>[number];

type Draft = Pick<ReceivedBy<typeof endpoints.listAttachments>, 'token' | 'draft_id' | 'purpose'>;

/** Serves the files of drafts. A booking's lock keeps two files from passing a limit together. */
export function attachmentRoutes(desk: BookingDesk) {
  return {
    ...serve(endpoints.addAttachment, (request, context) =>
      desk.lock.run(request.token, () => addAttachment(request, context)),
    ),
    ...serve(endpoints.listAttachments, listAttachments),
    ...serve(endpoints.getAttachment, getAttachment),
    ...serve(endpoints.deleteAttachment, deleteAttachment),
  };
}

async function addAttachment(
  request: ReceivedBy<typeof endpoints.addAttachment>,
  context: SandboxContext,
): Promise<AddAttachmentWire> {
  await getBooking(context, request.token);
  const content = Buffer.from(request.content, 'base64');
  if (content.length === 0) throw new ServiceFailure('requestFormat');
  const existing = await filesOf(request, context);
  const digest = createHash('sha256').update(content).digest('hex');
  const same = existing.find((file) => file.digest === digest);
  if (same) return { attachment: toWire(same) };
  const total = existing.reduce((sum, { size }) => sum + size, content.length);
  if (existing.length >= ATTACHMENT_LIMITS.files || total > ATTACHMENT_LIMITS.totalBytes) {
    throw new ServiceFailure('attachmentsLimit');
  }
  const { name, type } = request;
  const file: Row = {
    ...{ token: randomUUID(), name, type, size: content.length, digest },
    created_at: context.now().getTime(),
  };
  await context.store.execute({
    sql: `INSERT INTO attachments (token, booking_token, draft_id, purpose, name, type, size, digest, content, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[file.token, request.token, request.draft_id, request.purpose, name, type, file.size, digest],
      ...[content, file.created_at],
    ],
  });
  return { attachment: toWire(file) };
}

async function listAttachments(request: Draft, context: SandboxContext): Promise<AttachmentsWire> {
  return { attachments: (await filesOf(request, context)).map(toWire) };
}

async function getAttachment(
  request: ReceivedBy<typeof endpoints.getAttachment>,
  context: SandboxContext,
): Promise<AttachmentFileWire> {
  const file = (await filesOf(request, context)).find(({ token }) => token === request.attachment_token);
  if (!file) throw new ServiceFailure('NotFound');
  const { rows } = await context.store.execute({
    sql: 'SELECT content FROM attachments WHERE token = ?',
    args: [file.token],
  });
  const content = Buffer.from(rows[0]?.content as ArrayBuffer).toString('base64');
  return { name: file.name, type: file.type, content };
}

async function deleteAttachment(
  { token, draft_id, purpose, attachment_token }: ReceivedBy<typeof endpoints.deleteAttachment>,
  { store }: SandboxContext,
): Promise<Record<string, never>> {
  await store.execute({
    sql: `DELETE FROM attachments
          WHERE token = ? AND booking_token = ? AND draft_id = ? AND purpose = ? AND request_token IS NULL`,
    args: [attachment_token, token, draft_id, purpose],
  });
  return {};
}

/** Returns the files of a draft that no request took, oldest first. Deletes those of all drafts that are too old. */
async function filesOf({ token, draft_id, purpose }: Draft, { store, now }: SandboxContext): Promise<Row[]> {
  await store.execute({
    sql: 'DELETE FROM attachments WHERE request_token IS NULL AND created_at <= ?',
    args: [now().getTime() - KEPT_MS],
  });
  const { rows } = await store.execute({
    sql: `SELECT token, name, type, size, digest, created_at FROM attachments
          WHERE booking_token = ? AND draft_id = ? AND purpose = ? AND request_token IS NULL
          ORDER BY created_at, rowid`,
    args: [token, draft_id, purpose],
  });
  return rowsSchema.parse(rows);
}

/**
 * Builds the writes that make files part of a request, so that they stay. Call it within the lock of the booking, in
 * the batch that stores the request.
 * @throws ServiceFailure requestFormat when a file is not of this booking, or belongs to another request
 */
export async function takeAttachments(
  context: SandboxContext,
  request: { token: string; bookingToken: string; attachments: readonly string[] },
): Promise<InStatement[]> {
  const statements: InStatement[] = [];
  for (const token of new Set(request.attachments)) {
    const { rows } = await context.store.execute({
      sql: 'SELECT 1 FROM attachments WHERE token = ? AND booking_token = ? AND request_token IS NULL',
      args: [token, request.bookingToken],
    });
    if (rows.length === 0) throw requestFormat([{ field: 'attachment_tokens', code: 'unknown' }]);
    statements.push({ sql: 'UPDATE attachments SET request_token = ? WHERE token = ?', args: [request.token, token] });
  }
  return statements;
}

function toWire({ token, name, type, size, created_at }: Row): AttachmentWire {
  return { token, name, type, size, created_at: new Date(created_at).toISOString() };
}
