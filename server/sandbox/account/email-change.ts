import type { z } from 'zod';
import type { ConfirmAnswerWire, confirmRequest } from '~/upstream/account/confirmation-contract';
import { ServiceFailure } from '../failure';
import type { SandboxContext } from '../service';
import { type AccountRecord, findByEmail, getById, takeAddress } from './accounts';
import { dropCodes } from './codes';
import { checkOwner } from './owner-check';
import { accountOfSession, endSessionsBut } from './sessions';
import { accountOfLink, dropLinks, takeLink } from './tokens';

/** An account, and the address that it is to have. */
export type EmailChange = { account: AccountRecord; email: string };

/** Wrong passwords of whoever opens the letter do not lock the settings. */
const IN_LETTER = 'letter';

/** The change that a link confirms; null when the link is none or somebody else has the address by now. */
export async function emailChangeOf(context: SandboxContext, token: string): Promise<EmailChange | null> {
  const id = await accountOfLink(context, token, 'email');
  if (!id) return null;
  const { rows } = await context.store.execute({
    sql: 'SELECT email FROM email_changes WHERE account_id = ?',
    args: [id],
  });
  const email = String(rows[0]?.email ?? '');
  if (email === '' || (await findByEmail(context, email))) return null;
  return { account: await getById(context, id), email };
}

/**
 * Changes the address. The link proves the mailbox; the account is proven by its session in this browser, or by its
 * password, so that nobody gives a stranger's account the own address unawares. Sessions elsewhere end, and so do links and
 * codes of other letters, which lie in the old mailbox; no session begins.
 * @throws ServiceFailure 14, SignInAttemptsEnded, InvalidConfirmationToken
 */
export async function confirmEmailChange(
  { account, email }: EmailChange,
  { confirmation_token: token, auth_token: session, password = '' }: z.output<typeof confirmRequest>,
  context: SandboxContext,
): Promise<ConfirmAnswerWire> {
  const { id } = account;
  const isOpen = session !== undefined && (await accountOfSession(context, session)) === id;
  if (!isOpen) await checkOwner(account, password, IN_LETTER, context);
  const isTaken = (await takeLink(context, token, 'email')) && (await takeAddress(context, id, email));
  if (!isTaken) throw new ServiceFailure('InvalidConfirmationToken');
  await context.store.batch(
    [
      ...dropEmailChange(id),
      dropLinks(id, 'reset'),
      dropLinks(id, 'anonymize'),
      dropCodes(id),
      endSessionsBut(id, isOpen ? session : ''),
    ],
    'write',
  );
  return { account_id: id, email, is_confirmed: true };
}

/** Statements after which no letter changes the address of an account. */
export function dropEmailChange(id: string) {
  return [dropLinks(id, 'email'), { sql: 'DELETE FROM email_changes WHERE account_id = ?', args: [id] }];
}
