import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { accessTo, type Access } from '~/bff/booking-access/access.server';
import { rightsOf } from '~/bff/booking-access/rights';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { isSameOrigin } from '~/forms/form.server';
import type { BookingFileHandle, BookingRight, BookingRouteHandle } from '~/i18n/handle';
import { turnAway } from './turn-away.server';
import { isBookingToken } from '../flow/identifiers';

/** A request for a page about a booking, from somebody who may make it. */
export type BookingVisit = {
  context: RequestContext;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** In lower case. */
  token: string;
  /** What else this visitor may do; asks the services that know, once a request. */
  access(): Promise<Access>;
};

type Handle = BookingRouteHandle | BookingFileHandle;

const OF_EVERYBODY = rightsOf([]);

/**
 * The loader of a route about a booking: the only way to the token of the address. Whoever lacks a right that the handle
 * asks for is turned away before anything else is done: with a page that says what to do, or, from a file, to the page
 * of the order.
 * @throws Response 404 when the address has no token: no service is asked
 */
export function bookingLoader<T>(handle: Handle, load: (visit: BookingVisit) => T | Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => load(await admit(args, handle, handle.access.load));
}

/** The action of a route about a booking, in the same way. @throws Response 403 when another site sent the form */
export function bookingAction<T>(handle: Handle, act: (visit: BookingVisit) => T | Promise<T>) {
  const { act: needed } = handle.access;
  if (!needed) throw new Error('a route with an action says in its handle who may send the form');
  return async (args: ActionFunctionArgs): Promise<T> => {
    // Before any service is asked for whoever is signed in.
    if (!isSameOrigin(args.request)) throw new Response(null, { status: 403 });
    return act(await admit(args, handle, needed));
  };
}

/** @throws Response when the visitor lacks one of the rights */
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
