import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { checkoutPath } from '../flow/checkout-flow';
import { searchPath, type Interrupted } from '../flow/interruption';
import { tripTime } from '../summary/pay-deadline';
import { reservedTerms, termsText } from './terms-lines.server';

/**
 * Answers in place of the cars once places are reserved: a reservation is made once (specification 2 §4), so the page says
 * which places are held and until when, and leads to a new order for others.
 */
export function reservedPage(
  booking: Booking,
  segmentIndex: number,
  names: readonly string[],
  market: Market,
): Interrupted {
  const { token } = booking;
  const t = getTranslator(market.locale, 'trains');
  const actions = [
    { label: t('reserved.pay'), to: checkoutPath('step2', token) },
    { label: getTranslator(market.locale, 'seats')('back'), to: checkoutPath('step1', token) },
    { label: t('reserved.again'), to: searchPath(booking) },
  ];
  const page = {
    illustration: 'seat',
    title: t('reserved.title'),
    text: reservedPlaces(booking, segmentIndex, names, market).join('; '),
    hint: { title: t('reserved.others'), text: whyReserved(booking, market) },
  } as const;
  return { interruption: { kind: 'problem', ...page, actions }, status: 409 };
}

/** Lists who has which place on a train, and on which terms: "Anna: car 7, place 17, Junior". */
export function reservedPlaces(
  { reservedPlaces: places }: Booking,
  segmentIndex: number,
  names: readonly string[],
  { locale }: Market,
): string[] {
  const t = getTranslator(locale, 'trains');
  return places
    .filter((one) => one.segmentIndex === segmentIndex)
    .flatMap((one) => {
      const place = one.seat === null ? '' : t('place', { car: one.carNumber, place: one.seat });
      const terms = termsText({ ...reservedTerms(one), seat: null }, names, t);
      const text = [place, terms].filter(Boolean).join(', ');
      return text ? [`${names[one.passengerIndex] ?? ''}: ${text}`] : [];
    });
}

/** Says why reserved places stay, and until when they do. */
export function whyReserved(booking: Booking, market: Market): string {
  const { time } = tripTime(booking.expiresAt, booking, market);
  return getTranslator(market.locale, 'trains')('reserved.text', { time });
}
