import type { Market } from '~/market/market';
import type { ServiceName } from './error';
import type { CallIds, Transport } from './http.server';

/**
 * A named cache of answers, shared by all visitors: never for personal data, and a failed `load` is never kept.
 * The key holds everything the answer depends on.
 */
export type AnswerCache = {
  /** @param options.renew loads anew, whatever is kept, and keeps the new answer */
  read<T>(key: readonly unknown[], load: () => Promise<T>, options?: { renew?: boolean }): Promise<T>;
};

/** What clients are bound to: one a request of a visitor. */
export type UpstreamBinding = {
  ids: CallIds;
  market: Pick<Market, 'brand' | 'locale' | 'country' | 'currency'>;
  /** Affiliate marks, passed on with searches and bookings. */
  marks: { agent?: string; tag?: string; marker?: string };
  /** short: 5 minutes; long: 6 hours */
  caches: { short: AnswerCache; long: AnswerCache };
  transports: Readonly<Record<ServiceName, Transport>>;
};
