import type { InStatement } from '@libsql/client';
import type { z } from 'zod';
import type { reserveAnswer, reserveRequest } from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import type { SandboxContext } from '../../service/service';
import { getBooking, type BookingDesk } from '../records/desk';
import { ServiceFailure, requestFormat } from '../../service/failure';
import { assertMayHold, holderStatements } from './holders';
import { countedDemand } from '../records/inventory';
import { languageOf } from '../../service/language';
import { priceStage } from '../records/price';
import { listAttempts } from '../records/attempt-records';
import { railStatements } from '../records/rail-records';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import { reserveTrains } from '../rail/reservation';

type Answer = z.input<typeof reserveAnswer>;

/** reserving_seats/new: takes seats for everyone on every flight, or ends the booking. Idempotent. */
export async function reserveSeats(
  body: z.output<typeof reserveRequest>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Answer> {
  return desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const state = stateAt(booking, await listAttempts(context.store, booking.token), context.now().getTime());
    if (booking.timeline) throw new ServiceFailure('alreadyCompleted');
    if (state.error) throw new ServiceFailure(state.error);
    const language = languageOf(body.lang, booking.language);
    const reminder = await desk.events.statementsFor(
      'seatsHeld',
      { booking, reminder: body.reminder, language },
      context,
    );
    if (booking.reservedAt !== null) {
      if (reminder.length > 0) await context.store.batch(reminder, 'write');
      return { action: state.action };
    }

    checkIndexes(body, booking.offer);
    return desk.lock.run('holders', () => hold(booking, body, reminder, { context, desk }));
  });
}

/** Takes the seats unless the holder has too many already. */
async function hold(
  booking: BookingRecord,
  { hold_limits: limits, segments }: Pick<z.output<typeof reserveRequest>, 'hold_limits' | 'segments'>,
  reminder: InStatement[],
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<Answer> {
  await assertMayHold(booking, limits ?? [], context);
  const doesPriceMove = priceStage(booking.offer.variantId, context.settings.priceChange) === 'reserving';
  const priced = { ...booking, hasPriceMoved: booking.hasPriceMoved || doesPriceMove };
  // Refused wishes leave the booking as it is, so that others can be chosen.
  const rail = await reserveTrains(priced, segments, context).catch(async (error: unknown) => {
    if (error instanceof ServiceFailure && error.code === 'reservingError') await end(booking, context);
    throw error;
  });
  if (!desk.inventory.tryHold(booking.token, countedDemand(booking.offer), booking.expiresAt)) {
    await end(booking, context);
    throw new ServiceFailure('reservingError', {}, 'not enough seats');
  }
  try {
    await context.store.batch(
      [
        ...reservation(priced, context),
        ...railStatements(booking.token, rail),
        ...holderStatements(booking, limits ?? []),
        ...reminder,
      ],
      'write',
    );
  } catch (error) {
    desk.inventory.release(booking.token);
    throw error;
  }
  return { action: context.settings.actionMs.reserving_seats ? 'reserving_seats' : 'seats_reserved' };
}

/** The carrier has no seats for the party: the booking ends. */
async function end({ token }: BookingRecord, { store }: SandboxContext): Promise<void> {
  await store.execute({ sql: "UPDATE bookings SET fault = 'reservingError' WHERE token = ?", args: [token] });
}

function reservation(booking: BookingRecord, context: SandboxContext): InStatement[] {
  const confirmedAt = context.now().getTime() + (context.settings.actionMs.reserving_seats ?? 0);
  return [
    ...countedDemand(booking.offer).map(({ inventoryKey, seats }) => ({
      sql: 'INSERT INTO seats (booking_token, inventory_key, count) VALUES (?, ?, ?)',
      args: [booking.token, inventoryKey, seats],
    })),
    {
      sql: 'UPDATE bookings SET reserved_at = ?, price_moved = ? WHERE token = ?',
      args: [confirmedAt, booking.hasPriceMoved ? 1 : 0, booking.token],
    },
  ];
}

/** Checks that every segment occurs once, each with every passenger once. */
function checkIndexes(body: z.output<typeof reserveRequest>, offer: Offer): void {
  const { adult, child, infant } = offer.session.travelers;
  const segments = body.segments.map(({ segment_index }) => segment_index);
  if (!isCountedFromZero(segments, offer.trips.flat().length)) {
    throw requestFormat([{ field: 'segment_index', code: 'count' }]);
  }
  const isComplete = body.segments.every(({ passengers }) =>
    isCountedFromZero(
      passengers.map(({ passenger_index }) => passenger_index),
      adult + child + infant,
    ),
  );
  if (!isComplete) throw requestFormat([{ field: 'passenger_index', code: 'count' }]);
}

/** Checks whether `indexes` are 0 to `count` − 1, in any order. */
function isCountedFromZero(indexes: number[], count: number): boolean {
  return indexes.length === count && new Set(indexes).size === count && indexes.every((i) => i >= 0 && i < count);
}
