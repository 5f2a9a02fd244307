import type { z } from 'zod';
import type {
  socialLinkedRequest,
  SocialLinkedAnswerWire,
  socialUnlinkRequest,
} from '~/upstream/account/social-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { accountOfOwner } from '../auth/reauthenticate';
import { accountOf } from '../auth/sign-in';
import type { Subject } from '../auth/subject';

type Clocked = Pick<SandboxContext, 'store'>;

/** Returns the account that a network's account opens, or null. */
export async function accountOfSubject({ store }: Clocked, { network, subject }: Subject): Promise<string | null> {
  const { rows } = await store.execute({
    sql: 'SELECT account_id FROM social_links WHERE network = ? AND subject = ?',
    args: [network, subject],
  });
  const id = rows[0]?.account_id;
  return typeof id === 'string' ? id : null;
}

/** Makes a statement that links a network's account to an account of the shop. */
export function linkStatement({ network, subject }: Subject, accountId: string) {
  return {
    sql: 'INSERT OR IGNORE INTO social_links (network, subject, account_id) VALUES (?, ?, ?)',
    args: [network, subject, accountId],
  };
}

/** Makes a statement that unlinks all networks from an account. */
export function unlinkAll(accountId: string) {
  return { sql: 'DELETE FROM social_links WHERE account_id = ?', args: [accountId] };
}

export async function listLinked(
  { auth_token: token }: z.output<typeof socialLinkedRequest>,
  context: SandboxContext,
): Promise<SocialLinkedAnswerWire> {
  const { id } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: 'SELECT DISTINCT network FROM social_links WHERE account_id = ? ORDER BY network',
    args: [id],
  });
  return { social_networks: rows.map(({ network }) => ({ social_network_id: String(network) })) };
}

export async function unlink(
  { auth_token: token, social_network_id: network }: z.output<typeof socialUnlinkRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const { id } = await accountOfOwner(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: 'DELETE FROM social_links WHERE account_id = ? AND network = ?',
    args: [id, network],
  });
  if (rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}
