/** Links in letters that prove the ownership of an address (decision 031). */
import type { z } from 'zod';
import type {
  ConfirmAnswerWire,
  confirmRequest,
  ShowConfirmationAnswerWire,
  showConfirmationRequest,
} from '~/upstream/account/confirmation-contract';
import { ServiceFailure } from '../service/failure';
import type { SandboxContext } from '../service/service';
import type { AccountContext } from './auth/account-operation';
import { type AccountRecord, changePassword, findByEmail, getById, takeAddress } from './auth/accounts';
import { confirmEmailChange, emailChangeOf } from './auth/email-change';
import { hashPassword } from './auth/passwords';
import { openAccount } from './auth/sign-in';
import { checkPassword } from './auth/sign-up';
import { claimOf, forgetClaim } from './auth/sign-up-claims';
import { dropUnlinkedTokens } from './social/codes';
import { linkStatement } from './social/links';
import { accountOfSession } from './auth/sessions';
import { accountOfLink, takeLink } from './auth/tokens';

export async function showConfirmation(
  { confirmation_token: token, browser_key: key, auth_token: session }: z.output<typeof showConfirmationRequest>,
  context: SandboxContext,
): Promise<ShowConfirmationAnswerWire> {
  const account = await signUpOf(token, context);
  if (account) {
    const { isSameBrowser } = await claimOf(context, account.id, key);
    return { kind: 'new_account', email: account.email, needs: isSameBrowser ? 'nothing' : 'new_password' };
  }
  const change = await emailChangeOf(context, token);
  if (!change) throw new ServiceFailure('InvalidConfirmationToken');
  const isOpen = session !== undefined && (await accountOfSession(context, session)) === change.account.id;
  return { kind: 'email_change', email: change.email, needs: isOpen ? 'nothing' : 'password' };
}

export async function confirm(
  body: z.output<typeof confirmRequest>,
  context: AccountContext,
): Promise<ConfirmAnswerWire> {
  const account = await signUpOf(body.confirmation_token, context);
  if (account) return confirmSignUp(account, body, context);
  const change = await emailChangeOf(context, body.confirmation_token);
  if (!change) throw new ServiceFailure('InvalidConfirmationToken');
  return confirmEmailChange(change, body, context);
}

/**
 * Opens the account of a sign-up. Its password and its network come from the browser that typed the address, so they
 * count only in that browser; in any other one the mailbox owner sets a password, and the rest is dropped.
 */
async function confirmSignUp(
  { id, email }: AccountRecord,
  { confirmation_token: token, browser_key: key, password = '' }: z.output<typeof confirmRequest>,
  context: AccountContext,
): Promise<ConfirmAnswerWire> {
  const { isSameBrowser, subject } = await claimOf(context, id, key);
  if (!isSameBrowser) checkPassword(password, email);
  const newHash = isSameBrowser ? null : await hashPassword(password);
  const isTaken = (await takeLink(context, token, 'confirm')) && (await takeAddress(context, id, email));
  if (!isTaken) throw new ServiceFailure('InvalidConfirmationToken');
  const noAds = { sql: 'UPDATE accounts SET ads_consent = 0 WHERE account_id = ?', args: [id] };
  await context.store.batch(
    [
      ...(newHash === null ? [] : [changePassword(id, newHash), noAds]),
      ...(isSameBrowser && subject ? [linkStatement(subject, id), dropUnlinkedTokens(subject)] : []),
      forgetClaim(id),
    ],
    'write',
  );
  return openAccount(await getById(context, id), context);
}

/** Returns the sign-up of a link; null for an invalid link, or when the address has an owner by now. */
async function signUpOf(token: string, context: SandboxContext): Promise<AccountRecord | null> {
  const id = await accountOfLink(context, token, 'confirm');
  const account = id ? await getById(context, id) : null;
  return account && !(await findByEmail(context, account.email)) ? account : null;
}
