import type { z } from 'zod';
import type { resetRequest, setPasswordRequest, SetPasswordAnswerWire } from '~/upstream/account/contract';
import { ServiceFailure } from '../service/failure';
import { languageOf } from '../service/language';
import type { SandboxContext } from '../service/service';
import { type AccountContext, mailTo } from './auth/account-operation';
import { changePassword, findByEmail, findSignUp, getById, takeAddress } from './auth/accounts';
import { openLocks } from './auth/attempts';
import { dropCodes } from './auth/codes';
import { dropEmailChange } from './auth/email-change';
import { resetStatements } from './auth/letters';
import { passwordChangedStatement } from './auth/profile-letters';
import { dropPasskeys } from './passkeys/own-passkeys';
import { hashPassword } from './auth/passwords';
import { checkPassword, readEmail } from './auth/sign-up';
import { beginSession, endAllSessions, forgetBrowsers } from './auth/sessions';
import { forgetClaim } from './auth/sign-up-claims';
import { unlinkAll } from './social/links';
import { accountOfLink, dropLinks, takeLink } from './auth/tokens';

/** Sends a reset link. Older links stay valid, so repeated requests by a stranger do not spoil the owner's letter. */
export async function requestReset(
  body: z.output<typeof resetRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const email = readEmail(body.email);
  const account = (await findByEmail(context, email)) ?? (await findSignUp(context, email));
  if (account) {
    const to = { ...account, siteUrl: body.site_url, language: languageOf(body.lang, account.language) };
    await context.store.batch(resetStatements(to, context.now()), 'write');
  }
  return {};
}

/**
 * Sets a new password by letter. The owner takes the account back this way, so every other way to open or move it ends.
 */
export async function setPassword(
  { password_reset_token: token, new_password: password }: z.output<typeof setPasswordRequest>,
  context: AccountContext,
): Promise<SetPasswordAnswerWire> {
  const id = await accountOfLink(context, token, 'reset');
  if (!id) throw new ServiceFailure('PasswordResetTokenExpired');
  const account = await getById(context, id);
  const { email } = account;
  // A refused password leaves the link valid.
  checkPassword(password, email);
  const passwordHash = await hashPassword(password);
  const isTaken = (await takeLink(context, token, 'reset')) && (await takeAddress(context, id, email));
  if (!isTaken) throw new ServiceFailure('PasswordResetTokenExpired');
  await context.store.batch(
    [
      changePassword(id, passwordHash),
      dropLinks(id, 'reset'),
      dropLinks(id, 'confirm'),
      ...dropEmailChange(id),
      forgetClaim(id),
      unlinkAll(id),
      dropPasskeys(id),
      dropCodes(id),
      endAllSessions(id),
      // Every browser counts as new again, so a thief's next sign-in sends the owner a letter.
      forgetBrowsers(id),
      openLocks(email),
      passwordChangedStatement(mailTo(account, context), context.now()),
    ],
    'write',
  );
  return { auth_token: await beginSession(context, id) };
}
