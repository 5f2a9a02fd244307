import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createAnswer, createRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import type { Offer } from '../../search/offers/offer';
import { getOffer, type BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { priceStage } from '../records/price';
import { listAttempts } from '../records/attempt-records';
import { findBooking } from '../records/records';
import { BOOKING_LIFETIME_MS, FARE_SEARCH_MS, stateAt } from '../records/state';

type Answer = z.input<typeof createAnswer>;

/** create_from_iss: makes a booking from an offer's fare; the same idempotency key always returns the same booking. */
export async function createBooking(
  body: z.output<typeof createRequest>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<Answer> {
  return desk.lock.run(`create ${body.idempotency_key}`, async () => {
    const existing = await findByKey(context, body.idempotency_key);
    if (existing) return existing;

    const offer = await getOffer(desk, body.variant_id, context);
    if (!offer.fares.some(({ key }) => key === body.fare_variant_key)) {
      throw new ServiceFailure('failAction', {}, 'unknown fare_variant_key');
    }
    const token = randomUUID();
    const now = context.now().getTime();
    await context.store.execute({
      sql: `INSERT INTO bookings (token, idempotency_key, offer, fare_key, language, country, agent, tag, marker,
              created_at, expires_at, fare_found_at, price_moved, departs_on, departs_at, arrives_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        token,
        body.idempotency_key,
        JSON.stringify(offer),
        body.fare_variant_key,
        languageOf(body.lang, offer.session.language),
        body.country ?? null,
        body.agent ?? null,
        body.tag ?? null,
        body.marker ?? null,
        now,
        now + BOOKING_LIFETIME_MS,
        now + (context.settings.actionMs.created ?? FARE_SEARCH_MS),
        priceStage(offer.variantId, context.settings.priceChange) === 'quote' ? 1 : 0,
        ...spanOf(offer),
      ],
    });
    return { token, action: 'created' };
  });
}

async function findByKey(context: SandboxContext, idempotencyKey: string): Promise<Answer | null> {
  const { rows } = await context.store.execute({
    sql: 'SELECT token FROM bookings WHERE idempotency_key = ?',
    args: [idempotencyKey],
  });
  const booking = rows[0] ? await findBooking(context.store, String(rows[0].token)) : null;
  if (!booking) return null;
  const attempts = await listAttempts(context.store, booking.token);
  return { token: booking.token, action: stateAt(booking, attempts, context.now().getTime()).action };
}

/** Returns the local date of the first departure, and when the journey begins and ends. */
function spanOf({ trips }: Offer): [departsOn: string | null, departsAt: number | null, arrivesAt: number | null] {
  const segments = trips.flat().map(({ wire }) => wire);
  const [first] = segments;
  if (!first) return [null, null, null];
  const arrivals = segments.map((segment) => Date.parse(segment.arrival_datetime));
  return [first.departure_datetime.slice(0, 10), Date.parse(first.departure_datetime), Math.max(...arrivals)];
}
