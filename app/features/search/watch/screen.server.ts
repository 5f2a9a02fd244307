import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { readFlash } from '~/bff/cookies/flash.server';
import type { QueryText } from '../query/query-text';
import { kindOfSearch, type SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { currencyFeatures } from '~/market/currency-features';
import { watchedNote } from './subscribe.server';

/** The form that has a price watched, or what it has done. Ready texts. */
export type PriceSubscriptionView = {
  title: string;
  text: string;
  /** Null once the form has been sent. */
  form: {
    label: string;
    /** Of the account; empty for a guest. */
    email: string;
    submit: string;
    /** A box to tick, where the brand asks for it. */
    consent: string | null;
    stop: string;
    privacy: string;
  } | null;
};

/** Whether prices of this search are watched: of one that has days and a place, in a currency that has it (1 §9). */
export function isWatchable({ market }: Pick<RequestContext, 'market'>, query: SearchQuery): boolean {
  return currencyFeatures(market.currency).priceSubscription && kindOfSearch(query) === 'offers';
}

/**
 * The block of a results page, null where prices are not watched. It says that it is done as long as the note of it lasts.
 * @param words the search in words
 */
export async function priceSubscription(
  context: RequestContext,
  query: SearchQuery,
  { route, dates }: Pick<QueryText, 'route' | 'dates'>,
): Promise<PriceSubscriptionView | null> {
  if (!isWatchable(context, query)) return null;
  const { market } = context;
  const t = getTranslator(market.locale, 'reminders');
  const note = await readFlash(context, watchedNote);
  if (note?.search === buildSearchPath(query)) {
    return { title: t('priceDrop.done'), text: t('priceDrop.doneText', { email: note.email }), form: null };
  }
  const account = await currentAccount(context);
  return {
    title: t('priceDrop.title'),
    text: t('priceDrop.text', { route, dates }),
    form: {
      label: t('priceDrop.email'),
      email: account?.email ?? '',
      submit: t('priceDrop.submit'),
      consent: BRANDS[market.brand].asksPrivacyConsent ? t('priceDrop.consent') : null,
      stop: t('priceDrop.stop'),
      privacy: t('priceDrop.privacy'),
    },
  };
}
