/** The newsletter, with double opt-in: only the link in a letter subscribes an address. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type {
  confirmSubscriptionRequest,
  FeedbackAnswerWire,
  subscribeAnswer,
  subscribeRequest,
} from '~/upstream/feedback/contract';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { emailAddress } from '../../http/email-address';
import { sendStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';
import { confirmation, question } from './messages';

/** Minimum interval between two confirmation letters to one address, however often it is typed. */
const ASKED_ONCE_MS = 10 * 60_000;
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60_000;

const requestRow = z.object({
  email: z.string(),
  brand: z.string(),
  source: z.string(),
  site_url: z.string(),
  language: z.string(),
});

const ACCEPTED = { is_accepted: true } as const;
/** Serialises concurrent requests for one address. */
const lock = new KeyedLock();

/** Answers alike for a subscribed address, a pending one and a new one. */
export async function subscribe(
  body: z.output<typeof subscribeRequest>,
  context: SandboxContext,
): Promise<z.input<typeof subscribeAnswer>> {
  const email = emailAddress.safeParse(body.email.trim().toLowerCase());
  if (!email.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'email', code: 'format' }] });
  return lock.run(`${body.brand} ${email.data}`, async () => {
    if (!(await isKnown(email.data, body.brand, context))) await ask({ ...body, email: email.data }, context);
    return ACCEPTED;
  });
}

async function isKnown(email: string, brand: string, { store, now }: SandboxContext): Promise<boolean> {
  const { rows } = await store.execute({
    sql: `SELECT 1 FROM subscriptions WHERE email = ? AND brand = ? UNION
          SELECT 1 FROM subscription_requests WHERE email = ? AND brand = ? AND created_at > ?`,
    args: [email, brand, email, brand, now().getTime() - ASKED_ONCE_MS],
  });
  return rows.length > 0;
}

async function ask(body: z.output<typeof subscribeRequest>, { store, now }: SandboxContext): Promise<void> {
  const token = randomUUID();
  const { email, brand, source, site_url: siteUrl, lang } = body;
  const letter = question(lang, `${siteUrl}/newsletter/${token}`);
  await store.batch(
    [
      {
        sql: `INSERT INTO subscription_requests (token, email, brand, source, site_url, language, created_at)
              VALUES (?, ?, ?, ?, ?, ?, ?)`,
        args: [token, email, brand, source, siteUrl, lang, now().getTime()],
      },
      sendStatement(`newsletter question ${token}`, { kind: 'email', recipient: email, ...letter, sentAt: now() }),
    ],
    'write',
  );
}

/** Subscribes the address of the letter's link, and sends the unsubscribe link. */
export async function confirmSubscription(
  { token: asked }: z.output<typeof confirmSubscriptionRequest>,
  { store, now, origin }: SandboxContext,
): Promise<FeedbackAnswerWire> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM subscription_requests WHERE token = ? AND created_at > ?',
    args: [asked, now().getTime() - LINK_LIFETIME_MS],
  });
  if (!rows[0]) throw new ServiceFailure('SubscriptionLinkExpired');
  const { email, brand, source, site_url, language } = requestRow.parse(rows[0]);
  const token = randomUUID();
  const letter = confirmation(language, {
    site: site_url,
    unsubscribe: `${origin}/feedback/unsubscribe/${token}`,
  });
  const isNew = await unlessThere(() =>
    store.batch(
      [
        {
          sql: `INSERT INTO subscriptions (token, email, brand, source, language, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
          args: [token, email, brand, source, language, now().getTime()],
        },
        sendStatement(`subscription ${token}`, { kind: 'email', recipient: email, ...letter, sentAt: now() }),
      ],
      'write',
    ),
  );
  return { is_new: isNew };
}

/** Runs a write that a unique key allows only once. @returns true when the row is new */
async function unlessThere(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed')) return false;
    throw error;
  }
}
