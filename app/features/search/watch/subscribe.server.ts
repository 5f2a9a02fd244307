import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash } from '~/bff/cookies/flash.server';
import { textOf } from '~/forms/form.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsPriceSubscription } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import { EMAIL_LENGTH, emailFault, readEmail } from '~/forms/contacts.server';
import { toParameters } from '../offers/search-offers.server';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';

/** What the form has done, and for which search; it lasts as long as a flash note does. */
export const watchedNote = z.object({ kind: z.literal('priceWatched'), search: z.string(), email: z.string() });

/** A form that was not taken: what was typed, and what is wrong, in words, by field. */
export type WatchFault = {
  email: string;
  isAgreed: boolean;
  errors: { watchEmail?: string; watchConsent?: string };
};

/** Null: it is done, and a note of it is left for the next page. */
export type WatchOutcome = { fault: WatchFault; status: 400 | 429 | 503 } | null;

/** No address is as long; more is not shown again. */
const MOST_TYPED = 200;

/**
 * Has the price of a search watched for an address (specification 1 §9, 3 §3). Waits for the service as long as a page
 * may; asking again is harmless, since an address watches a search once.
 */
export async function watchPrice(context: RequestContext, query: SearchQuery, form: FormData): Promise<WatchOutcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'reminders');
  const tErrors = getTranslator(market.locale, 'errors');
  const typed = textOf(form, 'watchEmail').slice(0, MOST_TYPED);
  const isAgreed = form.has('watchConsent');
  const refuse = (status: 400 | 429 | 503, errors: WatchFault['errors']): WatchOutcome => ({
    fault: { email: typed, isAgreed, errors },
    status,
  });

  const email = readEmail(typed);
  const lacksConsent = BRANDS[market.brand].asksPrivacyConsent && !isAgreed;
  if (!email || lacksConsent) {
    return refuse(400, {
      ...(email ? {} : { watchEmail: tErrors(`validation.${emailFault(typed)}`, { max: EMAIL_LENGTH }) }),
      ...(lacksConsent ? { watchConsent: t('priceDrop.consentRequired') } : {}),
    });
  }
  if (!(await allowsPriceSubscription(context, email))) return refuse(429, { watchEmail: t('priceDrop.tooMany') });

  const search = buildSearchPath(query);
  const outcome = await settle(`watch ${market.brand} ${market.currency} ${email} ${search}`, () =>
    upstream.priceSubscription.create(email, toParameters(query), letterOrigin(context) + search),
  );
  if (outcome.state === 'ready') {
    await leaveFlash(context, { kind: 'priceWatched', search, email } satisfies z.input<typeof watchedNote>);
    return null;
  }
  const isRefused = outcome.state === 'failed' && outcome.error.kind === 'invalid';
  if (isRefused) return refuse(400, { watchEmail: tErrors('validation.wrongEmail') });
  return refuse(503, { watchEmail: t('priceDrop.failed') });
}
