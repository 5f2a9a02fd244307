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
 * @throws Response 404 when the address has no valid token; no service is called
 */
export function bookingLoader<T>(handle: Handle, load: (visit: BookingVisit) => T | Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => load(await admit(args, handle, handle.access.load));
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
    return act(await admit(args, handle, needed));
  };
}

/** Authorises the request. @throws Response when the visitor lacks one of the rights */
async function admit(args: LoaderFunctionArgs, handle: Handle, needed: readonly BookingRight[]): Promise<BookingVisit> {
  const { request, params } = args;
  const token = tokenOf(params);
  const context = await getContext(args);
  const access = () => accessTo(context, token);
  if (!hasAll(OF_EVERYBODY, needed)) {
    const { rights, isUncertain } = await access();
    if (!hasAll(rights, needed)) throw await turnAway(context, token, { isFile: !('hydrate' in handle), isUncertain });
  }
  return { context, request, params, token, access };
}

function hasAll(rights: ReadonlySet<BookingRight>, needed: readonly BookingRight[]): boolean {
  return needed.every((right) => rights.has(right));
}

function tokenOf({ token = '' }: { token?: string }): string {
  if (!isBookingToken(token)) throw new Response(null, { status: 404 });
  return token.toLowerCase();
}
