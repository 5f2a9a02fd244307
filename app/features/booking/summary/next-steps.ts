import { addDays } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { isFlight } from '~/features/trip/segment';
import { spacedNumber } from '~/features/trip/transport-number';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { boardingOf, railwayOf, statusOn } from '../rail-ticket/boarding';
import { checkInOf, type BoughtItem } from './checked-in-by-shop';
import { chosenFare } from './price-lines';

export type { BoughtItem };

/**
 * Lists the customer's next steps, in order: those of the trip, and of the extras that need something from the customer.
 * @param items the extras of the whole order
 * @param words `t` reads the namespace `booking`
 */
export function nextSteps(
  booking: Booking,
  items: readonly BoughtItem[],
  { market, t }: { market: Market; t: Translate },
): string[] {
  const firstFlight = booking.segments.find(isFlight);
  const hasSeats = items.some(({ group }) => group === 'seat_selection');
  return [
    t('thanks.next.check'),
    ...checkInSteps(booking, items, { market, t }),
    ...(firstFlight && hasSeats ? [t('thanks.next.seats')] : []),
    ...boardingSteps(booking).map((step) => t(`thanks.next.${step}`)),
    ...(changesPlanes(booking) ? [t('thanks.next.selfTransfer')] : []),
    ...arrivalAdvice(booking).map((advice) => t(`thanks.next.${advice}`)),
    ...(firstFlight && hasCheckedBags(booking, items) ? [t('thanks.next.bags')] : []),
  ];
}

/** Says who checks in where: the shop, the passenger on the other flights, the desk where the carrier refused. */
function checkInSteps(
  booking: Booking,
  items: readonly BoughtItem[],
  { market, t }: { market: Market; t: Translate },
): string[] {
  const { isByShop, isApart, own, atDesk } = checkInOf(booking, items);
  const [first] = own;
  const when = first && {
    ...checkInTime(first.departureTime, market),
    carrier: booking.airlines[first.marketingCarrier]?.name ?? first.marketingCarrier,
  };
  return [
    ...(isByShop ? [t('thanks.next.registered')] : []),
    ...atDesk.map((segment) => t('thanks.next.atDesk', { number: spacedNumber(segment) })),
    ...(when && !isApart ? [t('thanks.next.registration', when)] : []),
    ...(when && isApart ? [t('thanks.next.registrationOf', { ...when, number: spacedNumber(first) })] : []),
  ];
}

/** Online check-in opens a day before departure with most airlines; in the local time of the airport. */
function checkInTime(departureTime: string, market: Market): { date: string; time: string } {
  const [date = ''] = departureTime.split(' ');
  return { date: formatDate(addDays(date, -1), market, 'short'), time: formatTime(departureTime, market) };
}

function hasCheckedBags(booking: Booking, items: readonly BoughtItem[]): boolean {
  // On trains and buses luggage stays with the passenger, and a fare does not tell which part of a mixed journey it means.
  const isByPlane = booking.segments.every(isFlight);
  const isInFare = chosenFare(booking)?.baggages.some(({ places, weight }) => (places ?? (weight ? 1 : 0)) > 0);
  return (isByPlane && Boolean(isInFare)) || items.some(({ group }) => group === 'baggage');
}

/** Says what to have at hand on trains and buses: each way once. A registered ticket itself says that a document will do. */
function boardingSteps(booking: Booking): ('paperTrain' | 'ticketTrain' | 'ticketBus')[] {
  const ways = booking.segments
    .filter(({ transportKind }) => transportKind === 'train')
    .flatMap((segment) =>
      booking.tickets
        .filter(({ recordIndex }) => recordIndex === segment.recordIndex)
        .map((ticket) => boardingOf(statusOn(ticket, segment.segmentIndex), railwayOf(booking, segment)).boards),
    );
  return [
    ...(ways.includes('paper') ? (['paperTrain'] as const) : []),
    ...(ways.includes('ticket') ? (['ticketTrain'] as const) : []),
    ...(booking.segments.some(({ transportKind }) => transportKind === 'bus') ? (['ticketBus'] as const) : []),
  ];
}

/** Only between planes are bags collected and checked in again. */
function changesPlanes({ segments }: Booking): boolean {
  return segments.some(
    (segment, index) =>
      segment.isSelfTransfer && [segment, segments[index + 1]].every((one) => one !== undefined && isFlight(one)),
  );
}

/**
 * Says what to bring, and when to be at the station or airport: once for trains and once for planes. The step about a
 * bus says when to be there and asks for the ticket and the document.
 */
function arrivalAdvice({ segments, isAbroad }: Booking) {
  const hasFlight = segments.some(isFlight);
  if (!segments.some(({ transportKind }) => transportKind === 'train')) {
    if (hasFlight) return [isAbroad ? 'documentsAbroad' : 'documents'];
    return isAbroad ? ['documentsBusAbroad'] : [];
  }
  const byTrain = isAbroad ? 'documentsTrainAbroad' : 'documentsTrain';
  return [byTrain, ...(hasFlight ? [isAbroad ? 'airportAbroad' : 'airport'] : [])];
}
