import type { HoldLimit } from '~/upstream/booking/hold-contract';
import type { RequestContext } from '~/bff/request/context';
import { environment } from '~/bff/environment/environment.server';
import { knownBrowserId } from '~/bff/cookies/known-browser.server';
import { countKey } from './count-key.server';
import { countAll, noteRefusal, type Asker } from './count.server';
import type { HoldOwner } from './hold-setting';

/** A network may hold this many times as much as one of its addresses. */
const ADDRESSES_OF_NETWORK = 4;

export type CountedHolds = {
  /** The counts that the booking service is to apply to this visitor. */
  limits: HoldLimit[];
  /** Returns the owner of the limit that refused. @param key as the booking service names it */
  ownerOf(key: string): HoldOwner;
};

/**
 * Lists the limits on unpaid holds of a visitor. The booking service counts, because it alone knows when a hold is
 * paid, released or expired; it receives digests. An e-mail that has signed in from this browser is not counted, so
 * nobody can keep its owner from booking by typing it elsewhere.
 * @param email as typed for the order
 */
export async function countedHolds(
  context: Asker & Pick<RequestContext, 'session' | 'cookies'>,
  email: string,
): Promise<CountedHolds> {
  const { browser, email: ofEmail, address } = environment().holdLimits;
  const isOwn = (await knownBrowserId(context, email)) !== null;
  const subject = { session: context.session.id, email };
  const key = (kind: 'session' | 'email' | 'address' | 'network') =>
    countKey(`hold-${kind}`, [kind], context.clientIp, subject);
  const owners = new Map<string, HoldOwner>([
    [key('session'), 'browser'],
    [key('email'), 'email'],
  ]);
  return {
    limits: [
      { key: key('session'), mostBookings: browser },
      ...(isOwn ? [] : [{ key: key('email'), mostBookings: ofEmail }]),
      { key: key('address'), mostSeats: address },
      { key: key('network'), mostSeats: address * ADDRESSES_OF_NETWORK },
    ],
    ownerOf: (refused) => owners.get(refused) ?? 'nearby',
  };
}

/** Logs that a booking was not held. */
export function noteHoldRefused(asker: Asker, owner: HoldOwner): void {
  noteRefusal(asker, `hold-${owner}`);
}

/**
 * Returns false when an e-mail has had its reminders for today. Whoever typed it need not be its owner, and each
 * unpaid booking would send it a letter.
 */
export async function allowsReminder(asker: Asker, email: string): Promise<boolean> {
  return (await countAll(asker, ['reminder-email'], { email })).isAllowed;
}
