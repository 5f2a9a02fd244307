import type { PostedForm } from '~/forms/posted-form.server';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash } from '~/bff/cookies/flash.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsPriceSubscription } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { toParameters } from '../offers/search-offers.server';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { watchForm } from './form.server';

/** Notice of a successful submission, with its search; lasts as long as any flash notice. */
export const watchedNote = z.object({ kind: z.literal('priceWatched'), search: z.string(), email: z.string() });

export type WatchRejection = RejectedSubmission<'watchEmail' | 'watchConsent', 'watchPrice'>;

/** Null when done; the next page shows the notice. */
export type WatchOutcome = WatchRejection | null;

/**
 * Watches the price of a search for an email address (specification 1 §9, 3 §3). Waits for the service as long as a
 * page may. Submitting again is harmless, because an address watches a search only once.
 */
export async function watchPrice(context: RequestContext, query: SearchQuery, form: PostedForm): Promise<WatchOutcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'reminders');
  const brand = BRANDS[market.brand];
  const { value, reject } = readSubmission(watchForm, form, getTranslator(market.locale, 'errors'), brand);
  if (!value) return reject();
  const { email } = value;
  if (!(await allowsPriceSubscription(context, email))) {
    return reject({ status: 429, texts: { watchEmail: t('priceDrop.tooMany') } });
  }

  const search = buildSearchPath(query);
  const outcome = await settle(`watch ${market.brand} ${market.currency} ${email} ${search}`, () =>
    upstream.priceSubscription.create(email, toParameters(query), letterOrigin(context) + search),
  );
  if (outcome.state === 'ready') {
    await leaveFlash(context, { kind: 'priceWatched', search, email } satisfies z.input<typeof watchedNote>);
    return null;
  }
  const isRefused = outcome.state === 'failed' && outcome.error.kind === 'invalid';
  if (isRefused) return reject({ errors: { watchEmail: 'wrongEmail' } });
  return reject({ status: 503, texts: { watchEmail: t('priceDrop.failed') } });
}
