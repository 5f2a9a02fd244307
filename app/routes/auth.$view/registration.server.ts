import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { keepConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { authHref, type WayOn } from '~/market/auth-address';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { emailOf, newPasswordOf, refusedFields, wordsOf } from '~/features/account/auth/credentials.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import { UpstreamError } from '~/upstream/error';
import { outcomesOf, type Outcome } from './outcomes.server';

/**
 * Signs up. An address that has an account gets the same answer as one that has none, after the same time: the letter
 * tells its owner, and nobody else learns of it.
 */
export async function submitRegistration(context: RequestContext, form: FormData, wayOn: WayOn): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const { typed, email, fault } = emailOf(form);
  const { password, fault: passwordFault } = newPasswordOf(form, email);
  const hasPrivacyConsent = form.get('privacyConsent') !== null;
  const hasMarketingConsent = form.get('marketingConsent') !== null;
  const outcomes = outcomesOf(context, { email: typed, isRemembered: true, hasPrivacyConsent, hasMarketingConsent });
  const lacksConsent = brand.asksPrivacyConsent && !hasPrivacyConsent;
  if (email === null || passwordFault || lacksConsent) {
    const faults = {
      email: fault,
      password: passwordFault,
      privacyConsent: lacksConsent ? ('privacyConsentRequired' as const) : null,
    };
    return outcomes.fieldsAreWrong(wordsOf(faults, market.locale));
  }
  if (!(await allowsLetter(context, email))) return outcomes.tooMany('tooManyRequests');

  return evenly(
    (async () => {
      try {
        await upstream.account.signUp({
          email,
          password,
          // Where it is not asked for, signing up is agreeing: the form says so.
          hasPrivacyConsent: true,
          hasMarketingConsent,
          hasAcceptedCookies: hasAcceptedCookies(context),
          siteUrl: letterOrigin(context),
          browserKey: await keepConfirmationKey(context),
        });
        securityEvent(context, { kind: 'account', outcome: 'created', email });
      } catch (error) {
        const refused = error instanceof UpstreamError ? refusedFields(error) : null;
        if (refused?.email || refused?.password) return outcomes.fieldsAreWrong(wordsOf(refused, market.locale));
        if (!(error instanceof UpstreamError && error.code === 'AlreadyExistsError')) return outcomes.failed(error);
      }
      await leaveAuthNote(context, { view: 'success_register', email });
      return { target: authHref('success_register', wayOn) };
    })(),
  );
}
