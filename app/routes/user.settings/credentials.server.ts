import type { PostedForm } from '~/forms/posted-form.server';
import { inSeconds, keepAccountSession } from '~/bff/account/account-session.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { allowsPasswordGuess } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { refusedFields } from '~/features/account/auth/credentials.server';
import { tooMany } from '~/features/account/auth/rejections.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import { emailForm, passwordForm } from './form.server';
import { rejectionAfter, wrongPassword } from './rejections.server';
import type { Outcome } from './sections';

/**
 * Sends a letter to a new e-mail; the account keeps its own until the link is followed. Neither the answer nor its
 * timing reveals whether somebody else has that e-mail.
 */
export async function submitEmail(
  context: RequestContext,
  account: VerifiedAccount,
  form: PostedForm,
): Promise<Outcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(emailForm, form, t, account);
  if (!value) return { rejected: reject() };
  const { email } = value;
  if (!(await allowsPasswordGuess(context, account)) || !(await allowsLetter(context, email))) {
    return { rejected: reject(tooMany('tooManyRequests', t)) };
  }
  return evenly<Outcome>(
    (async () => {
      try {
        await upstream.account.changeEmail(account.token, { ...value, siteUrl: letterOrigin(context) });
        securityEvent(context, { kind: 'email', outcome: 'change_requested', account: account.id });
      } catch (error) {
        if (error instanceof UpstreamError && refusedFields(error).email) {
          return { rejected: reject({ errors: { newEmail: 'wrongEmail' } }) };
        }
        const wrong = wrongPassword(error, context);
        if (wrong !== null) return { rejected: reject({ texts: { emailPassword: wrong } }) };
        return { rejected: reject(rejectionAfter(error, context)) };
      }
      return { saved: { section: 'email', email } };
    })(),
  );
}

/** Sets a password. Signs out all other browsers, and this one gets a new token. */
export async function submitPassword(
  context: RequestContext,
  account: VerifiedAccount,
  form: PostedForm,
): Promise<Outcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(passwordForm, form, t, account);
  if (!value) return { rejected: reject() };
  if (!(await allowsPasswordGuess(context, account))) return { rejected: reject(tooMany('tooManyRequests', t)) };
  try {
    const token = await upstream.account.changePassword(account.token, value);
    await keepAccountSession(context, { ...account, token, verifiedAt: inSeconds() });
    securityEvent(context, { kind: 'password', outcome: 'changed', account: account.id });
    return { saved: { section: 'password' } };
  } catch (error) {
    const newPassword = error instanceof UpstreamError ? refusedFields(error).password : null;
    if (newPassword) return { rejected: reject({ errors: { newPassword } }) };
    const wrong = wrongPassword(error, context);
    if (wrong === null) return { rejected: reject(rejectionAfter(error, context)) };
    securityEvent(context, { kind: 'password', outcome: 'refused', account: account.id });
    return { rejected: reject({ texts: { oldPassword: wrong } }) };
  }
}
