import type { Namespace } from './namespaces';

/** A small script of a page that is not hydrated: `app/page-scripts/<name>.ts`, bundled by itself. */
export type PageScript = 'show-password' | 'passkey-links' | 'passkey';

/** Whether a part of an address opens something (an order, an account), or may be known to anybody. */
export type ParameterKind = 'secret' | 'public';

/** What a route says of its own address (`export const handle`); a test has every route declare all of its parameters. */
export type RouteParameters = {
  /** Dynamic parts of the path by name, the rest of a path as "*". What is not declared is treated as secret. */
  params?: Readonly<Record<string, ParameterKind>>;
  /** Parameters of the query that open something. */
  secretQuery?: readonly string[];
};

/** What somebody may do with a booking. Who may do what is the table of bff/booking-access/rights. */
export const BOOKING_RIGHTS = ['status', 'names', 'tickets', 'change', 'pay', 'refund'] as const;
export type BookingRight = (typeof BOOKING_RIGHTS)[number];

/** The rights that a route about a booking asks for, all of them; `act` for its action, where it has one. */
export type BookingAccess = { load: readonly BookingRight[]; act?: readonly BookingRight[] };

/**
 * What a route tells the frame about its page (`export const handle: RouteHandle`). The deepest matched route decides;
 * only the namespaces add up.
 */
export type RouteHandle = RouteParameters & {
  /** Whether the page ships scripts. Content, error and payment pages do not (design §5.2). */
  hydrate: boolean;
  /** What runs on a page that is not hydrated. Without it, no script may run there. */
  scripts?: readonly PageScript[];
  /** Namespaces that the views of this route read with `useTranslation`. */
  i18n: readonly Namespace[];
  /** Name of the page (specification 1 §2, kinds and metric names). */
  page?: string;
  /**
   * What search engines may do with the page, `noindex` unless told (specification 1 §2). An indexed page has a canonical
   * address and alternates, and is in the sitemap.
   */
  robots?: 'index' | 'noindex' | 'noindex,nofollow';
  /** The page frames the bank's 3-D Secure page: `frame-src` allows the configured hosts. */
  frames?: boolean;
  /** The page holds personal data: `Cache-Control: no-store`, whatever the route's headers say. */
  noStore?: boolean;
  /**
   * What the host may keep and give to everyone of a market (server/host/page-memory): every answer of the route, or only
   * that there is nothing at an address. Such a page is made without the visitor: no session, no marks, no client address.
   */
  shared?: 'always' | 'notFound';
  /** Of a route about a booking: who may open it and send its form. Enforced by `bookingLoader` and `bookingAction`. */
  access?: BookingAccess;
};

/** The handle of a route about a booking: it cannot leave out who may come. */
export type BookingRouteHandle = RouteHandle & { access: BookingAccess };

/** The handle of a file of a booking: a route without a page. */
export type BookingFileHandle = RouteParameters & { access: BookingAccess };

type Match = { handle?: unknown };

/** The handle of a match, or null where the route exports none. */
function handleOf(match: Match | undefined): RouteHandle | null {
  const handle = match?.handle;
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle ? (handle as RouteHandle) : null;
}

/** The handle that decides for a page; `matches` are ordered from the root to the page. */
export function pageHandle(matches: readonly Match[]): RouteHandle {
  return handleOf(matches.at(-1)) ?? { hydrate: false, i18n: [] };
}

/** Every namespace that the matched routes' views read, each once. */
export function pageNamespaces(matches: readonly Match[]): Namespace[] {
  return [...new Set(matches.flatMap((match) => handleOf(match)?.i18n ?? []))];
}
