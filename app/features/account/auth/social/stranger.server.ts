import { keepConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { getTranslator } from '~/i18n/translator.server';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { leaveAuthNote } from '../auth-note.server';
import { NO_PROBLEM, type AuthProblem } from '../auth-screen';
import { emailOf, passwordOf, refusedFields, wordsOf } from '../credentials.server';
import { goOn, socialVisitor } from './finish-social.server';
import { socialViewPath } from './social-address';
import { dropSocialFlow, keepSocialFlow, type Stranger } from '~/bff/cookies/social-flow.server';

/** The next page, or the form again. `over`: the network's token has expired; start again. */
export type StrangerOutcome =
  | { target: string }
  | { state: 'over' }
  | { state: 'again'; status: 400 | 429 | 503; email: string; problem: AuthProblem };

/**
 * Handles the submitted or confirmed e-mail (specification 3 §4, step 6). A typed one proves nothing and opens nothing:
 * it gets a letter, and page and timing are the same whether or not it has an account.
 */
export async function submitEmail(context: RequestContext, flow: Stranger, form: FormData): Promise<StrangerOutcome> {
  const { typed, email, fault } = emailOf(form);
  if (email === null) return again(400, typed, { errors: wordsOf({ email: fault }, context.market.locale) });
  if (flow.isProven && email === flow.email) return { target: socialViewPath('need_auth') };
  if (!(await allowsLetter(context, email))) return tooMany(context, typed, 'tooManyRequests');
  return evenly(
    attempt(context, typed, async () => {
      const letter = { siteUrl: letterOrigin(context), browserKey: await keepConfirmationKey(context) };
      await context.upstream.account.specifySocialEmail(strangerOf(flow), email, socialVisitor(context), letter);
      await Promise.all([
        keepSocialFlow(context, { ...flow, email, isProven: false }),
        leaveAuthNote(context, { view: 'success_register', email }),
      ]);
      return { target: socialViewPath('success_register') };
    }),
  );
}

/** Handles the password that proves the account of the e-mail (step 7); attempts count like sign-in attempts. */
export async function submitPassword(
  context: RequestContext,
  flow: Stranger & { email: string },
  form: FormData,
): Promise<StrangerOutcome> {
  const { email } = flow;
  const password = passwordOf(form);
  if (password === '') {
    return again(400, email, { errors: wordsOf({ password: 'passwordRequired' }, context.market.locale) });
  }
  const guess = await attemptSignIn(context, email);
  if (!guess.isAllowed) return tooMany(context, email, 'SignInAttemptsEnded');
  return evenly(
    attempt(context, email, async () => {
      const proof = { email, password };
      const visitor = socialVisitor(context);
      const answer = await context.upstream.account.linkSocial(strangerOf(flow), proof, visitor, guess.clientId);
      await guess.forgive();
      return goOn(context, flow, answer);
    }),
    (outcome) => !('target' in outcome),
  );
}

function strangerOf({ network, accessToken }: Stranger) {
  return { network, accessToken: new AuthToken(accessToken) };
}

/** Shows failures that the visitor can fix at the form. */
async function attempt(
  context: RequestContext,
  email: string,
  run: () => Promise<StrangerOutcome>,
): Promise<StrangerOutcome> {
  const { locale } = context.market;
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const t = getTranslator(locale, 'errors');
    switch (error.code) {
      case 'AuthTokenExpired':
        dropSocialFlow(context);
        return { state: 'over' };
      case 'ValidationError':
        return again(400, email, { errors: wordsOf({ email: refusedFields(error).email }, locale) });
      case 'InvalidAuthInfo':
        return again(400, email, { errors: { password: t('upstream.InvalidAuthInfo') } });
      case 'SignInAttemptsEnded':
        return again(429, email, { message: t(describeFailure(error).messageKey) });
      default:
        return again(503, email, { isDown: true });
    }
  }
}

function tooMany(
  { market }: RequestContext,
  email: string,
  key: 'SignInAttemptsEnded' | 'tooManyRequests',
): StrangerOutcome {
  return again(429, email, { message: getTranslator(market.locale, 'errors')(`upstream.${key}`) });
}

function again(status: 400 | 429 | 503, email: string, problem: Partial<AuthProblem>): StrangerOutcome {
  return { state: 'again', status, email, problem: { ...NO_PROBLEM, ...problem } };
}
