import { inSeconds, keepAccountSession } from '~/bff/account/account-session.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { allowsPasswordGuess } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { emailOf, newPasswordOf, passwordOf, refusedFields, wordsOf } from '~/features/account/auth/credentials.server';
import { getTranslator } from '~/i18n/translator.server';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { UpstreamError } from '~/upstream/error';
import { refusalsOf } from './refusals.server';
import type { Outcome } from './sections';

/**
 * Has a letter sent to a new address; the account keeps its own until the letter is answered. Whether somebody else has
 * the address shows neither in the answer nor in its time.
 */
export async function submitEmail(context: RequestContext, account: VerifiedAccount, form: FormData): Promise<Outcome> {
  const { market, upstream } = context;
  const { typed, email, fault } = emailOf(form, 'newEmail');
  const password = passwordOf(form, 'emailPassword');
  const refusals = refusalsOf(context, 'email', { newEmail: typed });
  const lacksPassword = account.hasPassword && password === '';
  if (email === null || lacksPassword) {
    const faults = { newEmail: fault, emailPassword: lacksPassword ? ('passwordRequired' as const) : null };
    return refusals.fields(wordsOf(faults, market.locale));
  }
  if (email === account.email) {
    return refusals.fields({ newEmail: getTranslator(market.locale, 'profile')('settings.email.same') });
  }
  if (!(await allowsPasswordGuess(context, account)) || !(await allowsLetter(context, email)))
    return refusals.tooMany();
  return evenly(
    (async () => {
      try {
        await upstream.account.changeEmail(account.token, { email, password, siteUrl: letterOrigin(context) });
        securityEvent(context, { kind: 'email', outcome: 'change_requested', account: account.id });
      } catch (error) {
        if (error instanceof UpstreamError && refusedFields(error).email) {
          return refusals.fields(wordsOf({ newEmail: 'wrongEmail' }, market.locale));
        }
        return refusals.failed(error, 'emailPassword');
      }
      return { saved: { section: 'email', email } };
    })(),
  );
}

/** Sets a password. All other browsers are signed out, and this one gets a new token. */
export async function submitPassword(
  context: RequestContext,
  account: VerifiedAccount,
  form: FormData,
): Promise<Outcome> {
  const { market, upstream } = context;
  const old = passwordOf(form, 'oldPassword');
  const { password, fault } = newPasswordOf(form, account.email, 'newPassword');
  const refusals = refusalsOf(context, 'password');
  const faults = {
    oldPassword: account.hasPassword && old === '' ? ('passwordRequired' as const) : null,
    newPassword: fault,
  };
  if (faults.oldPassword || faults.newPassword) return refusals.fields(wordsOf(faults, market.locale));
  if (!(await allowsPasswordGuess(context, account))) return refusals.tooMany();
  try {
    const token = await upstream.account.changePassword(account.token, { old, new: password });
    await keepAccountSession(context, { ...account, token, verifiedAt: inSeconds() });
    securityEvent(context, { kind: 'password', outcome: 'changed', account: account.id });
    return { saved: { section: 'password' } };
  } catch (error) {
    const refused = error instanceof UpstreamError ? refusedFields(error).password : null;
    if (refused) return refusals.fields(wordsOf({ newPassword: refused }, market.locale));
    if (error instanceof UpstreamError && error.code === WRONG_OLD_PASSWORD) {
      securityEvent(context, { kind: 'password', outcome: 'refused', account: account.id });
    }
    return refusals.failed(error, 'oldPassword');
  }
}
