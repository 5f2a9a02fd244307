import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '~/bff/request/context';
import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import type { Booking } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { hasWishes, withoutToken, type AddonChoices } from './addon-form';
import type { ChangedOrder } from './changed-order';
import { syncAddons, type AddonNote, type Removal } from './sync-order.server';

/** The order differs from the choices: they stay on the page, and the customer decides. */
export type AddonRefusal = {
  choices: AddonChoices;
  notes: AddonNote[];
  /** The service did not answer: the ticket can be bought without add-ons. */
  isUnanswered: boolean;
};

/** `waiting`: the service has not answered yet; the order's page keeps waiting. */
export type KeepOutcome =
  { state: 'kept' } | { state: 'waiting'; sinceMs: number } | { state: 'refused'; refusal: AddonRefusal };

/** The longest that a page waits. */
const PATIENCE_MS = 1_000;

/** A new booking is frozen for a moment, until its fare is found. */
const FARE_SEARCH_MS = 400;
const MAX_TRIES = 4;

const pendingKey = (token: string) => `addons keep ${token}`;

/**
 * Makes the order match the choices, within the time that a page may wait. Also returns `kept` when the booking accepts
 * no more changes: its page explains why.
 */
export async function keepAddons(
  context: RequestContext,
  booking: ChangedOrder & Pick<Booking, 'action'>,
  choices: AddonChoices,
  removal: Removal = null,
): Promise<KeepOutcome> {
  const { token } = booking;
  // Finish an earlier change first, so that the last one wins.
  await collectKept(token);
  return outcomeOf(
    await settleWrite(pendingKey(token), () => trySync(context, booking, choices, removal), {
      patienceMs: PATIENCE_MS,
    }),
  );
}

/** Returns the change in flight or just finished for this booking; null when there is none. Starts no call. */
export async function collectKept(token: string): Promise<KeepOutcome | null> {
  const settled = await collect<AddonRefusal | null>(pendingKey(token), { patienceMs: PATIENCE_MS });
  return settled && outcomeOf(settled);
}

function outcomeOf(settled: Settled<AddonRefusal | null>): KeepOutcome {
  if (settled.state === 'waiting') return settled;
  return settled.state === 'ready' && settled.value ? { state: 'refused', refusal: settled.value } : { state: 'kept' };
}

/**
 * Makes the order match the choices, without a time limit of its own.
 * @throws UpstreamError when the booking accepts no more changes
 */
export async function trySync(
  context: RequestContext,
  booking: ChangedOrder & Pick<Booking, 'action'>,
  choices: AddonChoices,
  removal: Removal = null,
): Promise<AddonRefusal | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const notes = await syncAddons(context, booking, choices, removal);
      return notes.length > 0 ? { choices: withoutRefused(choices, notes), notes, isUnanswered: false } : null;
    } catch (error) {
      if (!(error instanceof UpstreamError) || isOfBooking(error, booking)) throw error;
      if (error.code !== 'ancillariesFrozen' || tries === MAX_TRIES) return unanswered(choices);
      await sleep(FARE_SEARCH_MS);
    }
  }
}

/**
 * Returns true when the order must be changed or checked. If nothing is chosen and nothing was there before, skip the
 * call, so that a failing service cannot get in the way.
 */
export function isToBeSynced(choices: AddonChoices | null, wasFilled: boolean): choices is AddonChoices {
  return choices !== null && (wasFilled || hasWishes(choices));
}

/** Returns true when the error reports the booking's state, not a failing service. */
function isOfBooking({ code }: UpstreamError, { action }: Pick<Booking, 'action'>): boolean {
  if (code === 'ancillariesFrozen') return action !== 'created';
  return code === 'sessionExpired' || code === 'wrongAction' || code === 'NotFound';
}

function unanswered(choices: AddonChoices): AddonRefusal {
  return { choices, notes: [], isUnanswered: true };
}

/** Keeps choices that became dearer, at their new price; drops those no longer available. */
function withoutRefused(choices: AddonChoices, notes: readonly AddonNote[]): AddonChoices {
  return notes
    .filter(({ kind }) => kind === 'gone' || kind === 'inPacket')
    .reduce((left, { token }) => withoutToken(left, token), choices);
}
