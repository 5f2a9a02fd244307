import type { BookingRight } from '~/i18n/handle';
import type { LetterLink } from '~/upstream/documents/contract';
import { verifyAccount } from '~/bff/account/account.server';
import type { NotedBooking, RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { dropLetterKey, letterKeyOf } from './letter-keys.server';
import { rightsOf, type BookingVisitor } from './rights';

/** The rights of this request to a booking. */
export type Access = {
  visitors: readonly BookingVisitor[];
  rights: ReadonlySet<BookingRight>;
  /** A service that might have granted more rights did not answer. */
  isUncertain: boolean;
  /** The valid link of a letter about tickets by which the visitor comes; null without one. */
  letter: TicketLetter | null;
  /** An account that knows the order by its address alone: the order's phone makes it the account's own. */
  isByAddress: boolean;
};

export type TicketLetter = {
  /** The order belongs to an account: only that account changes it, and no code helps. */
  isOfAccount: boolean;
  /** The visitor has proved to be the buyer, and has these rights until then; null: has not. */
  provenUntil: string | null;
};

type Finding = { visitor: BookingVisitor | null; isUncertain: boolean; letter?: TicketLetter };

/** Short, because it runs before the page's own calls. */
const PATIENCE_MS = 700;
const NOBODY: Finding = { visitor: null, isUncertain: false };
const UNCERTAIN: Finding = { visitor: null, isUncertain: true };

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
  return {
    visitors,
    rights: rightsOf(visitors),
    isByAddress: visitors.includes('address'),
    isUncertain: findings.some(({ isUncertain }) => isUncertain),
    letter: findings.find(({ letter }) => letter)?.letter ?? null,
  };
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
    const own = await context.upstream.account.findBooking(authToken, token);
    return { visitor: own && (own.isByAddress ? 'address' : 'account') };
  });
}

async function byLetter(context: RequestContext, token: string): Promise<Finding> {
  const letterKey = letterKeyOf(context, token);
  if (!letterKey) return NOBODY;
  const { key, proof } = letterKey;
  // In another session it proves nothing: that browser, or its next visitor, has to prove it again.
  const grant = proof?.sessionId === context.session.id ? proof.grant : undefined;
  return answerOf('documents', async () => {
    const link = await context.upstream.documents.findLink(key, grant);
    if (!link) await dropLetterKey(context, token);
    return link?.token === token ? ofLetter(link) : { visitor: null };
  });
}

function ofLetter({ scope, isOfAccount, provenUntil }: LetterLink): Omit<Finding, 'isUncertain'> {
  if (scope === 'purchase') return { visitor: 'purchaseLetter' };
  return { visitor: provenUntil ? 'provenLetter' : 'ticketLetter', letter: { isOfAccount, provenUntil } };
}

/**
 * Waits for a service as long as a page may. A timeout counts as uncertain, since the answer might have granted more.
 */
function answerOf(block: string, ask: () => Promise<Omit<Finding, 'isUncertain'>>): Promise<Finding> {
  const finding = ask().then((found) => ({ ...found, isUncertain: false }));
  return degrade(finding, UNCERTAIN, { block, patienceMs: PATIENCE_MS });
}
