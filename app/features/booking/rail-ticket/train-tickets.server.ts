import type { StatusMarkProps } from '~/ui/StatusMark';
import { zonedTime } from '~/dates/zoned-time';
import { documentText, paperDocument } from '~/features/booking/passengers/ticket-document';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment, Ticket } from '~/upstream/booking/contract';
import type { ReservedPlace } from '~/upstream/booking/rail-contract';
import type { BoughtItem } from '../summary/checked-in-by-shop';
import { TARIFFS } from '../trains/tariff-table';
import { tariffName } from '../trains/terms-words.server';
import { boardingOf, railwayOf, statusOn, type Boarding } from './boarding';

/** A ticket on one train. Ready texts. */
export type TrainTicketView = {
  segmentIndex: number;
  /** "Adult, refundable, bedding included"; empty when the booking does not tell. */
  terms: string;
  /** "Electronic registration: yes" */
  status: string;
  tone: StatusMarkProps['tone'];
  /** How one boards, or what is left after the departure. */
  advice: string;
};

export type TrainTicketParts = {
  market: Market;
  /** The extras of the order: bedding is one on some trains. */
  items: readonly BoughtItem[];
  /** The time of the request; null for papers, which are read at any time. */
  now: Date | null;
};

/** A paper ticket is fetched this long before the departure: as late as the shop advises to be at the station. */
const PAPER_MS = 30 * 60_000;
/** A ticket office of a Russian railway takes unused tickets this long (rail facts §14). */
const UNUSED_MS = 12 * 3_600_000;

/** Tells for each train of a ticket its terms, where it stands, and how one boards. */
export function trainTickets(booking: Booking, ticket: Ticket, parts: TrainTicketParts): TrainTicketView[] {
  const t = getTranslator(parts.market.locale, 'rail-ticket');
  return booking.segments
    .filter(({ recordIndex, transportKind }) => recordIndex === ticket.recordIndex && transportKind === 'train')
    .map((segment) => ({
      segmentIndex: segment.segmentIndex,
      terms: termsOf(booking, ticket, segment, parts, t),
      ...statusOf(booking, ticket, segment, parts, t),
    }));
}

type StatusView = Pick<TrainTicketView, 'status' | 'tone' | 'advice'>;

function statusOf(
  booking: Booking,
  ticket: Ticket,
  segment: BookingSegment,
  { market, now }: TrainTicketParts,
  t: Translate,
): StatusView {
  const railway = railwayOf(booking, segment);
  const boarding = boardingOf(statusOn(ticket, segment.segmentIndex), railway);
  if (boarding.boards !== 'never' && ticket.refundingTrips.includes(segment.tripIndex)) return inRequest(market);
  const { words, tone, boards } = returnedOr(boarding, ticket, segment);
  const zone = segment.departureTimeZone;
  const departs = zonedTime(segment.departureTime, zone).getTime();
  const at = (moment: number) => formatDateTimeInZone(new Date(moment).toISOString(), zone, market);
  const status = t(`status.${words}.title`);
  // Nobody boards a train that has left; a trip that was broken off goes on later.
  if (now && departs <= now.getTime() && boards !== 'never' && words !== 'interrupted' && words !== 'resumed') {
    const isTakenBack = railway === 'russian' && now.getTime() < departs + UNUSED_MS;
    const advice = isTakenBack ? t('departed.text') : t('departed.textAbroad', { time: at(departs) });
    return { status: t('departed.title'), tone: 'neutral', advice };
  }
  const written = now ? documentText : paperDocument;
  const document = written(ticket, booking, getTranslator(market.locale, 'booking')) ?? t('document');
  const facts = { document, number: ticket.ticketNumber, time: at(departs - PAPER_MS) };
  return { status, tone, advice: t(`status.${words}.text`, facts) };
}

/** The shop may know of a refund before the railway tells it. */
function returnedOr(boarding: Boarding, { returnedTrips }: Ticket, { tripIndex }: BookingSegment): Boarding {
  const isReturned = boarding.boards !== 'never' && returnedTrips.includes(tripIndex);
  return isReturned ? boardingOf('returned', 'russian') : boarding;
}

function inRequest({ locale }: Market): StatusView {
  const t = getTranslator(locale, 'refund');
  return { status: t('restrictions.in_work'), tone: 'info', advice: t('request.tickets.held') };
}

function termsOf(
  { reservedPlaces }: Booking,
  { passengerIndex }: Ticket,
  { segmentIndex }: BookingSegment,
  { items, market }: TrainTicketParts,
  t: Translate,
): string {
  const place = reservedPlaces.find(
    (one) => one.segmentIndex === segmentIndex && one.passengerIndex === passengerIndex,
  );
  if (!place) return '';
  const isFree = !TARIFFS[place.tariff].hasPlace;
  // Chosen with the place it is in its price; where the railway chose the place it is an extra.
  const hasBedding =
    place.beddingPrice > 0 ||
    items.some(
      ({ group, target }) =>
        group === 'bedding' &&
        target.passengerIndex === passengerIndex &&
        (target.segmentIndex ?? segmentIndex) === segmentIndex,
    );
  return [
    tariffName(place.tariff, getTranslator(market.locale, 'trains')),
    ...(isFree ? [] : [t(place.isRefundable ? 'refundable' : 'nonRefundable')]),
    ...(isFree ? [] : bedding(place, hasBedding, t)),
  ].join(', ');
}

/** Compartments have it, open sleepers sell it, seats need none (rail facts §12). */
function bedding({ carType }: ReservedPlace, isBought: boolean, t: Translate): string[] {
  if (carType === 'compartment' || carType === 'luxury' || carType === 'soft') return [t('bedding.included')];
  if (carType !== 'reserved_seat') return [];
  return [t(isBought ? 'bedding.paid' : 'bedding.none')];
}
