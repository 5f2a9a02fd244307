import type { Namespace } from './namespaces';

/** A small script for a page that is not hydrated: `app/page-scripts/<name>.ts`, bundled on its own. */
export type PageScript =
  | 'show-password'
  | 'passkey-links'
  | 'passkey'
  | 'price-map'
  | 'device-wallet'
  | 'upload-progress'
  | 'assistant'
  | 'share-link';

/** Views that another page can show in a dialog, by the name in their data. */
export type DialogView = 'text' | 'authForm' | 'enterCode';

/** Says whether a parameter grants access to something (an order, an account) or is public. */
export type ParameterKind = 'secret' | 'public';

/**
 * Describes the parameters in a route's address (`export const handle`). A test requires every route to declare all of
 * its parameters.
 */
export type RouteParameters = {
  /** Dynamic segments of the path by name; "*" is the rest of a path. Undeclared segments count as secret. */
  params?: Readonly<Record<string, ParameterKind>>;
  /** Query parameters that grant access to something. */
  secretQuery?: readonly string[];
};

/** Rights on a booking; `bff/booking-access/rights` says who has which. */
export const BOOKING_RIGHTS = ['status', 'names', 'tickets', 'change', 'pay', 'refund'] as const;
export type BookingRight = (typeof BOOKING_RIGHTS)[number];

/** Rights that a route about a booking requires, all of them; `act` for its action, if it has one. */
export type BookingAccess = { load: readonly BookingRight[]; act?: readonly BookingRight[] };

/**
 * Tells the frame about the route's page (`export const handle: RouteHandle`). The deepest matched route wins; only
 * namespaces merge.
 */
export type RouteHandle = RouteParameters & {
  /** True when the page ships React. Content, error and payment pages do not (design §5.2). */
  hydrate: boolean;
  /** Scripts of a page that is not hydrated. Without this list none may run. */
  scripts?: readonly PageScript[];
  /** The page's script sends its form itself, to show the progress: it may fetch from this site. */
  fetches?: boolean;
  /** The page's form may carry files, so the host lets through a long body that takes minutes. */
  takesFiles?: boolean;
  /** Namespaces that this route's views read with `useTranslation`. */
  i18n: readonly Namespace[];
  /** Page name in metrics (specification 1 §2, kinds and metric names). */
  page?: string;
  /**
   * Instruction to search engines, `noindex` by default (specification 1 §2). An indexed page gets a canonical address
   * and alternates, and is listed in the sitemap.
   */
  robots?: 'index' | 'noindex' | 'noindex,nofollow';
  /** The page embeds the bank's 3-D Secure page, so `frame-src` allows the configured hosts. */
  frames?: boolean;
  /**
   * The page runs a wallet's script (docs/decisions/048): its loader's data has `walletScript`, the address, or null.
   * Only with an address do the page's scripts and that one run.
   */
  runsWallet?: boolean;
  /** The page holds personal data: sends `Cache-Control: no-store`, whatever the route's headers say. */
  noStore?: boolean;
  /**
   * Lets the host cache the page for everyone in a market (server/host/page-memory): every response of the route, or
   * only its 404s. Such a page is rendered without the visitor: no session, no marks, no client address. `many`: always,
   * for a route of more pages than the memory holds; they push out only each other. `home`: the home page, only for
   * guests who have left nothing in their browser (docs/decisions/104); other addresses of its route as `notFound`.
   * `results`: complete results of a search, for guests (docs/decisions/106).
   */
  shared?: 'always' | 'many' | 'notFound' | 'home' | 'results';
  /**
   * Another page may show this one in a dialog. Asked for JSON, the address answers with the page's data
   * (bff/http/page-data).
   */
  dialog?: DialogView;
  /**
   * On a route about a booking: who may open it and submit its form. `bookingLoader` and `bookingAction` enforce it.
   */
  access?: BookingAccess;
};

/** Handle of a route about a booking; `access` is mandatory. */
export type BookingRouteHandle = RouteHandle & { access: BookingAccess };

/** Handle of a file of a booking: a route without a page. */
export type BookingFileHandle = RouteParameters & { access: BookingAccess };

type Match = { handle?: unknown };

/** Returns the handle of a match, or null when the route exports none. */
function handleOf(match: Match | undefined): RouteHandle | null {
  const handle = match?.handle;
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle ? (handle as RouteHandle) : null;
}

/** Returns the handle that applies to a page; `matches` run from the root to the page. */
export function pageHandle(matches: readonly Match[]): RouteHandle {
  return handleOf(matches.at(-1)) ?? { hydrate: false, i18n: [] };
}

/** Lists every namespace that the matched routes' views read, without duplicates. */
export function pageNamespaces(matches: readonly Match[]): Namespace[] {
  return [...new Set(matches.flatMap((match) => handleOf(match)?.i18n ?? []))];
}
