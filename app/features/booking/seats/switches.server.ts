import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { routeOf } from './flight-route';
import { nextStop, type SeatStop } from './seat-path';
import type { Traveller } from './travellers';

/** Leads from one passenger or ride to another while places are chosen. Ready texts. */
export type SwitchesView = {
  /** Flights and trains on which places can be chosen; empty when there is only one. */
  flights: { segmentIndex: number; label: string; isCurrent: boolean }[];
  passengers: { index: number; name: string; type: string; seat: string; isChosen: boolean; isCurrent: boolean }[];
  /** A sentence saying that infants have no seat; null without infants. */
  infants: string | null;
  /** Label of the button that keeps the choice and continues. */
  next: string;
};

export type SwitchesParts = {
  booking: Booking;
  stop: SeatStop;
  travellers: readonly Traveller[];
  /** Indexes of passengers who choose a place. */
  seated: readonly number[];
  /** Indexes of the segments on which places can be chosen. */
  flights: readonly number[];
  /** Says what a passenger has chosen here: "12A · 1 200 ₽"; null for nothing. */
  chosenText: (passenger: number) => string | null;
};

/** Builds the switches and the label of the button that continues. @param t reads the namespace `seats` */
export function switchesView(parts: SwitchesParts, { market, t }: { market: Market; t: Translate }): SwitchesView {
  const { booking, stop, travellers, seated, flights, chosenText } = parts;
  const infants = travellers.filter(({ type }) => type === 'infant').length;
  const labelOf = (index: number) => routeOf(booking, index, market.locale);
  return {
    flights:
      flights.length > 1
        ? flights.map((index) => ({
            segmentIndex: index,
            label: labelOf(index),
            isCurrent: index === stop.segmentIndex,
          }))
        : [],
    passengers: seated.map((index) => {
      const seat = chosenText(index);
      return {
        index,
        name: travellers[index]?.name ?? '',
        type: travellers[index]?.typeText ?? '',
        seat: seat ?? t('notChosen'),
        isChosen: seat !== null,
        isCurrent: index === stop.passenger,
      };
    }),
    infants: infants > 0 ? t('infants', { count: infants }) : null,
    next: nextText(parts, { market, t }),
  };
}

function nextText(
  { booking, stop, travellers, seated, flights }: SwitchesParts,
  { market, t }: { market: Market; t: Translate },
): string {
  const next = nextStop(stop, seated, flights);
  if (!next) return t('next.done');
  if (next.segmentIndex === stop.segmentIndex) {
    return t('next.passenger', { name: travellers[next.passenger]?.name ?? '' });
  }
  const isTrain = booking.segments.some(
    ({ segmentIndex, transportKind }) => segmentIndex === next.segmentIndex && transportKind === 'train',
  );
  const route = routeOf(booking, next.segmentIndex, market.locale);
  return isTrain ? t('next.train', { route }) : t('next.flight', { route });
}
