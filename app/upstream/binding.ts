import type { Market } from '~/market/market';
import type { ClientFacts } from './account/contract';
import type { AuthToken } from './account/auth-token.server';
import type { CallIds } from './call';
import type { Asking, Transport } from './http.server';

export type ReadOptions = {
  /** Loads even if there is an entry, and keeps the new answer. */
  renew?: boolean;
  /**
   * How long a read of the lasting cache waits, in milliseconds, for a new answer in place of one older than five
   * minutes. The old one is returned when loading fails or takes longer. 0 by default.
   */
  waitForNewMs?: number;
};

/**
 * A named cache of answers, shared by all visitors: never for personal data, and a failed `load` is never kept. The
 * key holds everything on which the answer depends.
 */
export type AnswerCache = {
  read<T>(key: readonly unknown[], load: () => Promise<T>, options?: ReadOptions): Promise<T>;
  /** Returns the kept answer; loads nothing. */
  find<T extends object>(key: readonly unknown[]): Promise<T | null>;
  /** Stores an answer that came piece by piece. */
  keep(key: readonly unknown[], value: object): Promise<void>;
};

/**
 * The cache of search answers, which are large and expensive. Concurrent reads of a key share one answer, across the
 * shop's processes too; but nobody waits for another visitor's turn.
 */
export type OfferCache = {
  read<T extends object>(key: readonly unknown[], asking: Asking<T>, options?: { renew?: boolean }): Promise<T>;
  /** Returns the kept answer; loads nothing. @param options.isOldFine also returns one that is no longer current */
  find<T extends object>(key: readonly unknown[], options?: { isOldFine?: boolean }): Promise<T | null>;
};

/** The context of clients: one per visitor's request. */
export type UpstreamBinding = {
  ids: CallIds;
  market: Pick<Market, 'brand' | 'locale' | 'country' | 'currency'>;
  /** Affiliate marks, passed on with searches and bookings. */
  marks: { agent?: string; tag?: string; marker?: string };
  /** The signed-in account according to the browser: bookings are tied to it. */
  account?: AuthToken | null;
  /** The visitor's browser, for the account service. */
  client?: ClientFacts;
  /**
   * short and offers: 5 minutes; calendar: 10 minutes, for prices by day; long: 6 hours; lasting: 6 hours, renewed
   * behind the page after 5 minutes, for blocks that a page should never lose
   */
  caches: { short: AnswerCache; calendar: AnswerCache; long: AnswerCache; lasting: AnswerCache; offers: OfferCache };
  /** Sends the calls of all services. */
  transport: Transport;
};
