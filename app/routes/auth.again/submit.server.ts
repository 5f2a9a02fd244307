import type { PostedForm } from '~/forms/posted-form.server';
import { dropCodeAttempt, keepCodeAttempt, readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { allowsLetter } from '~/bff/limits/letters.server';
import { allowsPasswordGuess } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import { codeErrorOf, codeForm } from '~/features/account/auth/code-form.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import type { OwnerProof } from '~/upstream/account/code-client.server';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { UpstreamError } from '~/upstream/error';
import { passwordForm } from './form.server';

/** Fields of both forms and of the button that requests a code. */
export type AgainRejection = RejectedSubmission<'password' | 'code' | 'remember', 'password' | 'code' | 'send'>;
/** Null when proven. The form of the code with status 200 says that the code was sent. */
export type AgainOutcome = AgainRejection | null;

/** Proves the owner by the password, or by a code from a letter. */
export async function submitAgain(
  context: RequestContext,
  account: VerifiedAccount,
  form: PostedForm,
): Promise<AgainOutcome> {
  const t = getTranslator(context.market.locale, 'errors');
  const intent = pressedButton(form);
  if (intent === 'send') return sendCode(context, account, t);
  return intent === 'code' ? proveByCode(context, account, form, t) : proveByPassword(context, account, form, t);
}

async function sendCode(
  context: RequestContext,
  { email, token }: VerifiedAccount,
  t: Translate,
): Promise<AgainOutcome> {
  if (!(await allowsLetter(context, email))) return rejectUnread('send', tooMany('tooManyRequests', t));
  try {
    await keepCodeAttempt(context, { attemptToken: await context.upstream.account.requestCodeAgain(token), email });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return rejectUnread('send', ACCOUNTS_DOWN);
  }
  securityEvent(context, { kind: 'code', outcome: 'sent', email });
  return rejectUnread('code', { status: 200 });
}

async function proveByCode(context: RequestContext, account: VerifiedAccount, form: PostedForm, t: Translate) {
  const { value, reject } = readSubmission(codeForm, form, t);
  const attempt = await readCodeAttempt(context);
  if (!value) return reject();
  if (!attempt) return reject({ errors: { code: 'codeOver' } });
  const proof = { attemptToken: attempt.attemptToken, code: value.code };
  return prove(context, account, proof, ({ code }) => {
    const error = codeErrorOf(code);
    return reject(error ? { errors: { code: error } } : rejectionAfter(code, t));
  });
}

async function proveByPassword(context: RequestContext, account: VerifiedAccount, form: PostedForm, t: Translate) {
  const { value, reject } = readSubmission(passwordForm, form, t);
  if (!value) return reject();
  return prove(context, account, value, ({ code }) => {
    if (code !== WRONG_OLD_PASSWORD) return reject(rejectionAfter(code, t));
    const tProfile = getTranslator(context.market.locale, 'profile');
    return reject({ texts: { password: tProfile('settings.wrongPassword') } });
  });
}

/**
 * Proves the owner to the service.
 * @param rejectAfter builds the rejected submission when the service refuses the proof
 */
async function prove(
  context: RequestContext,
  account: VerifiedAccount,
  proof: OwnerProof,
  rejectAfter: (error: Pick<UpstreamError, 'code'>) => AgainRejection,
): Promise<AgainOutcome> {
  if (!(await allowsPasswordGuess(context, account))) return rejectAfter({ code: TOO_MANY });
  try {
    await context.upstream.account.reauthenticate(account.token, proof);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'reauthentication', outcome: 'failure', account: account.id });
    return rejectAfter(error);
  }
  securityEvent(context, { kind: 'reauthentication', outcome: 'success', account: account.id });
  if ('code' in proof) dropCodeAttempt(context);
  return null;
}

const TOO_MANY = 'tooManyRequests';

function rejectionAfter(code: string | null, t: Translate) {
  return code === TOO_MANY || code === 'SignInAttemptsEnded' ? tooMany(code, t) : ACCOUNTS_DOWN;
}
