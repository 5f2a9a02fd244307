import { addDays } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { isFlight } from '~/features/trip/segment';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
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
  const isSelfTransfer = booking.segments.some((segment) => segment.isSelfTransfer);
  const hasTrain = booking.segments.some(({ train }) => train?.hasElectronicRegistration);
  const hasSeats = items.some(({ group }) => group === 'seat_selection');
  return [
    t('thanks.next.check'),
    ...checkInSteps(booking, items, { market, t }),
    ...(firstFlight && hasSeats ? [t('thanks.next.seats')] : []),
    ...(hasTrain ? [t('thanks.next.registrationTrain')] : []),
    ...(isSelfTransfer ? [t('thanks.next.selfTransfer')] : []),
    arrivalAdvice(booking, t),
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
  const when = first && checkInTime(first.departureTime, market);
  return [
    ...(isByShop ? [t('thanks.next.registered')] : []),
    ...atDesk.map(({ transportNumber }) => t('thanks.next.atDesk', { number: transportNumber })),
    ...(when && !isApart ? [t('thanks.next.registration', when)] : []),
    ...(when && isApart ? [t('thanks.next.registrationOf', { ...when, number: first.transportNumber })] : []),
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

/** Says what to bring and when to arrive at the station or airport of departure. */
function arrivalAdvice({ segments, isAbroad }: Booking, t: Translate): string {
  if (segments[0] && !isFlight(segments[0])) {
    return t(isAbroad ? 'thanks.next.documentsTrainAbroad' : 'thanks.next.documentsTrain');
  }
  return t(isAbroad ? 'thanks.next.documentsAbroad' : 'thanks.next.documents');
}
