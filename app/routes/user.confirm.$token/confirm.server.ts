import { PostedForm } from '~/forms/posted-form.server';
import { signIn } from '~/bff/account/account.server';
import { confirmationKey } from '~/bff/cookies/confirmation-key.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { refusedFields } from '~/features/account/auth/credentials.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import { AFTER_SIGN_IN } from '~/features/account/auth/return-url.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission, type Rejection } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import type { OpenedLink } from '~/upstream/account/confirmation-client.server';
import type { Confirmation } from '~/upstream/account/confirmation-contract';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { UpstreamError } from '~/upstream/error';
import { confirmForm } from './form.server';

/**
 * The result of a confirmation link; `notRead`: it could not be read, because the service is down or there were too
 * many attempts.
 */
export type ConfirmOutcome =
  | { target: string }
  | { state: 'linkExpired'; rejected: ConfirmRejection }
  | { state: 'notRead'; rejected: ConfirmRejection }
  | { state: 'asked'; link: Confirmation; rejected: ConfirmRejection | null };

export type ConfirmRejection = RejectedSubmission<'password', 'confirm'>;
type Reject = (rejection?: Rejection<'password'>) => ConfirmRejection;

/**
 * Follows the link (specification 3 §4). In the browser that signed up, confirms and signs in at once. Elsewhere only
 * shows what is needed: mail programs open links automatically, and a link that somebody else requested must not open
 * or reveal anything unnoticed.
 */
export async function followLink(context: RequestContext, token: string): Promise<ConfirmOutcome> {
  return lookAt(context, token, (opened, link) => {
    const isOwnSignUp = link.kind === 'newAccount' && link.needs === 'nothing';
    // Nothing was typed, so a failure rejects an empty form.
    const { reject } = readConfirmation(context, new PostedForm(), link);
    return isOwnSignUp ? confirm(context, opened, link, reject) : { state: 'asked', link, rejected: null };
  });
}

/** Confirms the address after the form was submitted. */
export async function submitConfirmation(
  context: RequestContext,
  token: string,
  form: PostedForm,
): Promise<ConfirmOutcome> {
  return lookAt(context, token, (opened, link) => {
    const { value, reject } = readConfirmation(context, form, link);
    return value
      ? confirm(context, opened, link, reject, value.password)
      : { state: 'asked', link, rejected: reject() };
  });
}

function readConfirmation({ market }: RequestContext, form: PostedForm, link: Confirmation) {
  return readSubmission(confirmForm, form, getTranslator(market.locale, 'errors'), link);
}

async function lookAt(
  context: RequestContext,
  token: string,
  proceed: (opened: OpenedLink, link: Confirmation) => ConfirmOutcome | Promise<ConfirmOutcome>,
): Promise<ConfirmOutcome> {
  const t = getTranslator(context.market.locale, 'errors');
  if (!(await allowsLink(context))) {
    return { state: 'notRead', rejected: rejectUnread('confirm', tooMany('tooManyRequests', t)) };
  }
  const browserKey = await confirmationKey(context);
  const opened = { token, browserKey, session: context.account?.token ?? null };
  let link: Confirmation;
  try {
    link = await context.upstream.account.showConfirmation(opened);
  } catch (error) {
    if (isExpired(error)) {
      securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'confirmation' });
      return { state: 'linkExpired', rejected: rejectUnread('confirm', { status: 400 }) };
    }
    if (!(error instanceof UpstreamError)) throw error;
    return { state: 'notRead', rejected: rejectUnread('confirm', ACCOUNTS_DOWN) };
  }
  await refundLinkPoint(context);
  return proceed(opened, link);
}

/** Confirms the link. @param password present when the link needs one */
async function confirm(
  context: RequestContext,
  opened: OpenedLink,
  link: Confirmation,
  reject: Reject,
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
    if (isExpired(error)) return { state: 'linkExpired', rejected: rejectUnread('confirm', { status: 400 }) };
    if (!(error instanceof UpstreamError)) throw error;
    return { state: 'asked', link, rejected: reject(rejectionOfFailure(error, locale)) };
  }
}

function rejectionOfFailure(error: UpstreamError, locale: Locale): Rejection<'password'> {
  const { password } = refusedFields(error);
  if (password) return { errors: { password } };
  if (error.code === WRONG_OLD_PASSWORD) {
    return { texts: { password: getTranslator(locale, 'account')('confirm.wrongPassword') } };
  }
  if (error.code === 'SignInAttemptsEnded') return tooMany(error.code, getTranslator(locale, 'errors'));
  return ACCOUNTS_DOWN;
}

function isExpired(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'InvalidConfirmationToken';
}
