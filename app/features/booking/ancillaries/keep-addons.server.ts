import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '~/bff/request/context';
import { collect, settle, type Settled } from '~/bff/waiting/pending.server';
import type { Booking } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { hasWishes, withoutToken, type AddonChoices } from './addon-form';
import { syncAddons, type AddonNote, type Removal } from './sync-order.server';

/** The order is not what was chosen: the choices stay on the page, and the customer decides. */
export type AddonRefusal = {
  choices: AddonChoices;
  notes: AddonNote[];
  /** The service has not answered: the ticket can be bought without. */
  isUnanswered: boolean;
};

/** `waiting`: the service has not answered yet; the page of the order waits on. */
export type KeepOutcome =
  { state: 'kept' } | { state: 'waiting'; sinceMs: number } | { state: 'refused'; refusal: AddonRefusal };

/** A page waits no longer. */
const PATIENCE_MS = 1_000;

/** A booking that has just been created is frozen until its fare is found, which takes a moment. */
const FARE_SEARCH_MS = 400;
const MOST_TRIES = 4;

const pendingKey = (token: string) => `addons keep ${token}`;

/**
 * Makes the order what was chosen, as far as a page may wait. `kept`, too, when the booking takes no more changes: its
 * page tells the rest.
 */
export async function keepAddons(
  context: RequestContext,
  booking: Pick<Booking, 'token' | 'action'>,
  choices: AddonChoices,
  removal: Removal = null,
): Promise<KeepOutcome> {
  const { token } = booking;
  // An earlier change goes first, so that the last one stands.
  await collectKept(token);
  return outcomeOf(
    await settle(pendingKey(token), () => trySync(context, booking, choices, removal), { patienceMs: PATIENCE_MS }),
  );
}

/** The change that runs for this booking, or has just ended; null when there is none. Starts nothing. */
export async function collectKept(token: string): Promise<KeepOutcome | null> {
  const settled = await collect<AddonRefusal | null>(pendingKey(token), { patienceMs: PATIENCE_MS });
  return settled && outcomeOf(settled);
}

function outcomeOf(settled: Settled<AddonRefusal | null>): KeepOutcome {
  if (settled.state === 'waiting') return settled;
  return settled.state === 'ready' && settled.value ? { state: 'refused', refusal: settled.value } : { state: 'kept' };
}

/**
 * The same without a limit of its own.
 * @throws UpstreamError when the booking takes no more changes
 */
export async function trySync(
  context: RequestContext,
  booking: Pick<Booking, 'token' | 'action'>,
  choices: AddonChoices,
  removal: Removal = null,
): Promise<AddonRefusal | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const notes = await syncAddons(context, booking.token, choices, removal);
      return notes.length > 0 ? { choices: withoutRefused(choices, notes), notes, isUnanswered: false } : null;
    } catch (error) {
      if (!(error instanceof UpstreamError) || isOfBooking(error, booking)) throw error;
      if (error.code !== 'ancillariesFrozen' || tries === MOST_TRIES) return unanswered(choices);
      await sleep(FARE_SEARCH_MS);
    }
  }
}

/**
 * Whether the order has to be changed, or looked at: not where nothing was chosen and nothing was there before, so that
 * a service in trouble is not even asked.
 */
export function isToBeSynced(choices: AddonChoices | null, wasFilled: boolean): choices is AddonChoices {
  return choices !== null && (wasFilled || hasWishes(choices));
}

/** The failure says where the booking is, not that the service is in trouble. */
function isOfBooking({ code }: UpstreamError, { action }: Pick<Booking, 'action'>): boolean {
  if (code === 'ancillariesFrozen') return action !== 'created';
  return code === 'sessionExpired' || code === 'NotFound';
}

function unanswered(choices: AddonChoices): AddonRefusal {
  return { choices, notes: [], isUnanswered: true };
}

/** What became dearer stays chosen, at its new price; what cannot be had does not. */
function withoutRefused(choices: AddonChoices, notes: readonly AddonNote[]): AddonChoices {
  return notes
    .filter(({ kind }) => kind === 'gone' || kind === 'inPacket')
    .reduce((left, { token }) => withoutToken(left, token), choices);
}
