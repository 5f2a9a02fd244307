import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash } from '~/bff/cookies/flash.server';
import { textOf } from '~/forms/form.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsSubscription, allowsTextMessage, countNewsletterLetter } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import { EMAIL_LENGTH, emailFault, readEmail, readPhone, type EmailFault } from '~/forms/contacts.server';
import { getTranslator } from '~/i18n/translator.server';
import type { FeedbackAnswer } from '~/upstream/feedback/contract';
import type { SentNote } from './sent-note.server';

/** One-field forms below the search form, by their `intent`. */
export const CONTACT_INTENTS = ['subscribe', 'sendAppLink'] as const;
export type ContactIntent = (typeof CONTACT_INTENTS)[number];

/** A rejected submission: the input and its error text. */
export type ContactFault = { intent: ContactIntent; value: string; error: string };

/** Null when done; the next page shows the notice. */
export type ContactOutcome = { fault: ContactFault; status: 400 | 429 | 503 } | null;

const MOST_TYPED = 200;

type Reasons = EmailFault | 'phoneRequired' | 'wrongPhone';

/**
 * Sends a newsletter confirmation email, or texts a link to the app (specification 1 §2, 3 §5). Waits for the service
 * about as long as a page may; a later failure is not reported. Submitting again is harmless: limits apply to each
 * address and phone number.
 */
export async function submitContactForm(
  context: RequestContext,
  intent: ContactIntent,
  form: FormData,
): Promise<ContactOutcome> {
  return intent === 'subscribe' ? subscribe(context, form) : sendAppLink(context, form);
}

async function subscribe(context: RequestContext, form: FormData): Promise<ContactOutcome> {
  const { market } = context;
  const typed = textOf(form, 'subscriberEmail');
  const refuse = refusal(context, 'subscribe', typed);
  const email = readEmail(typed);
  if (!email) return refuse.because(emailFault(typed));
  if (!(await allowsSubscription(context))) return refuse.tooMany();
  const ask = () => askToSubscribe(context, email);
  return send(context, `subscribe ${market.brand} ${email}`, ask, { kind: 'subscription', email }, refuse);
}

/** Skips the email once the address reaches its daily limit; the visitor sees the usual answer. */
async function askToSubscribe(context: RequestContext, email: string): Promise<void> {
  const limit = await countNewsletterLetter(context, email);
  if (!limit.isAllowed) return;
  try {
    await context.upstream.feedback.subscribe(email, letterOrigin(context));
  } catch (error) {
    await limit.forgive();
    throw error;
  }
}

async function sendAppLink(context: RequestContext, form: FormData): Promise<ContactOutcome> {
  const { market, upstream } = context;
  const typed = textOf(form, 'appPhone');
  const refuse = refusal(context, 'sendAppLink', typed);
  if (typed === '') return refuse.because('phoneRequired');
  const phone = typed.length <= MOST_TYPED ? readPhone(typed, market.country) : null;
  if (!phone) return refuse.because('wrongPhone');
  if (!(await allowsTextMessage(context, phone))) return refuse.tooMany();
  return send(
    context,
    `app link ${market.brand} ${phone}`,
    () => upstream.feedback.sendAppLink(phone),
    { kind: 'appLink', phone: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone },
    refuse,
  );
}

async function send(
  context: RequestContext,
  key: string,
  start: () => Promise<FeedbackAnswer | void>,
  note: SentNote,
  refuse: Refusal,
): Promise<ContactOutcome> {
  const outcome = await settle(key, start);
  if (outcome.state === 'ready') {
    await leaveFlash(context, note);
    return null;
  }
  const isRefused = outcome.state === 'failed' && outcome.error.kind === 'invalid';
  if (isRefused) return refuse.because(note.kind === 'subscription' ? 'wrongEmail' : 'wrongPhone');
  return refuse.unavailable();
}

type Refusal = ReturnType<typeof refusal>;

function refusal({ market }: Pick<RequestContext, 'market'>, intent: ContactIntent, typed: string) {
  const value = typed.slice(0, MOST_TYPED);
  const t = getTranslator(market.locale, 'home');
  const tErrors = getTranslator(market.locale, 'errors');
  return {
    because: (reason: Reasons): ContactOutcome => ({
      fault: { intent, value, error: tErrors(`validation.${reason}`, { max: EMAIL_LENGTH }) },
      status: 400,
    }),
    tooMany: (): ContactOutcome => ({ fault: { intent, value, error: t('contact.tooMany') }, status: 429 }),
    unavailable: (): ContactOutcome => ({ fault: { intent, value, error: t(`contact.${intent}Failed`) }, status: 503 }),
  };
}
