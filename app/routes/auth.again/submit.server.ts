import { dropCodeAttempt, keepCodeAttempt, readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { allowsLetter } from '~/bff/limits/letters.server';
import { allowsPasswordGuess } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { textOf } from '~/forms/form.server';
import { NO_PROBLEM, type AuthProblem } from '~/features/account/auth/auth-screen';
import { codeErrors, codeFaultOf, codeOf } from '~/features/account/auth/code-form.server';
import { passwordOf, wordsOf } from '~/features/account/auth/credentials.server';
import { getTranslator } from '~/i18n/translator.server';
import type { OwnerProof } from '~/upstream/account/code-client.server';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { UpstreamError } from '~/upstream/error';

export type AgainOutcome =
  { state: 'proven' } | { state: 'codeSent' } | { state: 'refused'; status: 400 | 429 | 503; problem: AuthProblem };

/** What the owner proves to be the owner by: the password, or a code that a letter has brought. */
export async function submitAgain(
  context: RequestContext,
  account: VerifiedAccount,
  form: FormData,
): Promise<AgainOutcome> {
  const { market } = context;
  const intent = textOf(form, 'intent');
  if (intent === 'send') return sendCode(context, account);
  if (intent === 'code') {
    const [code, attempt] = [codeOf(form), await readCodeAttempt(context)];
    if (code === null) return refused(400, { errors: codeErrors('codeRequired', market.locale) });
    if (!attempt) return refused(400, { errors: codeErrors('codeOver', market.locale) });
    return prove(context, account, { attemptToken: attempt.attemptToken, code });
  }
  const password = passwordOf(form);
  if (password === '') return refused(400, { errors: wordsOf({ password: 'passwordRequired' }, market.locale) });
  return prove(context, account, { password });
}

async function sendCode(context: RequestContext, { email, token }: VerifiedAccount): Promise<AgainOutcome> {
  if (!(await allowsLetter(context, email))) return tooMany(context, 'tooManyRequests');
  try {
    await keepCodeAttempt(context, { attemptToken: await context.upstream.account.requestCodeAgain(token), email });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return refused(503, { isDown: true });
  }
  securityEvent(context, { kind: 'code', outcome: 'sent', email });
  return { state: 'codeSent' };
}

async function prove(context: RequestContext, account: VerifiedAccount, proof: OwnerProof): Promise<AgainOutcome> {
  const { market, upstream } = context;
  if (!(await allowsPasswordGuess(context, account))) return tooMany(context, 'tooManyRequests');
  try {
    await upstream.account.reauthenticate(account.token, proof);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'reauthentication', outcome: 'failure', account: account.id });
    if (error.code === 'SignInAttemptsEnded') return tooMany(context, 'SignInAttemptsEnded');
    if (error.code === WRONG_OLD_PASSWORD) {
      return refused(400, { errors: { password: getTranslator(market.locale, 'profile')('settings.wrongPassword') } });
    }
    const fault = codeFaultOf(error.code);
    return fault ? refused(400, { errors: codeErrors(fault, market.locale) }) : refused(503, { isDown: true });
  }
  securityEvent(context, { kind: 'reauthentication', outcome: 'success', account: account.id });
  if ('code' in proof) dropCodeAttempt(context);
  return { state: 'proven' };
}

function tooMany({ market }: RequestContext, key: 'tooManyRequests' | 'SignInAttemptsEnded'): AgainOutcome {
  return refused(429, { message: getTranslator(market.locale, 'errors')(`upstream.${key}`) });
}

function refused(status: 400 | 429 | 503, problem: Partial<AuthProblem>): AgainOutcome {
  return { state: 'refused', status, problem: { ...NO_PROBLEM, ...problem } };
}
