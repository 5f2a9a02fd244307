import type { BookingRight } from '~/i18n/handle';
import type { LinkScope } from '~/upstream/documents/contract';
import { verifyAccount } from '~/bff/account/account.server';
import type { NotedBooking, RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { dropLetterKey } from './letter-keys.server';
import { rightsOf, type BookingVisitor } from './rights';

/** The rights of this request to a booking. */
export type Access = {
  visitors: readonly BookingVisitor[];
  rights: ReadonlySet<BookingRight>;
  /** A service that might have granted more rights did not answer. */
  isUncertain: boolean;
};

type Finding = { visitor: BookingVisitor | null; isUncertain: boolean };

/** Short, because it runs before the page's own calls. */
const PATIENCE_MS = 700;
const NOBODY: Finding = { visitor: null, isUncertain: false };
const UNCERTAIN: Finding = { visitor: null, isUncertain: true };

const VISITOR_OF_LETTER: Readonly<Record<LinkScope, BookingVisitor>> = {
  tickets: 'ticketLetter',
  purchase: 'purchaseLetter',
};

const accesses = new WeakMap<RequestContext, Map<string, Promise<Access>>>();

/**
 * Finds out what this request may do with a booking, once per request. Nothing is remembered: an account that was
 * signed out elsewhere or a closed letter link loses its rights with the next page. A guest's own booking needs no
 * service. Never rejects for an upstream failure.
 */
export function accessTo(context: RequestContext, token: string): Promise<Access> {
  const byToken = accesses.get(context) ?? new Map<string, Promise<Access>>();
  accesses.set(context, byToken);
  let access = byToken.get(token);
  if (!access) byToken.set(token, (access = findAccess(context, token)));
  return access;
}

async function findAccess(context: RequestContext, token: string): Promise<Access> {
  const noted = context.session.bookings.find((booking) => booking.token === token);
  const isGuests = noted !== undefined && noted.accountId === undefined;
  const findings: Finding[] = isGuests
    ? [{ visitor: 'browser', isUncertain: false }]
    : await Promise.all([byAccount(context, token, noted), byLetter(context, token)]);
  const visitors = findings.flatMap(({ visitor }) => visitor ?? []);
  return { visitors, rights: rightsOf(visitors), isUncertain: findings.some(({ isUncertain }) => isUncertain) };
}

async function byAccount(context: RequestContext, token: string, noted: NotedBooking | undefined): Promise<Finding> {
  const { account } = context;
  if (!account) return NOBODY;
  const signInState = await verifyAccount(context);
  if (signInState.state === 'guest') return NOBODY;
  if (signInState.state === 'unknown') {
    return noted?.accountId === account.id ? { visitor: 'unverifiedBrowser', isUncertain: true } : UNCERTAIN;
  }
  const { id, token: authToken } = signInState.account;
  if (noted?.accountId === id) return { visitor: 'browser', isUncertain: false };
  return answerOf('account', async () => {
    const isOfAccount = await context.upstream.account.hasBooking(authToken, token);
    return isOfAccount ? 'account' : null;
  });
}

async function byLetter(context: RequestContext, token: string): Promise<Finding> {
  const letterKey = context.letterKeys.find((one) => one.token === token);
  if (!letterKey) return NOBODY;
  return answerOf('documents', async () => {
    const link = await context.upstream.documents.findLink(letterKey.key);
    if (!link) await dropLetterKey(context, token);
    return link?.token === token ? VISITOR_OF_LETTER[link.scope] : null;
  });
}

/**
 * Waits for a service as long as a page may. A timeout counts as uncertain, since the answer might have granted more.
 */
function answerOf(block: string, ask: () => Promise<BookingVisitor | null>): Promise<Finding> {
  const finding = ask().then((visitor) => ({ visitor, isUncertain: false }));
  return degrade(finding, UNCERTAIN, { block, patienceMs: PATIENCE_MS });
}
