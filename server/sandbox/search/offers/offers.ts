import type { SandboxContext } from '../../service/service';
import type { Train } from '../../world/train';
import { faresOnTrain } from './fares';
import { inventoryKeyOf, seatsOnSale } from './inventory';
import type { Offer, OfferFlight, OfferTrain, SearchSession } from './offer';
import { planOf, type PlannedVariant } from './plan';
import { isTrain } from './segment';
import { findSession, isExpired } from './sessions';
import type { TripOption } from './trip-option';
import { mapsOf, usedSegments } from './wire';

const VARIANT_ID = /^([0-9a-f]{32})([1-9]\d{0,5})$/;

/**
 * Recomputes the offer of a variant id from its search: the same flights and price as in the answer. Seats may have
 * sold out since; the caller counts them by inventory key.
 * @returns 'expired' half an hour after the search, 'unknown' for an id that no answer contained
 */
export async function findOffer(variantId: string, context: SandboxContext): Promise<Offer | 'unknown' | 'expired'> {
  const [, sessionId, number] = VARIANT_ID.exec(variantId) ?? [];
  if (!sessionId || !number) return 'unknown';
  const session = await findSession(sessionId, context);
  if (!session) return 'unknown';
  if (isExpired(session, context.now())) return 'expired';
  const variant = planOf(session)[Number(number) - 1];
  return variant ? offerOf(variantId, session, variant) : 'unknown';
}

function offerOf(variantId: string, session: SearchSession, variant: PlannedVariant): Offer {
  return {
    variantId,
    session,
    trips: offerTrips(session, variant),
    fares: variant.fares,
    totalPrice: variant.total,
    maps: mapsOf(
      variant.trips.flatMap((trip) => trip.segments),
      session.language,
    ),
  };
}

/**
 * Returns the segments with booking data; ticket indexes run over all trips, with one more after each self-transfer.
 */
function offerTrips(session: SearchSession, variant: PlannedVariant): OfferFlight[][] {
  let recordIndex = 0;
  let carrier = variant.trips[0]?.segments[0]?.marketing;
  return variant.trips.map((option, tripIndex) => {
    // Another carrier on the way back means a separate ticket.
    if (tripIndex > 0 && (option.segments[0]?.marketing !== carrier || recordIndex > 0)) recordIndex += 1;
    carrier = option.segments[0]?.marketing;
    return usedSegments(option, session.cabin, session.language).map(({ wire, segment: source, cabin }, index) => {
      const segment: OfferFlight = {
        wire,
        inventoryKey: inventoryKeyOf(source, cabin),
        seatsOnSale: seatsOnSale(source, cabin),
        departureTimeZone: source.from.timeZone,
        arrivalTimeZone: source.to.timeZone,
        recordIndex,
        ...(isTrain(source) ? { train: trainOf(source, option, session) } : {}),
      };
      if (option.connections[index]?.isSelfTransfer) recordIndex += 1;
      return segment;
    });
  });
}

const DAY_MS = 86_400_000;

function trainOf(train: Train, option: TripOption, { cabin, createdAt }: SearchSession): OfferTrain {
  const { run, marketing, isBroadGauge, isDoubleDecker } = train;
  const fares = faresOnTrain(train, option, cabin, Math.floor(createdAt.getTime() / DAY_MS));
  return {
    run,
    kinds: fares.flatMap(({ kind, dollars }) => (kind ? [{ kind, dollars }] : [])),
    carKinds: train.cars,
    isRzd: marketing.isRzd,
    isBroadGauge,
    isDoubleDecker,
  };
}
