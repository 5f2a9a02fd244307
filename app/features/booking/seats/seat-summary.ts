import { passengerTypes } from '../passengers/form-values';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { chosenSeats, sumOfSeats, type ChosenSeat } from './chosen-seats';
import { routeOf } from './flight-route';
import { seatedPassengers } from './seat-rules';

/** The seats of one flight as shown on other pages. Ready texts. */
export type SeatSummary = {
  segmentIndex: number;
  /** "Moscow — Sochi" */
  route: string;
  /** "12A, 12B", in passenger order; null when none is chosen. */
  seats: string | null;
  /** How many of the seated passengers have chosen. */
  chosenCount: number;
  seatedCount: number;
  /** "Chosen: 2 of 3", "No seat chosen" */
  text: string;
  /** Their total price; null when none is chosen. */
  total: string | null;
};

/**
 * Summarises the seats on each flight with a seat map, in the order of the trip. Pure.
 * @param order the one that is being chosen
 * @param flights `segmentIndexes` of the group `seat_selection`
 * @param bought the seats that passengers have already
 * @param t reads the namespace `seats`
 */
export function seatSummary(
  booking: Booking,
  order: AncillaryOrder | null,
  flights: readonly number[],
  { market, t }: { market: Market; t: Translate },
  bought: readonly ChosenSeat[] = [],
): SeatSummary[] {
  const seated = seatedPassengers(passengerTypes(booking.search.travelers));
  return flights.flatMap((segmentIndex): SeatSummary[] => {
    const route = routeOf(booking, segmentIndex, market.locale);
    if (route === '') return [];
    const chosen = chosenSeats(order);
    const seats = [...bought, ...chosen].filter((seat) => seat.segmentIndex === segmentIndex);
    const sum = sumOfSeats(seats.filter((seat) => chosen.includes(seat)));
    const hasAny = seats.length > 0;
    return [
      {
        segmentIndex,
        route,
        seats: hasAny ? seats.map(({ number }) => number).join(', ') : null,
        chosenCount: seats.length,
        seatedCount: seated.length,
        text: hasAny ? t('summary.chosen', { chosen: seats.length, all: seated.length }) : t('notChosen'),
        total:
          chosen.length > 0 && hasAny ? formatMoney({ amount: sum, currency: booking.currency }, market.locale) : null,
      },
    ];
  });
}
