import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { keepConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { authHref, type ReturnUrl } from '~/market/auth-address';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { refusedFields } from '~/features/account/auth/credentials.server';
import { rejectionAfter, tooMany } from '~/features/account/auth/rejections.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import { UpstreamError } from '~/upstream/error';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { registrationForm } from './form.server';
import type { Outcome } from './outcome';

/**
 * Signs up. An address with an account gets the same answer after the same time as a new one: only the letter tells its
 * owner.
 */
export async function submitRegistration(
  context: RequestContext,
  form: PostedForm,
  returnUrl: ReturnUrl,
): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(registrationForm, form, t, brand);
  if (!value) return reject();
  const { email, password, marketingConsent } = value;
  if (!(await allowsLetter(context, email))) return reject(tooMany('tooManyRequests', t));

  return evenly<Outcome>(
    (async () => {
      try {
        await upstream.account.signUp({
          email,
          password,
          // Without a checkbox, signing up implies consent: the form says so.
          hasPrivacyConsent: true,
          hasMarketingConsent: marketingConsent,
          hasAcceptedCookies: hasAcceptedCookies(context),
          siteUrl: letterOrigin(context),
          browserKey: await keepConfirmationKey(context),
        });
        securityEvent(context, { kind: 'account', outcome: 'created', email });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        const errors = refusedFields(error);
        if (errors.email || errors.password) return reject({ errors });
        if (error.code !== 'AlreadyExistsError') return reject(rejectionAfter(error, t));
      }
      await leaveAuthNote(context, { view: 'success_register', email });
      return { target: authHref('success_register', returnUrl) };
    })(),
  );
}
