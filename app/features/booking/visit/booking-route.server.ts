import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { accessTo, type Access } from '~/bff/booking-access/access.server';
import { rightsOf } from '~/bff/booking-access/rights';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { isSameOrigin } from '~/forms/form.server';
import type { BookingFileHandle, BookingRight, BookingRouteHandle } from '~/i18n/handle';
import { turnAway } from './turn-away.server';
import { isBookingToken } from '../flow/identifiers';

/** A request for a page about a booking, already authorised. */
export type BookingVisit = {
  context: RequestContext;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** In lower case. */
  token: string;
  /** Returns the visitor's other rights; calls the services that know at most once per request. */
  access(): Promise<Access>;
};

type Handle = BookingRouteHandle | BookingFileHandle;

const OF_EVERYBODY = rightsOf([]);

/**
 * Wraps the loader of a booking route; the only way to the token of the address. Turns away a visitor who lacks a right
 * that the handle requires, before anything else runs: a page shows what to do, a file redirects to the order page.
 * @param close answers such a visitor in the page's place, with a log-in for example; null: as everywhere else
 * @throws Response 404 when the address has no valid token; no service is called
 */
export function bookingLoader<T>(
  handle: Handle,
  load: (visit: BookingVisit) => T | Promise<T>,
  close?: (context: RequestContext) => Promise<T | null>,
) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const visit = await visitOf(args);
    const missing = await findMissing(visit, handle.access.load);
    if (!missing) return load(visit);
    const own = missing.isUncertain ? null : await close?.(visit.context);
    if (own) return own;
    throw await turnedAway(visit, handle, missing);
  };
}

/**
 * Wraps the action of a booking route in the same way.
 * @throws Response 403 for a cross-site form
 */
export function bookingAction<T>(handle: Handle, act: (visit: BookingVisit) => T | Promise<T>) {
  const { act: needed } = handle.access;
  if (!needed) throw new Error('a route with an action says in its handle who may send the form');
  return async (args: ActionFunctionArgs): Promise<T> => {
    // Check the origin before any service is called on behalf of the account.
    if (!isSameOrigin(args.request)) throw new Response(null, { status: 403 });
    const visit = await visitOf(args);
    const missing = await findMissing(visit, needed);
    if (missing) throw await turnedAway(visit, handle, missing);
    return act(visit);
  };
}

async function visitOf(args: LoaderFunctionArgs): Promise<BookingVisit> {
  const { request, params } = args;
  const token = tokenOf(params);
  const context = await getContext(args);
  return { context, request, params, token, access: () => accessTo(context, token) };
}

type Missing = {
  /** A silent service might grant what is missing. */
  isUncertain: boolean;
  /** The visitor sees the order by a letter's link or by its address; a refund or an exchange needs its buyer. */
  needs: 'account' | 'proof' | null;
};

/** Returns null for a visitor with all of the rights. */
async function findMissing({ access }: BookingVisit, needed: readonly BookingRight[]): Promise<Missing | null> {
  if (hasAll(OF_EVERYBODY, needed)) return null;
  const { rights, isUncertain, letter, isByAddress } = await access();
  if (hasAll(rights, needed)) return null;
  if (isByAddress && needed.includes('refund')) return { isUncertain, needs: 'proof' };
  if (!letter || !needed.includes('refund')) return { isUncertain, needs: null };
  return { isUncertain, needs: letter.isOfAccount ? 'account' : 'proof' };
}

function turnedAway({ context, token }: BookingVisit, handle: Handle, missing: Missing) {
  return turnAway(context, token, { isFile: !('hydrate' in handle), ...missing });
}

function hasAll(rights: ReadonlySet<BookingRight>, needed: readonly BookingRight[]): boolean {
  return needed.every((right) => rights.has(right));
}

function tokenOf({ token = '' }: { token?: string }): string {
  if (!isBookingToken(token)) throw new Response(null, { status: 404 });
  return token.toLowerCase();
}
