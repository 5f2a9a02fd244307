import type { PostedForm } from '~/forms/posted-form.server';
import { keepConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { readSubmission, type Rejection } from '~/forms/submission.server';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { leaveAuthNote } from '../auth-note.server';
import { refusedFields } from '../credentials.server';
import { ACCOUNTS_DOWN, tooMany } from '../rejections.server';
import { completeSocialSignIn, socialVisitor } from './finish-social.server';
import { socialEmailForm, socialPasswordForm } from './form.server';
import { socialViewPath } from './social-address';
import type { UnlinkedUserRejection } from './social-screen';
import { dropSocialFlow, keepSocialFlow, type UnlinkedSocialUser } from '~/bff/cookies/social-flow.server';

/** The next page, or the form again. `over`: the network's token has expired; start again. */
export type UnlinkedUserOutcome =
  { target: string } | { state: 'over' } | { state: 'rejected'; rejected: UnlinkedUserRejection };

/**
 * Handles the submitted or confirmed e-mail (specification 3 §4, step 6). A typed one proves nothing and opens nothing:
 * it gets a letter, and page and timing are the same whether or not it has an account.
 */
export async function submitEmail(
  context: RequestContext,
  flow: UnlinkedSocialUser,
  form: PostedForm,
): Promise<UnlinkedUserOutcome> {
  const t = getTranslator(context.market.locale, 'errors');
  const { value, reject } = readSubmission(socialEmailForm, form, t);
  if (!value) return rejected(reject());
  const { email } = value;
  if (flow.isProven && email === flow.email) return { target: socialViewPath('need_auth') };
  if (!(await allowsLetter(context, email))) return rejected(reject(tooMany('tooManyRequests', t)));
  const send = async (): Promise<UnlinkedUserOutcome> => {
    const letter = { siteUrl: letterOrigin(context), browserKey: await keepConfirmationKey(context) };
    try {
      await context.upstream.account.specifySocialEmail(unlinkedUserOf(flow), email, socialVisitor(context), letter);
    } catch (error) {
      const isEmailWrong = error instanceof UpstreamError && error.code === 'ValidationError';
      return isEmailWrong ? rejected(reject({ errors: refusedEmail(error) })) : failed(context, error, reject, t);
    }
    await Promise.all([
      keepSocialFlow(context, { ...flow, email, isProven: false }),
      leaveAuthNote(context, { view: 'success_register', email }),
    ]);
    return { target: socialViewPath('success_register') };
  };
  return evenly(send());
}

/** Handles the password that proves the account of the e-mail (step 7); attempts count like sign-in attempts. */
export async function submitPassword(
  context: RequestContext,
  flow: UnlinkedSocialUser & { email: string },
  form: PostedForm,
): Promise<UnlinkedUserOutcome> {
  const { email } = flow;
  const t = getTranslator(context.market.locale, 'errors');
  const { value, reject } = readSubmission(socialPasswordForm, form, t);
  if (!value) return rejected(reject());
  const guess = await attemptSignIn(context, email);
  if (!guess.isAllowed) return rejected(reject(tooMany('SignInAttemptsEnded', t)));
  const link = async (): Promise<UnlinkedUserOutcome> => {
    const proof = { email, password: value.password };
    const visitor = socialVisitor(context);
    try {
      const answer = await context.upstream.account.linkSocial(unlinkedUserOf(flow), proof, visitor, guess.clientId);
      await guess.refundPoint();
      return await completeSocialSignIn(context, flow, answer);
    } catch (error) {
      const isPasswordWrong = error instanceof UpstreamError && error.code === 'InvalidAuthInfo';
      if (isPasswordWrong) return rejected(reject({ texts: { password: t('upstream.InvalidAuthInfo') } }));
      return failed(context, error, reject, t);
    }
  };
  return evenly(link(), (outcome) => !('target' in outcome));
}

function unlinkedUserOf({ network, accessToken }: UnlinkedSocialUser) {
  return { network, accessToken: new AuthToken(accessToken) };
}

/** @throws any error that is not an upstream failure */
function failed(
  context: RequestContext,
  error: unknown,
  reject: (rejection: Rejection<never>) => UnlinkedUserRejection,
  t: Translate,
): UnlinkedUserOutcome {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.code === 'AuthTokenExpired') {
    dropSocialFlow(context);
    return { state: 'over' };
  }
  return rejected(reject(error.code === 'SignInAttemptsEnded' ? tooMany(error.code, t) : ACCOUNTS_DOWN));
}

function refusedEmail(error: UpstreamError) {
  return { email: refusedFields(error).email };
}

function rejected(rejection: UnlinkedUserRejection): UnlinkedUserOutcome {
  return { state: 'rejected', rejected: rejection };
}
