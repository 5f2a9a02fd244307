import { type z } from 'zod';
import type {
  AccountAnswerWire,
  AuthAnswerWire,
  signInRequest,
  signOutRequest,
  tokenRequest,
} from '~/upstream/account/contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountContext } from './account-operation';
import { type AccountRecord, findByEmail, findSignUp, getById } from './accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from './attempts';
import { chatHash } from './chat-identity';
import { confirmationStatements } from './letters';
import { isPasswordOf } from './passwords';
import { newBrowserStatement } from './security-letters';
import {
  accountOfSession,
  beginSession,
  endAllSessions,
  endSession,
  isFresh,
  isNewBrowser,
  sessionOf,
} from './sessions';

/** Without the right password, the answer says only that the pair is wrong. */
export async function signIn(
  { email: given, password, client_id: clientId = '' }: z.output<typeof signInRequest>,
  context: AccountContext,
): Promise<AuthAnswerWire> {
  const email = given.trim().toLowerCase();
  const attempt = { email, clientId };
  if (await hasNoAttemptsLeft(context, attempt)) throw new ServiceFailure('SignInAttemptsEnded');
  const account = (await findByEmail(context, email)) ?? (await findSignUp(context, email));
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    await noteFailure(context, attempt);
    throw new ServiceFailure('InvalidAuthInfo');
  }
  await context.store.execute(forgetFailures(attempt));
  if (!account.isConfirmed) {
    await context.store.batch(confirmationStatements(account, context.now()), 'write');
    throw new ServiceFailure('NotConfirmed');
  }
  const { passwordExpiresAt } = account;
  if (passwordExpiresAt !== null && passwordExpiresAt <= context.now().getTime()) {
    throw new ServiceFailure('ExpiredPassword');
  }
  return openAccount(account, context);
}

/**
 * Begins a session, but never for an unconfirmed address. Sends the owner a letter when the browser is new to the
 * account.
 */
export async function openAccount(
  { id, email, isConfirmed }: Pick<AccountRecord, 'id' | 'email' | 'isConfirmed'>,
  context: AccountContext,
): Promise<AuthAnswerWire & { auth_token: string }> {
  if (!isConfirmed) throw new ServiceFailure('NotConfirmed');
  const { client } = context;
  if (client && (await isNewBrowser(context, id, client))) {
    const { language } = await getById(context, id);
    await context.store.execute(newBrowserStatement({ email, language }, client, context.now()));
  }
  return { auth_token: await beginSession(context, id), account_id: id, email, is_confirmed: isConfirmed };
}

export async function signOut(
  { auth_token: token, everywhere }: z.output<typeof signOutRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const account = everywhere ? await accountOfSession(context, token) : null;
  if (account) await context.store.execute(endAllSessions(account));
  else await endSession(context, token);
  return {};
}

export async function getAccount(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<AccountAnswerWire> {
  const session = await sessionOf(context, token);
  if (!session) throw new ServiceFailure('AuthTokenExpired');
  const { id, email, isConfirmed, passwordHash } = await getById(context, session.accountId);
  const profile = { account_id: id, email, is_confirmed: isConfirmed };
  return {
    profile: {
      ...profile,
      is_fresh: isFresh(session, context),
      has_password: passwordHash !== '',
      intercom_user_hash: chatHash(id),
    },
  };
}

/** Returns the account of a token. @throws ServiceFailure AuthTokenExpired */
export async function accountOf(token: string, context: SandboxContext): Promise<AccountRecord> {
  const id = await accountOfSession(context, token);
  if (!id) throw new ServiceFailure('AuthTokenExpired');
  return getById(context, id);
}
