import type { Market } from '~/market/market';
import type { ClientFacts } from './account/contract';
import type { AuthToken } from './account/auth-token.server';
import type { CallIds } from './call';
import type { Asking, Transport } from './http.server';

/**
 * A named cache of answers, shared by all visitors: never for personal data, and a failed `load` is never kept.
 * The key holds everything the answer depends on.
 */
export type AnswerCache = {
  /** @param options.renew loads anew, whatever is kept, and keeps the new answer */
  read<T>(key: readonly unknown[], load: () => Promise<T>, options?: { renew?: boolean }): Promise<T>;
  /** What is kept; nothing is loaded. */
  find<T extends object>(key: readonly unknown[]): Promise<T | null>;
  /** Keeps an answer that came piece by piece. */
  keep(key: readonly unknown[], value: object): Promise<void>;
};

/**
 * The cache of search answers: large, and dear to get. Whoever reads a key while it is being loaded gets the same answer,
 * also from other processes of the shop; but nobody waits for the turn of another visitor.
 */
export type OfferCache = {
  read<T extends object>(key: readonly unknown[], asking: Asking<T>, options?: { renew?: boolean }): Promise<T>;
  /** What is kept; nothing is loaded. */
  find<T extends object>(key: readonly unknown[]): Promise<T | null>;
};

/** What clients are bound to: one a request of a visitor. */
export type UpstreamBinding = {
  ids: CallIds;
  market: Pick<Market, 'brand' | 'locale' | 'country' | 'currency'>;
  /** Affiliate marks, passed on with searches and bookings. */
  marks: { agent?: string; tag?: string; marker?: string };
  /** Of whoever is signed in, as the browser says: bookings are tied to the account. */
  account?: AuthToken | null;
  /** The browser that asks, for the account service. */
  client?: ClientFacts;
  /** short and offers: 5 minutes; calendar: 10 minutes, for prices by day; long: 6 hours */
  caches: { short: AnswerCache; calendar: AnswerCache; long: AnswerCache; offers: OfferCache };
  /** The way to all services. */
  transport: Transport;
};
