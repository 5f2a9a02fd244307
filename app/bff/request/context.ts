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
  /** The account that was signed in here then or since: without it the booking is nobody's here. Left out for a guest's. */
  accountId?: string;
};

/** The key of a letter's link that was opened in this browser, and the booking that it is for. */
export type LetterKey = { token: string; key: string };

/** The sealed session: nothing in it is business data. */
export type SessionData = {
  /** Random id of the visitor; also the seed of idempotency keys. */
  id: string;
  /** Bookings begun in this browser, newest first, at most 20. */
  bookings: NotedBooking[];
  /** Of these, whose reminder was sent away. */
  dismissed?: string[];
  /** The visitor has been told what the reminder of a booking is. */
  knowsReminder?: boolean;
};

/** An account that this browser is signed in to, as its sealed cookie says; whether it still holds, the service knows. */
export type AccountSession = {
  id: string;
  email: string;
  token: AuthToken;
  /** Seconds since 1970: when the service last vouched for it. */
  verifiedAt: number;
  /** Seconds since 1970: when it ends. */
  until: number;
  /** Kept until then; otherwise until the browser is closed. */
  isRemembered: boolean;
};

/** An account of which the service has said just now, in this request, whose it is. */
export type VerifiedAccount = AccountSession & {
  /** The owner of the address has answered a letter to it. Never kept in the cookie: it is asked for. */
  isConfirmed: boolean;
  /** The owner has proven to be the owner a short while ago: what is dear may be changed. */
  isFresh: boolean;
  /** False for one that only networks, codes or passkeys open. */
  hasPassword: boolean;
};

/** What every loader and action works with: one a request, made by `getContext`. */
export type RequestContext = {
  requestId: string;
  traceId: string;
  url: URL;
  /** As the browser knows this site: "https://shop.example", without a slash at the end. */
  origin: string;
  /** As the world is to know it: in canonical links and sitemaps; where not configured, `origin`. */
  publicOrigin: string;
  /** Empty under a host that does not tell. */
  clientIp: string;
  brand: Brand;
  market: Market;
  session: SessionData;
  /** Keys of letters opened here, newest first. The documents service says what each is good for. */
  letterKeys: readonly LetterKey[];
  /** Null for a guest. Pages ask `currentAccount`, which does not take it on trust for ever. */
  account: AccountSession | null;
  marks: MarketingMarks;
  /** Clients bound to the market, the marks and the ids of this request. */
  upstream: UpstreamClients;
  /** Feature flags, resolved once a request, at the first call; never rejects. */
  features(): Promise<Features>;
  /** Where the visitor probably is, by the address; null when nobody knows. Personal: never into a shared answer. */
  visitorCity(): Promise<VisitorCity | null>;
  /** Cookies that came with the request. */
  cookies: ReadonlyMap<string, string>;
  hasSecureCookies: boolean;
  /** Adds a Set-Cookie header to whatever answer this request gets, a redirect included. */
  setCookie(header: string): void;
};
