import type { Brand } from '~/market/brands';
import type { Market } from '~/market/market';
import type { UpstreamClients } from '~/upstream/services.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { Features } from './features';
import type { VisitorCity } from './visitor-city.server';

/** Affiliate marks of a visit, remembered for 30 days (upstream facts §6). */
export type MarketingMarks = { agent?: string; tag?: string; marker?: string; promoCode?: string };

/** A booking that was begun in this browser. */
export type NotedBooking = {
  token: string;
  /**
   * The account that was signed in here then or since. Without it, this browser may not show the booking. Undefined
   * for a guest's.
   */
  accountId?: string;
  /** Money was taken or held for it: later attempts do not push it out. */
  isBought?: boolean;
};

/** The key of a letter's link that was opened in this browser, and its booking. */
export type LetterKey = {
  token: string;
  key: string;
  /** The buyer has proved to be one; it counts in that session only (docs/decisions/069). */
  proof?: { grant: string; sessionId: string };
};

/** The sealed session. It holds no business data. */
export type SessionData = {
  /** Random id of the visitor; also the seed of idempotency keys. */
  id: string;
  /** Bookings begun in this browser, newest first. `noteBooking` limits them. */
  bookings: NotedBooking[];
  /** Seconds since 1970: when the browser was given the session. Undefined before. */
  keptAt?: number;
  /** Bookings whose reminder the visitor dismissed. */
  dismissed?: string[];
  /** The visitor has seen the explanation of reminders. */
  knowsReminder?: boolean;
};

/** The account of this browser's sealed cookie. Only the account service knows whether the session is still valid. */
export type AccountSession = {
  id: string;
  email: string;
  token: AuthToken;
  /** Seconds since 1970: when the service last confirmed the session. */
  verifiedAt: number;
  /** Seconds since 1970: when the session ends. */
  until: number;
  /** Kept until then; otherwise until the browser is closed. */
  isRemembered: boolean;
};

/** An account that the service has confirmed during this request. */
export type VerifiedAccount = AccountSession & {
  /** The owner of the address answered a letter to it. Never kept in the cookie. */
  isConfirmed: boolean;
  /** The owner re-authenticated a short while ago and may change sensitive data. */
  isFresh: boolean;
  /** False for an account that opens only by social networks, codes or passkeys. */
  hasPassword: boolean;
  /** Proves the account to the support chat; null where the account service gives none. Never sent to the browser. */
  chatHash: string | null;
};

/** The context of all loaders and actions, one per request, made by `getContext`. */
export type RequestContext = {
  requestId: string;
  traceId: string;
  url: URL;
  /** The site as the browser knows it: "https://shop.example", without a trailing slash. */
  origin: string;
  /** The site's public origin, for canonical links and sitemaps; `origin` where not configured. */
  publicOrigin: string;
  /** Empty under a host that does not pass it. */
  clientIp: string;
  brand: Brand;
  market: Market;
  session: SessionData;
  /** Keys of letters opened here, newest first. The documents service knows the use of each. */
  letterKeys: readonly LetterKey[];
  /** Null for a guest. Pages call `currentAccount`, which verifies it. */
  account: AccountSession | null;
  marks: MarketingMarks;
  /** Clients bound to the market, the marks and the ids of this request. */
  upstream: UpstreamClients;
  /** Feature flags, resolved once per request at the first call; never rejects. */
  features(): Promise<Features>;
  /** The visitor's probable place, by address; null when unknown. Personal: never put it into a shared answer. */
  visitorCity(): Promise<VisitorCity | null>;
  /** Cookies of the request. */
  cookies: ReadonlyMap<string, string>;
  hasSecureCookies: boolean;
  /** Adds a Set-Cookie header to the response, whatever it is, a redirect included. */
  setCookie(header: string): void;
};
