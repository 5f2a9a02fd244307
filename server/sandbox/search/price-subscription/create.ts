/** New alerts. A guest's address is asked by letter first (specification 3 §4). */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ReceivedBy } from '~/upstream/endpoint';
import type { CreateAnswerWire, endpoints } from '~/upstream/price-subscription/contract';
import { emailAddress } from '../../http/email-address';
import { sendStatement } from '../../outbox/messages';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { languageOf } from '../../service/language';
import { newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { ALERT_STATES, LINK_LIFETIME_MS, type AccountOf } from './alerts';
import { dayOf } from './journeys';
import { questionLetter } from './letter';
import { readSearchKey, searchKey, tripTexts } from './watched-search';

/** Alerts of one address; the unconfirmed ones may be anybody's doing. */
const MOST = { alerts: 50, pending: 5 };
/** Letters that ask the same are at least so far apart. */
const ASKED_ONCE_MS = 10 * 60_000;

type Creation = ReceivedBy<typeof endpoints.create>;
type Owner = { email: string; accountId: string | null };

const existingRow = z.object({
  id: z.string(),
  letter_key: z.string(),
  state: z.enum(ALERT_STATES),
  asked_at: z.number().nullable(),
});
type Existing = z.output<typeof existingRow>;

/** Serialises requests for one address. */
const lock = new KeyedLock();

/** Makes an alert, or takes up again the one that the address has for this search. */
export async function create(body: Creation, context: SandboxContext, accountOf: AccountOf): Promise<CreateAnswerWire> {
  const owner = await ownerOf(body, context, accountOf);
  return lock.run(`${body.brand} ${owner.email}`, async () => {
    const existing = await findExisting(owner, body, context);
    if (owner.accountId !== null) {
      await watch({ ...owner, accountId: owner.accountId }, existing, body, context);
      return { state: 'watching' };
    }
    // The answer is the same for everybody: it does not tell whose address watches what.
    if (existing?.state !== 'active' && existing?.state !== 'paused') await ask(owner.email, existing, body, context);
    return { state: 'asked' };
  });
}

async function ownerOf(
  { email: given, auth_token: token }: Creation,
  context: SandboxContext,
  accountOf: AccountOf,
): Promise<Owner> {
  if (token !== undefined) {
    const { id, email } = await accountOf(token, context);
    return { email, accountId: id };
  }
  const email = emailAddress.safeParse((given ?? '').trim().toLowerCase());
  if (!email.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'email', code: 'format' }] });
  return { email: email.data, accountId: null };
}

async function findExisting({ email }: Owner, { brand, search }: Creation, { store }: SandboxContext) {
  const { rows } = await store.execute({
    sql: 'SELECT id, letter_key, state, asked_at FROM price_alerts WHERE email = ? AND brand = ? AND search = ?',
    args: [email, brand, searchKey(search)],
  });
  return rows[0] ? existingRow.parse(rows[0]) : null;
}

async function watch(owner: Owner, existing: Existing | null, body: Creation, context: SandboxContext): Promise<void> {
  const isNew = existing === null || existing.state === 'pending' || existing.state === 'left';
  if (isNew) await checkRoom(owner, body, context, MOST.alerts, ['active', 'paused']);
  if (existing) {
    await context.store.execute({
      sql: "UPDATE price_alerts SET state = 'active', account_id = ?, fall_percent = ? WHERE id = ?",
      args: [owner.accountId, body.fall_percent, existing.id],
    });
    return;
  }
  await context.store.execute(insertion(owner, { state: 'active', askedAt: null, key: newToken() }, body, context));
}

async function ask(email: string, existing: Existing | null, body: Creation, context: SandboxContext): Promise<void> {
  const now = context.now().getTime();
  if (existing?.state === 'pending' && (existing.asked_at ?? 0) > now - ASKED_ONCE_MS) return;
  if (existing?.state !== 'pending') {
    const owner = { email, accountId: null };
    await checkRoom(owner, body, context, MOST.alerts, ['active', 'paused']);
    await checkRoom(owner, body, context, MOST.pending, ['pending']);
  }
  const key = existing?.letter_key ?? newToken();
  const language = languageOf(body.lang, 'en');
  const letter = questionLetter(language, {
    trips: tripTexts(readSearchKey(searchKey(body.search)), language),
    search: body.search_url,
    link: letterLink(body.site_url, key),
  });
  await context.store.batch(
    [
      existing
        ? {
            sql: "UPDATE price_alerts SET state = 'pending', fall_percent = ?, asked_at = ? WHERE id = ?",
            args: [body.fall_percent, now, existing.id],
          }
        : insertion({ email, accountId: null }, { state: 'pending', askedAt: now, key }, body, context),
      sendStatement(`price alert ${key} ${now}`, { kind: 'email', recipient: email, ...letter, sentAt: context.now() }),
    ],
    'write',
  );
}

/** Refuses one more alert than an address may have. Questions that nobody answered in time do not count. */
async function checkRoom(
  { email }: Owner,
  { brand }: Creation,
  { store, now }: SandboxContext,
  most: number,
  states: readonly Existing['state'][],
): Promise<void> {
  const { rows } = await store.execute({
    sql: `SELECT COUNT(*) AS count FROM price_alerts WHERE email = ? AND brand = ?
          AND state IN (${states.map(() => '?').join(', ')}) AND (state <> 'pending' OR asked_at > ?)`,
    args: [email, brand, ...states, now().getTime() - LINK_LIFETIME_MS],
  });
  if (Number(rows[0]?.['count']) >= most) throw new ServiceFailure('AlertsLimitError');
}

function insertion(
  { email, accountId }: Owner,
  { state, askedAt, key }: { state: Existing['state']; askedAt: number | null; key: string },
  body: Creation,
  { now }: SandboxContext,
) {
  return {
    sql: `INSERT INTO price_alerts (id, letter_key, email, account_id, brand, search, search_url, site_url, language,
            fall_percent, state, created_at, asked_at, amount, looked_on) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)`,
    args: [
      ...[randomUUID(), key, email, accountId, body.brand, searchKey(body.search), body.search_url, body.site_url],
      ...[languageOf(body.lang, 'en'), body.fall_percent, state, now().getTime(), askedAt, dayOf(now())],
    ],
  };
}

/** Returns the shop's page of an alert, where it is confirmed and left. */
export function letterLink(siteUrl: string, key: string): string {
  return `${siteUrl}/price-alert/letter/${key}`;
}
