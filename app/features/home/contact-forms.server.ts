import type { PostedForm } from '~/forms/posted-form.server';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash } from '~/bff/cookies/flash.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsSubscription, allowsTextMessage, countNewsletterLetter } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import type { FeedbackAnswer } from '~/upstream/feedback/contract';
import { appLinkForm, subscribeForm } from './form.server';
import type { FormNotice } from './form-notice.server';

/** One-field forms below the search form, by their `intent`. */
export const CONTACT_INTENTS = ['subscribe', 'sendAppLink'] as const;
export type ContactIntent = (typeof CONTACT_INTENTS)[number];

export type ContactField = 'subscriberEmail' | 'appPhone';
export type ContactRejection = RejectedSubmission<ContactField, ContactIntent>;

/** Null when done; the next page shows the notice. */
export type ContactOutcome = ContactRejection | null;

/**
 * Sends a newsletter confirmation email, or texts a link to the app (specification 1 §2, 3 §5). Waits for the service
 * about as long as a page may; a later failure is not reported. Submitting again is harmless: limits apply to each
 * address and phone number.
 */
export async function submitContactForm(
  context: RequestContext,
  intent: ContactIntent,
  form: PostedForm,
): Promise<ContactOutcome> {
  return intent === 'subscribe' ? subscribe(context, form) : sendAppLink(context, form);
}

async function subscribe(context: RequestContext, form: PostedForm): Promise<ContactOutcome> {
  const { market } = context;
  const { value, reject } = readSubmission(subscribeForm, form, getTranslator(market.locale, 'errors'));
  if (!value) return reject();
  const { email } = value;
  const t = getTranslator(market.locale, 'home');
  if (!(await allowsSubscription(context))) {
    return reject({ status: 429, texts: { subscriberEmail: t('contact.tooMany') } });
  }
  const ask = () => askToSubscribe(context, email);
  const outcome = await send(context, `subscribe ${market.brand} ${email}`, ask, { kind: 'subscription', email });
  if (outcome === 'done') return null;
  if (outcome === 'invalid') return reject({ errors: { subscriberEmail: 'wrongEmail' } });
  return reject({ status: 503, texts: { subscriberEmail: t('contact.subscribeFailed') } });
}

/** Skips the email once the address reaches its daily limit; the visitor sees the usual answer. */
async function askToSubscribe(context: RequestContext, email: string): Promise<void> {
  const limit = await countNewsletterLetter(context, email);
  if (!limit.isAllowed) return;
  try {
    await context.upstream.feedback.subscribe(email, letterOrigin(context));
  } catch (error) {
    await limit.refundPoint();
    throw error;
  }
}

async function sendAppLink(context: RequestContext, form: PostedForm): Promise<ContactOutcome> {
  const { market, upstream } = context;
  const { value, reject } = readSubmission(
    appLinkForm,
    form,
    withPhoneSample(getTranslator(market.locale, 'errors'), market),
    market,
  );
  if (!value) return reject();
  const { phone } = value;
  const t = getTranslator(market.locale, 'home');
  if (!(await allowsTextMessage(context, phone))) {
    return reject({ status: 429, texts: { appPhone: t('contact.tooMany') } });
  }
  const shown = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  const ask = () => upstream.feedback.sendAppLink(phone, new URL('/app', context.origin).href);
  const outcome = await send(context, `app link ${market.brand} ${phone}`, ask, { kind: 'appLink', phone: shown });
  if (outcome === 'done') return null;
  if (outcome === 'invalid') return reject({ errors: { appPhone: 'wrongPhone' } });
  return reject({ status: 503, texts: { appPhone: t('contact.sendAppLinkFailed') } });
}

/** Waits for the service, and leaves a notice on success. */
async function send(
  context: RequestContext,
  key: string,
  start: () => Promise<FeedbackAnswer | void>,
  note: FormNotice,
): Promise<'done' | 'invalid' | 'failed'> {
  const outcome = await settle(key, start);
  if (outcome.state === 'ready') {
    await leaveFlash(context, note);
    return 'done';
  }
  return outcome.state === 'failed' && outcome.error.kind === 'invalid' ? 'invalid' : 'failed';
}
