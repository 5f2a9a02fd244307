import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { Store } from '../store/store';

/** `source_url`: the file's address in the shop; fetched on first opening, then stored. */
export const ATTACHMENT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS outbox_attachments (
    dedupe_key TEXT NOT NULL,
    name TEXT NOT NULL,
    source_url TEXT NOT NULL,
    type TEXT,
    content BLOB,
    PRIMARY KEY (dedupe_key, name)
  )`,
];

const MAX_BYTES = 5 * 1024 * 1024;
const PATIENCE_MS = 20_000;

/**
 * Makes a statement that attaches a file to a message, in the message's transaction. The sandbox has no background
 * jobs, so the file is fetched when somebody opens it, not when the message is sent.
 * @param dedupeKey key of the message
 */
export function attachStatement(
  dedupeKey: string,
  { name, sourceUrl }: { name: string; sourceUrl: string },
): InStatement {
  return {
    sql: 'INSERT OR IGNORE INTO outbox_attachments (dedupe_key, name, source_url) VALUES (?, ?, ?)',
    args: [dedupeKey, name, sourceUrl],
  };
}

const attachmentRow = z.object({
  dedupe_key: z.string(),
  source_url: z.string(),
  type: z.string().nullable(),
  content: z.instanceof(ArrayBuffer).nullable(),
});

export type Attachment = { type: string; content: Uint8Array };

/**
 * Returns a file of a message; null for an unknown name.
 * @param messageId number of the message in the outbox
 * @throws Error when the shop does not serve the file
 */
export async function readAttachment(store: Store, messageId: number, name: string): Promise<Attachment | null> {
  const { rows } = await store.execute({
    sql: `SELECT a.* FROM outbox_attachments a JOIN outbox o ON o.dedupe_key = a.dedupe_key WHERE o.id = ? AND a.name = ?`,
    args: [messageId, name],
  });
  if (!rows[0]) return null;
  const { dedupe_key, source_url, type, content } = attachmentRow.parse(rows[0]);
  if (type !== null && content !== null) return { type, content: new Uint8Array(content) };
  const fetched = await fetchFile(new URL(source_url));
  await store.execute({
    sql: 'UPDATE outbox_attachments SET type = ?, content = ? WHERE dedupe_key = ? AND name = ?',
    args: [fetched.type, fetched.content, dedupe_key, name],
  });
  return fetched;
}

/**
 * Fetches a file without redirects, and accepts only a complete response. Names under localhost always mean this
 * machine.
 */
async function fetchFile(url: URL): Promise<Attachment> {
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const options = {
    host: isLocal ? '127.0.0.1' : url.hostname,
    port: url.port || undefined,
    path: url.pathname + url.search,
    headers: { host: url.host },
    timeout: PATIENCE_MS,
  };
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = get(options, resolve);
    outgoing.on('error', reject).on('timeout', () => outgoing.destroy(new Error('the shop did not answer in time')));
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('the file is too large');
    chunks.push(chunk);
  }
  if (response.statusCode !== 200) throw new Error(`the shop answered ${response.statusCode}`);
  return { type: response.headers['content-type'] ?? 'application/octet-stream', content: Buffer.concat(chunks) };
}
