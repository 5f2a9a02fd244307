import { endpoints, type AnsweredChangeWire } from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { ServiceFailure } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { flownAt, type BookingDesk } from '../records/desk';
import { findBooking } from '../records/records';
import { answerStatement, type NamedFlight, type ScheduleChange } from '../records/schedule-changes';
import { alternativesTo } from './alternatives';
import { openCase, type RefundCase } from './case';
import { stateOfChange } from './change-rights';
import { changeWire } from './change-wire';

type Acknowledgement = ReceivedBy<typeof endpoints.acknowledgeChange>;
type Choice = ReceivedBy<typeof endpoints.confirmSegments>;
type Setting = { context: SandboxContext; desk: BookingDesk };

/** The calls about changes by carriers (specification 3 §7). */
export function changeRoutes(desk: BookingDesk): SandboxService['routes'] {
  return {
    ...serve(endpoints.listChanges, async ({ token }, context) => {
      const one = await openCase(token, context);
      return { changes: one.booking.changes.map((change) => wireOf(change, one, { context, desk })) };
    }),
    ...serve(endpoints.acknowledgeChange, (body, context) =>
      desk.lock.run(body.token, () => answer(body, null, { context, desk })),
    ),
    ...serve(endpoints.confirmSegments, (body, context) =>
      desk.lock.run(body.token, () => answer(body, body.alternative_id, { context, desk })),
    ),
  };
}

/**
 * Stores the answer of a key, or gives the one that the key has stored already.
 * @param alternativeId null: the new times are accepted
 * @throws ServiceFailure NotFound, wrongAction
 */
async function answer(
  body: Acknowledgement | Choice,
  alternativeId: string | null,
  setting: Setting,
): Promise<AnsweredChangeWire> {
  const one = await openCase(body.token, setting.context);
  const change = one.booking.changes.find(({ token }) => token === body.change_token);
  if (!change) throw new ServiceFailure('NotFound');
  if (change.answer) {
    const isSame = change.answer.key === body.idempotency_key && isOf(change, alternativeId);
    if (!isSame) throw new ServiceFailure('wrongAction', {}, 'answered already');
    return { change: wireOf(change, one, setting) };
  }
  if (stateOfChange(change, one) !== 'waiting') throw new ServiceFailure('wrongAction', {}, 'too late');
  const key = body.idempotency_key;
  if (alternativeId === null) await accept(change, key, one, setting);
  else await replace(change, key, alternativeId, one, setting);
  const after = await openCase(body.token, setting.context);
  const answered = after.booking.changes.find(({ token }) => token === change.token) ?? change;
  return { change: wireOf(answered, after, setting) };
}

function isOf({ replacement }: ScheduleChange, alternativeId: string | null): boolean {
  return (replacement?.flight.inventoryKey ?? null) === alternativeId;
}

async function accept(change: ScheduleChange, key: string, one: RefundCase, { context }: Setting): Promise<void> {
  if (!change.becomes) throw new ServiceFailure('wrongAction', {}, 'a cancelled flight');
  const accepted: ScheduleChange = { ...change, answer: { kind: 'accepted', key, at: one.now } };
  await context.store.execute(answerStatement(accepted, one.booking.offer));
}

/** Takes the other flight's seats before anything is stored, and gives them back when that fails. */
async function replace(
  change: ScheduleChange,
  key: string,
  alternativeId: string,
  one: RefundCase,
  { context, desk }: Setting,
): Promise<void> {
  const { booking, now } = one;
  const alternatives = alternativesTo(change, one, context, desk);
  const replacement = alternatives.find(({ flight }) => flight.inventoryKey === alternativeId);
  const seats = booking.offer.session.travelers.adult + booking.offer.session.travelers.child;
  if (!replacement || !holdSeats(booking.token, replacement, seats, desk)) {
    throw new ServiceFailure('wrongAction', {}, 'no such flight, or it is full');
  }
  const replaced: ScheduleChange = { ...change, answer: { kind: 'replaced', key, at: now }, replacement };
  const sold = (await findBooking(context.store, booking.token)) ?? booking;
  const changes = sold.changes.map((one) => (one.token === change.token ? replaced : one));
  const { inventoryKey } = change.was;
  try {
    await context.store.batch(
      [
        answerStatement(replaced, flownAt({ ...sold, changes }, now).offer),
        {
          sql: 'DELETE FROM seats WHERE booking_token = ? AND inventory_key = ?',
          args: [booking.token, inventoryKey],
        },
        {
          sql: 'INSERT INTO seats (booking_token, inventory_key, count) VALUES (?, ?, ?)',
          args: [booking.token, alternativeId, seats],
        },
      ],
      'write',
    );
  } catch (error) {
    desk.inventory.releaseFlight(booking.token, alternativeId);
    throw error;
  }
  desk.inventory.releaseFlight(booking.token, inventoryKey);
}

function holdSeats(bookingToken: string, { flight }: NamedFlight, seats: number, { inventory }: BookingDesk): boolean {
  const { inventoryKey, seatsOnSale: onSale } = flight;
  return inventory.tryHold(bookingToken, [{ inventoryKey, seats, onSale }], Infinity);
}

function wireOf(change: ScheduleChange, one: RefundCase, { context, desk }: Setting) {
  const isWaiting = stateOfChange(change, one) === 'waiting';
  return changeWire(change, one, isWaiting ? alternativesTo(change, one, context, desk) : []);
}
