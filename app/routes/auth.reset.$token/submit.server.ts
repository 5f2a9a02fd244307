import type { PostedForm } from '~/forms/posted-form.server';
import { signIn } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { refusedFields } from '~/features/account/auth/credentials.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { newPasswordForm } from './form.server';

export type NewPasswordRejection = RejectedSubmission<'password'> & {
  /** The link is used, expired or invalid. */
  isLinkExpired: boolean;
};

/** Sets the new password and signs in: the letter proves who owns the address. Returns null when done. */
export async function submitNewPassword(
  context: RequestContext,
  resetToken: string,
  form: PostedForm,
): Promise<NewPasswordRejection | null> {
  const { upstream, market } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(newPasswordForm, form, t);
  const rejected = (...[rejection]: Parameters<typeof reject>) => ({ ...reject(rejection), isLinkExpired: false });
  if (!value) return rejected();
  if (!(await allowsLink(context))) return rejected(tooMany('tooManyRequests', t));
  let token: AuthToken;
  try {
    token = await upstream.account.setPassword(resetToken, value.password);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'PasswordResetTokenExpired') {
      securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'reset' });
      return { ...reject(), isLinkExpired: true };
    }
    const { password } = refusedFields(error);
    if (!password) return rejected(ACCOUNTS_DOWN);
    // The link is valid; only the password must change.
    await refundLinkPoint(context);
    return rejected({ errors: { password } });
  }
  await Promise.all([refundLinkPoint(context), enter(context, token)]);
  return null;
}

/** Signs in after the change. The password is already set, so on a failure the visitor signs in by hand. */
async function enter(context: RequestContext, token: AuthToken): Promise<void> {
  let email = '';
  try {
    const account = await context.upstream.account.getAccount(token);
    ({ email } = account);
    securityEvent(context, { kind: 'password', outcome: 'reset', account: account.accountId });
    await signIn(context, { ...account, token }, { isRemembered: true, by: 'letter' });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
  }
  await leaveAuthNote(context, { view: 'reset_success', email });
}
