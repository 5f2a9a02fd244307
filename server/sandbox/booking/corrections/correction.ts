import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { ServiceFailure } from '../../service/failure';
import type { Listeners } from '../../service/events';
import type { SandboxContext } from '../../service/service';
import { fromDollars } from '../../search/offers/rates';
import { listReturned } from '../check-in/state';
import { askSurcharge } from '../payment/surcharges';
import { listAttempts } from '../records/attempt-records';
import { correctionOf, type correction } from '../records/corrections';
import { getBooking, type BookingDesk } from '../records/desk';
import type { BookingEvents } from '../records/events';
import type { BookingRecord } from '../records/records';
import { stateAt } from '../records/state';
import type { SurchargeRecord } from '../records/surcharges';
import { segmentWays } from '../order-lines/covers';

/** The charge of carriers for a changed name, and how long the customer has to pay it. */
const FEE_DOLLARS = 25;
const PAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const letters = z.string().regex(/^[A-Z][A-Z -]{0,58}$/);

/** Body of POST /control/corrections: an operator corrects a passenger's name, and the carrier charges for it. */
export const correctionRequest = z.strictObject({
  booking: z.string(),
  passenger: z.number().int().min(0).max(8),
  lastName: letters.optional(),
  firstName: letters.optional(),
  /** Hundredths of the booking's currency. */
  fee: z.number().int().positive().optional(),
  payMinutes: z.number().positive().max(100_000).optional(),
});

/**
 * Asks for the carrier's charge for a correction. The names change with the payment.
 * @returns the token of the surcharge
 * @throws ServiceFailure NotFound; wrongAction without tickets, or without such a passenger
 */
export async function askForCorrection(
  request: z.output<typeof correctionRequest>,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<string> {
  return desk.lock.run(request.booking, async () => {
    const booking = await getBooking(context, request.booking);
    const attempts = await listAttempts(context.store, booking.token);
    const now = context.now().getTime();
    const passenger = booking.passengers?.[request.passenger];
    const paid = attempts.findLast(({ status }) => status === 'success');
    const isIssued = ['ticket_issued', 'completed'].includes(stateAt(booking, attempts, now).action);
    if (!passenger || !paid || !isIssued) throw new ServiceFailure('wrongAction');
    const right: z.output<typeof correction> = {
      passenger: request.passenger,
      lastName: request.lastName ?? passenger.last_name,
      firstName: request.firstName ?? passenger.first_name,
    };
    const { surcharge, statements } = await askSurcharge(
      {
        purpose: 'correction',
        reference: JSON.stringify(right),
        subject: { passengers: [], text: `${right.lastName} ${right.firstName}`.toUpperCase() },
        lines: [
          { code: 'carrier_fee', amount: request.fee ?? fromDollars(FEE_DOLLARS, booking.offer.session.currency) },
        ],
        payUntil: Math.min(now + (request.payMinutes ?? PAY_MINUTES) * MINUTE_MS, lastDeparture(booking)),
        siteUrl: new URL(paid.returnUrl).origin,
      },
      booking,
      { context, desk },
    );
    await context.store.batch(statements, 'write');
    return surcharge.token;
  });
}

/** A name is corrected while the passenger has a ticket that is not used; it changes with the money. */
export const correctionListeners: Listeners<BookingEvents> = {
  surchargeChecked: async ({ surcharge, booking }, context) => {
    if (surcharge.purpose === 'correction') await assertPossible(surcharge, booking, context);
    return [];
  },
  surchargePaid: async ({ surcharge, booking }, context) => {
    if (surcharge.purpose !== 'correction') return [];
    await assertPossible(surcharge, booking, context);
    return renameStatements(surcharge, booking);
  },
};

/** @throws ServiceFailure failAction when no ticket of the passenger is left */
async function assertPossible(
  surcharge: SurchargeRecord,
  booking: BookingRecord,
  { store, now }: SandboxContext,
): Promise<void> {
  const time = now().getTime();
  const { passenger } = correctionOf(surcharge);
  const gone = await listReturned(store, booking.token, time);
  const ways = segmentWays(booking.offer);
  const isAnyLeft = ways.some(
    ({ recordIndex, tripIndex }) =>
      !gone.some(
        (way) => way.passengerIndex === passenger && way.recordIndex === recordIndex && way.tripIndex === tripIndex,
      ),
  );
  if (!isAnyLeft || time >= lastDeparture(booking)) throw new ServiceFailure('failAction', {}, 'no ticket is left');
}

function renameStatements(surcharge: SurchargeRecord, booking: BookingRecord): InStatement[] {
  const { passenger: index, lastName, firstName } = correctionOf(surcharge);
  const passengers = booking.passengers?.map((passenger, position) =>
    position === index ? { ...passenger, last_name: lastName, first_name: firstName } : passenger,
  );
  return [
    {
      sql: 'UPDATE bookings SET passengers = ? WHERE token = ?',
      args: [JSON.stringify(passengers ?? null), booking.token],
    },
    {
      sql: 'UPDATE tickets SET last_name = ?, first_name = ? WHERE booking_token = ? AND passenger_index = ?',
      args: [lastName, firstName, booking.token, index],
    },
  ];
}

function lastDeparture({ offer }: BookingRecord): number {
  return Math.max(...offer.trips.flat().map(({ wire }) => Date.parse(wire.departure_datetime)));
}
