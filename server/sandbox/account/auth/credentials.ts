/** The address and the password of a signed-in account. */
import type { z } from 'zod';
import type { SetPasswordAnswerWire } from '~/upstream/account/contract';
import { type changeEmailRequest, type changePasswordRequest } from '~/upstream/account/profile-contract';
import { languageOf } from '../../service/language';
import type { SandboxContext } from '../../service/service';
import { type AccountContext, mailTo } from './account-operation';
import { type AccountRecord, changePassword as setPasswordHash, findByEmail } from './accounts';
import { dropCodes } from './codes';
import { dropEmailChange } from './email-change';
import { checkOwner } from './owner-check';
import { accountOfOwner } from './reauthenticate';
import { hashPassword } from './passwords';
import { emailChangeStatements, passwordChangedStatement, takenEmailStatements } from './profile-letters';
import { accountOf } from './sign-in';
import { checkPassword, readEmail } from './sign-up';
import { beginSession, endAllSessions, sessionOf } from './sessions';
import { dropLinks } from './tokens';

/** Wrong passwords in the settings count separately. */
const IN_SETTINGS = 'settings';

/**
 * Keeps the current address until the letter's link is followed; the answer does not reveal whether the new one is
 * taken.
 */
export async function changeEmail(
  { auth_token: token, email: given, password, site_url: siteUrl, lang }: z.output<typeof changeEmailRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const account = await accountOf(token, context);
  const email = readEmail(given);
  await proveOwner(account, token, password, context);
  const language = languageOf(lang, account.language);
  const other = await findByEmail(context, email);
  const change = { id: account.id, from: account.email, to: email, language, siteUrl };
  const statements = other ? takenEmailStatements(change, context.now()) : emailChangeStatements(change, context.now());
  await context.store.batch(statements, 'write');
  return {};
}

export async function changePassword(
  { auth_token: token, old_password: old, new_password: password }: z.output<typeof changePasswordRequest>,
  context: AccountContext,
): Promise<SetPasswordAnswerWire> {
  const account = await accountOf(token, context);
  await proveOwner(account, token, old, context);
  checkPassword(password, account.email);
  const before = await sessionOf(context, token);
  await context.store.batch(
    [
      setPasswordHash(account.id, await hashPassword(password)),
      dropLinks(account.id, 'reset'),
      dropCodes(account.id),
      // A pending address change, perhaps requested by somebody else, ends with the old password.
      ...dropEmailChange(account.id),
      endAllSessions(account.id),
      passwordChangedStatement(mailTo(account, context), context.now()),
    ],
    'write',
  );
  return { auth_token: await beginSession(context, account.id, before?.isRemembered) };
}

/** Proves the owner by password; an account without one needs a recent proof by letter. */
async function proveOwner(
  account: AccountRecord,
  token: string,
  password: string,
  context: SandboxContext,
): Promise<void> {
  if (account.passwordHash === '') await accountOfOwner(token, context);
  else await checkOwner(account, password, IN_SETTINGS, context);
}
