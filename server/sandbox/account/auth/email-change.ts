import type { z } from 'zod';
import type { ConfirmAnswerWire, confirmRequest } from '~/upstream/account/confirmation-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { type AccountRecord, findByEmail, getById, takeAddress } from './accounts';
import { dropCodes } from './codes';
import { checkOwner } from './owner-check';
import { accountOfSession, endSessionsBut } from './sessions';
import { accountOfLink, dropLinks, takeLink } from './tokens';

/** An account and its new address. */
export type EmailChange = { account: AccountRecord; email: string };

/** Wrong passwords typed from the letter do not lock the settings. */
const IN_LETTER = 'letter';

/**
 * Returns the change that a link confirms; null for an invalid link, or when another account has the address by now.
 */
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
 * Changes the address. The link proves the mailbox; this browser's session or the password proves the account, so
 * nobody adds their own address to a stranger's account unawares. Sessions elsewhere end, and so do links and codes of
 * other letters, which lie in the old mailbox; no session begins.
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

/** Makes statements that cancel the pending address change of an account. */
export function dropEmailChange(id: string) {
  return [dropLinks(id, 'email'), { sql: 'DELETE FROM email_changes WHERE account_id = ?', args: [id] }];
}
