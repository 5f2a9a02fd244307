import type { z } from 'zod';
import type { resetRequest, setPasswordRequest, SetPasswordAnswerWire } from '~/upstream/account/contract';
import { ServiceFailure } from '../failure';
import { languageOf } from '../booking/language';
import type { SandboxContext } from '../service';
import { type AccountContext, mailTo } from './account-operation';
import { changePassword, findByEmail, findSignUp, getById, takeAddress } from './accounts';
import { openLocks } from './attempts';
import { dropCodes } from './codes';
import { dropEmailChange } from './email-change';
import { resetStatements } from './letters';
import { passwordChangedStatement } from './profile-letters';
import { dropPasskeys } from './passkeys/own-passkeys';
import { hashPassword } from './passwords';
import { checkPassword, readEmail } from './sign-up';
import { beginSession, endAllSessions, forgetBrowsers } from './sessions';
import { forgetClaim } from './sign-up-claims';
import { unlinkAll } from './social/links';
import { accountOfLink, dropLinks, takeLink } from './tokens';

/** An older link stays good: whoever asks again and again for somebody else does not spoil the owner's letter. */
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
 * A new password by a letter is how an owner takes an account back: whatever else could open it, or lead it away, ends.
 */
export async function setPassword(
  { password_reset_token: token, new_password: password }: z.output<typeof setPasswordRequest>,
  context: AccountContext,
): Promise<SetPasswordAnswerWire> {
  const id = await accountOfLink(context, token, 'reset');
  if (!id) throw new ServiceFailure('PasswordResetTokenExpired');
  const account = await getById(context, id);
  const { email } = account;
  // A password that is refused leaves the link as it is.
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
      // A thief's browser is as strange again as any: its next log-in is told by a letter.
      forgetBrowsers(id),
      openLocks(email),
      passwordChangedStatement(mailTo(account, context), context.now()),
    ],
    'write',
  );
  return { auth_token: await beginSession(context, id) };
}
