import { signIn } from '~/bff/account/account.server';
import { confirmationKey } from '~/bff/cookies/confirmation-key.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { NO_PROBLEM, type AuthProblem } from '~/features/account/auth/auth-screen';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { newPasswordOf, passwordOf, refusedFields, wordsOf } from '~/features/account/auth/credentials.server';
import { AFTER_SIGN_IN } from '~/features/account/auth/way-on.server';
import { getTranslator } from '~/i18n/translator.server';
import type { OpenedLink } from '~/upstream/account/confirmation-client.server';
import type { Confirmation } from '~/upstream/account/confirmation-contract';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { describeFailure, UpstreamError } from '~/upstream/error';

/** What the link is to be followed with; `notRead`: it could not be looked at, now or so often. */
export type ConfirmOutcome =
  | { target: string }
  | { state: 'linkExpired' }
  | { state: 'notRead'; status: 429 | 503; problem: AuthProblem }
  | { state: 'asked'; status: 200 | 400 | 429 | 503; link: Confirmation; problem: AuthProblem };

/**
 * What following the link does (specification 3 §4). In the browser that signed up it confirms and signs in at once.
 * Anywhere else it only shows what it takes: mail programs open links by themselves, and a link that a stranger has asked
 * for must not open, or give away, anything unawares.
 */
export async function followLink(context: RequestContext, token: string): Promise<ConfirmOutcome> {
  return lookAt(context, token, (opened, link) => {
    const isOwnSignUp = link.kind === 'newAccount' && link.needs === 'nothing';
    return isOwnSignUp ? confirmAnd(context, opened, link) : asked(link, 200);
  });
}

/** Confirms the address: somebody has sent the form. */
export async function submitConfirmation(
  context: RequestContext,
  token: string,
  form: FormData,
): Promise<ConfirmOutcome> {
  return lookAt(context, token, (opened, link) => {
    if (link.needs === 'nothing') return confirmAnd(context, opened, link);
    const isNew = link.needs === 'newPassword';
    const typed = passwordOf(form);
    const missing = typed === '' ? ('passwordRequired' as const) : null;
    const fault = isNew ? newPasswordOf(form, link.email).fault : missing;
    if (fault) return asked(link, 400, { errors: wordsOf({ password: fault }, context.market.locale) });
    return confirmAnd(context, opened, link, typed);
  });
}

async function lookAt(
  context: RequestContext,
  token: string,
  goOn: (opened: OpenedLink, link: Confirmation) => ConfirmOutcome | Promise<ConfirmOutcome>,
): Promise<ConfirmOutcome> {
  const t = getTranslator(context.market.locale, 'errors');
  if (!(await allowsLink(context))) {
    const message = t('upstream.tooManyRequests');
    return { state: 'notRead', status: 429, problem: { ...NO_PROBLEM, message } };
  }
  const browserKey = await confirmationKey(context);
  const opened = { token, browserKey, session: context.account?.token ?? null };
  let link: Confirmation;
  try {
    link = await context.upstream.account.showConfirmation(opened);
  } catch (error) {
    if (isExpired(error)) {
      securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'confirmation' });
      return { state: 'linkExpired' };
    }
    if (!(error instanceof UpstreamError)) throw error;
    return { state: 'notRead', status: 503, problem: { ...NO_PROBLEM, isDown: true } };
  }
  await forgiveLink(context);
  return goOn(opened, link);
}

/** @param password as the link needs it */
async function confirmAnd(
  context: RequestContext,
  opened: OpenedLink,
  link: Confirmation,
  password?: string,
): Promise<ConfirmOutcome> {
  const { locale } = context.market;
  try {
    const { token, ...account } = await context.upstream.account.confirm(opened, password);
    const { accountId } = account;
    if (link.kind === 'newAccount')
      securityEvent(context, { kind: 'account', outcome: 'confirmed', account: accountId });
    else securityEvent(context, { kind: 'email', outcome: 'changed', account: accountId });
    if (token) {
      await signIn(context, { ...account, token }, { isRemembered: true, by: 'letter' });
      return { target: AFTER_SIGN_IN };
    }
    await leaveAuthNote(context, { view: 'email_changed', email: account.email });
    return { target: '/auth/email_changed' };
  } catch (error) {
    if (isExpired(error)) return { state: 'linkExpired' };
    if (!(error instanceof UpstreamError)) throw error;
    const refused = refusedFields(error).password;
    if (refused) return asked(link, 400, { errors: wordsOf({ password: refused }, locale) });
    if (error.code === WRONG_OLD_PASSWORD) {
      return asked(link, 400, { errors: { password: getTranslator(locale, 'account')('confirm.wrongPassword') } });
    }
    if (error.code === 'SignInAttemptsEnded') {
      return asked(link, 429, { message: getTranslator(locale, 'errors')(describeFailure(error).messageKey) });
    }
    return asked(link, 503, { isDown: true });
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'InvalidConfirmationToken';
}

function asked(link: Confirmation, status: 200 | 400 | 429 | 503, problem: Partial<AuthProblem> = {}): ConfirmOutcome {
  return { state: 'asked', status, link, problem: { ...NO_PROBLEM, ...problem } };
}
