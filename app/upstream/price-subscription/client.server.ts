import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import {
  endpoints,
  type AlertOfLetter,
  type AlertState,
  type CreateAnswer,
  type Fall,
  type PriceAlert,
  type WatchedSearch,
} from './contract';

/** An alert to be: the search in the visitor's currency, and the fall that is worth a letter. */
export type NewAlert = {
  search: Omit<WatchedSearch, 'currency'>;
  fall: Fall;
  /** Absolute address of the page that shows the search. */
  searchUrl: string;
  /** Origin of the shop for the links of letters. */
  siteUrl: string;
};

/** Makes the client of letters about falling prices (specification 3 §3). Failures are `UpstreamError`s. */
export function createPriceSubscriptionClient(binding: UpstreamBinding) {
  const { brand, country, currency } = binding.market;
  const call = envelopedCalls(binding, { brand });
  return {
    /**
     * Watches a search for an account, or asks the owner of a guest's address by letter. Idempotent.
     * @throws UpstreamError `invalid` (code ValidationError) when the service refuses the address; `conflict`
     *   (AlertsLimitError) when the address has too many alerts; `unauthorised` for a session that has ended
     */
    create(owner: { email: string } | { token: AuthToken }, alert: NewAlert): Promise<CreateAnswer> {
      const { search, fall, searchUrl, siteUrl } = alert;
      return call(endpoints.create, {
        ...('token' in owner ? { auth_token: owner.token.reveal() } : { email: owner.email }),
        search: { ...searchWire(search), currency },
        fall_percent: fall,
        search_url: searchUrl,
        site_url: siteUrl,
        country,
      });
    },

    /** Lists the alerts of an account, with histories. @throws UpstreamError `unauthorised` */
    list(token: AuthToken): Promise<PriceAlert[]> {
      return call(endpoints.list, { auth_token: token.reveal() });
    },

    /** Pauses, resumes, leaves or takes up again an alert. @throws UpstreamError `notFound`, `unauthorised` */
    async setState(token: AuthToken, id: string, state: Exclude<AlertState, 'pending'>): Promise<void> {
      await call(endpoints.setState, { auth_token: token.reveal(), id, state });
    },

    /** Returns the alert of a letter. @throws UpstreamError `invalid` (code SubscriptionLinkExpired) */
    findOfLetter(key: string): Promise<AlertOfLetter> {
      return call(endpoints.findOfLetter, { key });
    },

    /** Confirms or leaves the alert of a letter. @throws UpstreamError `invalid` (code SubscriptionLinkExpired) */
    answerLetter(key: string, answer: 'watch' | 'leave'): Promise<AlertOfLetter> {
      return call(endpoints.answerLetter, { key, answer });
    },
  };
}
export type PriceSubscriptionClient = ReturnType<typeof createPriceSubscriptionClient>;

function searchWire({ trips, travelers, cabin, isWeekends }: NewAlert['search']) {
  const { adults, children, infants, childrenAges } = travelers;
  return {
    trips,
    travelers: { adult: adults, child: children, infant: infants, childrenAges },
    cabin,
    only_weekends: isWeekends,
  };
}
