/** Places on trains as letters tell them. */
import type { RailTicketSetting } from '../../service/service';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { railPlaces } from '../records/rail-places';
import type { RailPlace } from '../records/rail-records';
import { railTickets } from '../records/rail-tickets';
import type { BookingRecord, TicketRecord } from '../records/records';
import { trainsOf } from '../records/train-segments';
import { RAIL_TEXTS, type RailTexts } from './rail-texts';
import { RAIL_TERMS_TEXTS } from './rail-terms-texts';
import { RECEIPT_TEXTS } from './receipt-texts';

/**
 * Lists for each train of a ticket the place and the terms, "train 015Е: car 07, seat 23, lower, open sleeper, class 3Э, full
 * fare, bedding included", and how one boards.
 */
export function railLines(
  booking: BookingRecord,
  ticket: TicketRecord,
  language: LetterLanguage,
  setting: RailTicketSetting,
): string[] {
  const texts = RAIL_TEXTS[language];
  const words = RECEIPT_TEXTS[language];
  const places = railPlaces(booking, ticket);
  const statuses = railTickets(booking, ticket, setting, []);
  return trainsOf(booking.offer)
    .filter(({ recordIndex }) => recordIndex === ticket.record_index)
    .flatMap(({ segmentIndex, flight }) => {
      const numbered = places.find(({ segment_index }) => segment_index === segmentIndex);
      const place = booking.railPlaces.find(
        (one) => one.segmentIndex === segmentIndex && one.passengerIndex === ticket.passenger_index,
      );
      const status = statuses.find(({ segment_index }) => segment_index === segmentIndex)?.status ?? null;
      const seat = numbered ? [`${words.car} ${numbered.car}`, `${words.place} ${numbered.place}`] : [];
      const about = [
        ...seat,
        ...(place && numbered ? detailsOf(place, texts) : []),
        ...(place ? termsOf(place, language) : []),
      ].join(', ');
      const train = `${words.train} ${flight.wire.transport_number ?? ''}`;
      return [`    ${[train, about].filter(Boolean).join(': ')}`, `    ${boardingText(status, texts)}`];
    });
}

/** Says where a passenger sits on a train: "car 07, seat 23"; empty without a numbered place. */
export function berthsOf(booking: BookingRecord, ticket: TicketRecord, segmentIndex: number): string[] {
  const words = RECEIPT_TEXTS[letterLanguage(booking.language)];
  return railPlaces(booking, ticket)
    .filter(({ segment_index }) => segment_index === segmentIndex)
    .map(({ car, place }) => `${words.car} ${car}, ${words.place} ${place}`);
}

function boardingText(status: string | null, texts: RailTexts): string {
  if (status === null) return texts.ticket;
  if (status === 'electronic_registration_present') return texts.registered;
  return status === 'electronic_registration_absent' ? texts.paper : texts.other;
}

/** Returns the tariff, bedding where it was paid for, and whether the fare never comes back. */
function termsOf({ tariff, bedding, isRefundable, price }: RailPlace, language: LetterLanguage): string[] {
  const words = RAIL_TERMS_TEXTS[language];
  const named = tariff in words.tariff ? [words.tariff[tariff as keyof typeof words.tariff]] : [];
  return [
    ...named,
    ...((bedding ?? 0) > 0 ? [words.bedding] : []),
    ...(isRefundable || price === 0 ? [] : [words.noRefund]),
  ];
}

/** Returns tier, kind of car and class. */
function detailsOf({ placeType, carType, serviceClass, seat }: RailPlace, texts: RailTexts): string[] {
  const height = (['lower', 'upper', 'middle'] as const).find((one) => seat !== null && placeType?.includes(one));
  const isSide = placeType?.includes('side') === true;
  const tier = height && texts.tier[isSide && height !== 'middle' ? (`side_${height}` as const) : height];
  const type = carType in texts.type ? texts.type[carType as keyof RailTexts['type']] : null;
  return [tier, type, texts.class(serviceClass)].filter((word) => word !== undefined && word !== null);
}
