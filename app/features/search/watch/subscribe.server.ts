import { z } from 'zod';
import { currentAccount } from '~/bff/account/account.server';
import { leaveFlash } from '~/bff/cookies/flash.server';
import { allowsPriceSubscription } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { settle } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { buildSearchPath } from '../query/search-url';
import { watchForm } from './form.server';
import { watchedSearch, type Watch } from './watched-search.server';

/** Notice of a successful submission, with its search; lasts as long as any flash notice. */
export const watchedNote = z.object({
  kind: z.literal('priceWatched'),
  /** `sending`: the service is slow, and goes on. */
  state: z.enum(['asked', 'watching', 'sending']),
  search: z.string(),
  email: z.string(),
});

export type WatchRejection = RejectedSubmission<'watchEmail' | 'watchConsent' | 'watchFall', 'watchPrice'>;

/** Null when done; the next page shows the notice. */
export type WatchOutcome = WatchRejection | null;

/** Returns the text that tells one watched search from another. */
export function watchedPath({ query, isWeekends }: Watch): string {
  return buildSearchPath(query) + (isWeekends ? '#weekends' : '');
}

/**
 * Watches the price of a search for the account that is logged in, or asks the owner of a guest's address by letter
 * (specification 1 §9, 3 §3). Waits for the service as long as a page may. Submitting again is harmless, because an
 * address watches a search only once.
 */
export async function watchPrice(context: RequestContext, watch: Watch, form: PostedForm): Promise<WatchOutcome> {
  if (!(await context.features()).priceSubscription) throw new Response(null, { status: 404 });
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'reminders');
  const account = await currentAccount(context);
  const facts = { ...BRANDS[market.brand], isGuest: account === null };
  const { value, reject } = readSubmission(watchForm, form, getTranslator(market.locale, 'errors'), facts);
  if (!value) return reject();
  const email = value.email ?? account?.email ?? '';
  // An account has no field for an address at which an error could stand.
  const refuse = (status: number, text: string) =>
    reject({ status, ...(account ? { message: text } : { texts: { watchEmail: text } }) });
  if (!(await allowsPriceSubscription(context, email))) return refuse(429, t('priceDrop.tooMany'));

  const search = watchedPath(watch);
  const origin = letterOrigin(context);
  const owner = account ? { token: account.token } : { email };
  const alert = {
    search: watchedSearch(watch),
    fall: value.fall,
    searchUrl: origin + buildSearchPath(watch.query),
    siteUrl: origin,
  };
  const key = ['watch', market.brand, market.currency, account?.id ?? '', email, value.fall, search].join(' ');
  const outcome = await settle(key, () => upstream.priceSubscription.create(owner, alert));
  if (outcome.state !== 'failed') {
    const state = outcome.state === 'ready' ? outcome.value : 'sending';
    const note = { kind: 'priceWatched', state, search, email } satisfies z.input<typeof watchedNote>;
    await leaveFlash(context, note);
    return null;
  }
  const { error } = outcome;
  if (error.code === 'AlertsLimitError') return refuse(409, t('priceDrop.full'));
  if (error.kind === 'invalid')
    return account ? refuse(400, t('priceDrop.failed')) : reject({ errors: { watchEmail: 'wrongEmail' } });
  return refuse(503, t('priceDrop.failed'));
}
