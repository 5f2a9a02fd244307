import { signIn } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { NO_PROBLEM, type AuthProblem } from '~/features/account/auth/auth-screen';
import { newPasswordOf, refusedFields, wordsOf } from '~/features/account/auth/credentials.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';

export type NewPasswordOutcome =
  | { state: 'done' }
  | { state: 'refused'; status: 400 | 429 | 503; problem: AuthProblem }
  /** The link is used, over, or none at all. */
  | { state: 'linkExpired' };

/** Sets the new password and signs in with it: whoever has the letter owns the address. */
export async function submitNewPassword(
  context: RequestContext,
  resetToken: string,
  form: FormData,
): Promise<NewPasswordOutcome> {
  const { upstream, market } = context;
  const { password, fault } = newPasswordOf(form, null);
  if (fault) return refused(400, { errors: wordsOf({ password: fault }, market.locale) });
  if (!(await allowsLink(context))) {
    return refused(429, { message: getTranslator(market.locale, 'errors')('upstream.tooManyRequests') });
  }
  let token: AuthToken;
  try {
    token = await upstream.account.setPassword(resetToken, password);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'PasswordResetTokenExpired') {
      securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'reset' });
      return { state: 'linkExpired' };
    }
    const wrong = refusedFields(error);
    if (!wrong.password) return refused(503, { isDown: true });
    // The link is good: only the password is to be another one.
    await forgiveLink(context);
    return refused(400, { errors: wordsOf({ password: wrong.password }, market.locale) });
  }
  await Promise.all([forgiveLink(context), enter(context, token)]);
  return { state: 'done' };
}

/** The password is set, whatever comes now: without an answer one signs in with it by hand. */
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

function refused(status: 400 | 429 | 503, problem: Partial<AuthProblem>): NewPasswordOutcome {
  return { state: 'refused', status, problem: { ...NO_PROBLEM, ...problem } };
}
