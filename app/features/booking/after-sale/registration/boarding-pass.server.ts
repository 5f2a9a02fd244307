import { groupedTicketNumber } from '~/features/booking/order/ticket-number';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { visitForFile } from '~/features/booking/visit/visit.server';
import { cityName, placeName } from '~/features/trip/place-name';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatTime } from '~/market/clock';
import { formatDate, formatDateTimeInZone } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { Registration, RegistrationState } from '~/upstream/after-sale/contract';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';

type Fact = { label: string; value: string };

/** Boarding passes as documents, on paper and on a screen. Ready texts. */
export type BoardingPasses = {
  language: Locale;
  brandName: string;
  title: string;
  /** Advice for each of them. */
  advice: string[];
  passes: {
    name: string;
    /** "SU 1130, Skyways" */
    flight: string;
    /** "Moscow — Sochi" */
    route: string;
    /** City, airport and terminal. */
    from: string;
    to: string;
    /** Those to read from afar: boarding, seat. */
    main: Fact[];
    facts: Fact[];
    bcbp: string;
  }[];
};

/** Which passes: of one flight, of one passenger; all without. */
export type PassChoice = { flight: string | null; passenger: string | null };

/**
 * Returns the boarding passes of an order for a visitor who may see its tickets; null while a service does not answer.
 * @throws Response a redirect to the order, which says where the check-in stands, when there is no such pass; 404 when
 * there is no such booking
 */
export async function findBoardingPasses(
  context: RequestContext,
  token: string,
  { flight, passenger }: PassChoice,
): Promise<BoardingPasses | null> {
  const [booking, state] = await Promise.all([
    visitForFile(context, token),
    context.upstream.afterSale.getRegistration(token).catch((error: unknown) => {
      if (error instanceof UpstreamError) return null;
      throw error;
    }),
  ]);
  if (!booking || !state) return null;
  const chosen = state.registrations.filter(
    ({ segmentIndex, passengerIndex }) =>
      (flight === null || String(segmentIndex) === flight) &&
      (passenger === null || String(passengerIndex) === passenger),
  );
  const passes = boardingPasses(booking, { ...state, registrations: chosen }, context.market);
  if (passes.passes.length === 0) throw redirectTo(`${checkoutPath('order', token)}#registration`);
  return passes;
}

/** Builds the passes of a state. */
export function boardingPasses(booking: Booking, state: RegistrationState, market: Market): BoardingPasses {
  const t = getTranslator(market.locale, 'registration');
  return {
    language: market.locale,
    brandName: market.brandName,
    title: t('pass.title'),
    advice: [t('pass.documents'), t('pass.gate')],
    passes: state.registrations.flatMap((one) => passOf(one, booking, market, t) ?? []),
  };
}

function passOf(
  one: Registration,
  booking: Booking,
  market: Market,
  t: Translate,
): BoardingPasses['passes'][number] | null {
  const segment = booking.segments.find(({ segmentIndex }) => segmentIndex === one.segmentIndex);
  const ticket = booking.tickets.find(
    ({ passengerIndex, recordIndex }) => passengerIndex === one.passengerIndex && recordIndex === segment?.recordIndex,
  );
  if (!segment || !ticket || !one.pass) return null;
  const boarding = formatDateTimeInZone(one.pass.boardingAt, segment.departureTimeZone, market);
  return {
    name: ticketName(ticket),
    flight: [segment.transportNumber, booking.airlines[segment.marketingCarrier]?.name].filter(Boolean).join(', '),
    route: dashed([cityName(segment.departure, booking), cityName(segment.arrival, booking)], market.locale),
    from: placeOf(segment, 'departure', booking, market),
    to: placeOf(segment, 'arrival', booking, market),
    main: [
      { label: t('pass.boarding'), value: boarding },
      { label: t('pass.seat'), value: one.pass.seat ?? t('pass.lap') },
    ],
    facts: [
      {
        label: t('pass.departure'),
        value: `${formatDate(segment.departureTime, market, 'long')}, ${formatTime(segment.departureTime, market)}`,
      },
      { label: t('pass.sequence'), value: String(one.pass.sequence) },
      { label: t('pass.code'), value: ticket.pnr },
      { label: t('pass.ticket'), value: groupedTicketNumber(ticket.ticketNumber) },
    ],
    bcbp: one.pass.bcbp,
  };
}

function placeOf(segment: BookingSegment, end: 'departure' | 'arrival', booking: Booking, { locale }: Market): string {
  const terminal = end === 'departure' ? segment.departureTerminal : segment.arrivalTerminal;
  const name = terminal ? getTranslator(locale, 'trip')('terminal', { name: terminal }) : null;
  return [`${placeName(segment[end], booking)} (${segment[end]})`, name].filter(Boolean).join(', ');
}
