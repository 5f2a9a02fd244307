/** Stored alerts: who has them, and what becomes of them (specification 3 §4). */
import { z } from 'zod';
import type {
  LetterAnswerWire,
  ListAnswerWire,
  setStateRequest,
  answerLetterRequest,
} from '~/upstream/price-subscription/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { historyOf } from './watched-prices';
import { readSearchKey } from './watched-search';

/** A question by letter may be answered so long. */
export const LINK_LIFETIME_MS = 7 * 24 * 60 * 60_000;

export const ALERT_STATES = ['pending', 'active', 'paused', 'left'] as const;

const rowSchema = z.object({
  id: z.string(),
  letter_key: z.string(),
  state: z.enum(ALERT_STATES),
  search: z.string(),
  fall_percent: z.number(),
  asked_at: z.number().nullable(),
});
const COLUMNS = 'id, letter_key, state, search, fall_percent, asked_at';

/** Finds the account of a session. @throws ServiceFailure AuthTokenExpired */
export type AccountOf = (token: string, context: SandboxContext) => Promise<{ id: string; email: string }>;

type ByAccount = { auth_token: string; brand: string };

/** Lists the alerts of an account: its own, and those that guests have asked for at its address. */
export async function listAlerts(
  { auth_token: token, brand }: ByAccount,
  context: SandboxContext,
  accountOf: AccountOf,
): Promise<ListAnswerWire> {
  const { id, email } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: `SELECT ${COLUMNS} FROM price_alerts WHERE (account_id = ? OR email = ?) AND brand = ? AND state <> 'left'
          ORDER BY created_at DESC, rowid DESC`,
    args: [id, email, brand],
  });
  const alerts = [];
  for (const row of rows) {
    const { id: alertId, state, search: key, fall_percent } = rowSchema.parse(row);
    const search = readSearchKey(key);
    alerts.push({ id: alertId, state, search, fall_percent, history: await historyOf(search, context) });
  }
  return { alerts };
}

/** Changes an alert of the account, which then has it: whoever is logged in has confirmed the address. */
export async function setAlertState(
  { auth_token: token, brand, id, state }: z.output<typeof setStateRequest>,
  context: SandboxContext,
  accountOf: AccountOf,
): Promise<Record<string, never>> {
  const account = await accountOf(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: 'UPDATE price_alerts SET state = ?, account_id = ? WHERE id = ? AND brand = ? AND (account_id = ? OR email = ?)',
    args: [state, account.id, id, brand, account.id, account.email],
  });
  if (rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}

/** Returns the alert of a letter. @throws ServiceFailure SubscriptionLinkExpired */
export async function alertOfLetter(
  { key }: { key: string },
  { store, now }: SandboxContext,
): Promise<LetterAnswerWire> {
  const { rows } = await store.execute({
    sql: `SELECT ${COLUMNS} FROM price_alerts WHERE letter_key = ?`,
    args: [key],
  });
  const row = rows[0] && rowSchema.parse(rows[0]);
  const isOld = row?.state === 'pending' && (row.asked_at ?? 0) <= now().getTime() - LINK_LIFETIME_MS;
  if (!row || isOld) throw new ServiceFailure('SubscriptionLinkExpired');
  return { state: row.state, search: readSearchKey(row.search) };
}

/** Confirms or leaves: the link of a letter is its address's own. */
export async function answerLetter(
  { key, answer, ...request }: z.output<typeof answerLetterRequest>,
  context: SandboxContext,
): Promise<LetterAnswerWire> {
  const alert = await alertOfLetter({ key, ...request }, context);
  const state = answer === 'watch' ? 'active' : 'left';
  await context.store.execute({ sql: 'UPDATE price_alerts SET state = ? WHERE letter_key = ?', args: [state, key] });
  return { ...alert, state };
}
