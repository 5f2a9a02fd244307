import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { isSwitchedOn } from '~/features/booking/ancillaries/offered';
import { phaseOf } from '~/features/booking/flow/checkout-flow';
import { passengerName } from '~/features/booking/passengers/passenger-name';
import { namesOf } from '~/features/booking/post-sale/choice-screen.server';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import { formatDateTimeInZone, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { Registration, RegistrationState } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { isGoneOn } from '../refund/returned-ways.server';
import { boardingPagePath, boardingPdfPath, registrationPath } from './registration-path';

const TONES = {
  added: 'neutral',
  delivering: 'info',
  delivered: 'good',
  delivery_failed: 'danger',
  delivery_stopped: 'neutral',
  refunding: 'info',
  refund_failed: 'danger',
  refunded: 'danger',
  unknown: 'info',
} as const satisfies Record<Registration['status'], string>;

/** The area "Online registration" of an order. Ready texts. */
export type OrderRegistrationView = {
  /** Explains how it goes on; null when everything is known. */
  lead: string | null;
  flights: {
    title: string;
    people: {
      name: string;
      status: { text: string; tone: (typeof TONES)[Registration['status']] };
      /** The next step, or the money of a refusal. */
      note: string | null;
      /** The boarding pass as a PDF. */
      pdfPath: string | null;
    }[];
  }[];
  /** All passes as one page that opens without a network. */
  pagePath: string | null;
  /** For buying it for whoever is left; null when nothing is for sale. `price`: "From $6 per passenger and flight." */
  offer: { path: string; price: string } | null;
};

/** Reads the registrations of an issued order; null when there is nothing to tell, or the service does not answer. */
export async function readRegistration(
  context: RequestContext,
  { token, action }: Pick<Booking, 'token' | 'action'>,
): Promise<RegistrationState | null> {
  if (phaseOf(action) !== 'done') return null;
  const { upstream } = context;
  const [state, features] = await Promise.all([
    degrade(upstream.afterSale.getRegistration(token), null, { block: 'afterSale.registration' }),
    context.features(),
  ]);
  if (!state || isSwitchedOn('online_registration', features)) return state;
  return { ...state, flights: [] };
}

/** Builds the area; null without registrations and without anything to buy. */
export function orderRegistration(
  booking: Booking,
  state: RegistrationState | null,
  market: Market,
): OrderRegistrationView | null {
  if (!state || (state.registrations.length === 0 && state.flights.length === 0)) return null;
  const { locale } = market;
  const t = getTranslator(locale, 'registration');
  const tAddons = getTranslator(locale, 'addons');
  const names = namesOf(booking, { t, tAddons, locale });
  const indexes = [...new Set(state.registrations.map(({ segmentIndex }) => segmentIndex))];
  const hasPass = state.registrations.some(({ pass }) => pass !== null);
  const isOver = state.registrations.every(({ status }) => status !== 'added' && status !== 'delivering');
  return {
    lead: state.registrations.length === 0 ? t('offer') : isOver ? null : t('lead'),
    flights: indexes.map((segmentIndex) => ({
      title: names.segment(segmentIndex),
      people: state.registrations
        .filter((one) => one.segmentIndex === segmentIndex)
        .map((one) => ({
          name: passengerName(booking, one.passengerIndex) ?? '',
          status: { text: t(`status.${one.status}`), tone: TONES[one.status] },
          note: noteOf(one, booking, state, { t, market }),
          pdfPath:
            one.pass && !isGoneOn(booking, segmentIndex, one.passengerIndex)
              ? boardingPdfPath(booking.token, segmentIndex, one.passengerIndex)
              : null,
        })),
    })),
    pagePath: hasPass ? boardingPagePath(booking.token) : null,
    offer:
      state.flights.length > 0 ? { path: registrationPath(booking.token), price: lowestPrice(state, market, t) } : null,
  };
}

/** Says the lowest price, so that nobody opens the offer to learn it; empty when no kind is for sale. */
function lowestPrice({ kinds, currency }: RegistrationState, { locale }: Market, t: Translate): string {
  const amounts = kinds.flatMap(({ prices }) => prices.map(({ amount }) => amount));
  if (amounts.length === 0) return '';
  return t('from', { price: formatMoney({ amount: Math.min(...amounts), currency }, locale) });
}

function noteOf(
  one: Registration,
  booking: Booking,
  { currency }: RegistrationState,
  { t, market }: { t: Translate; market: Market },
): string | null {
  const zone = booking.segments.find(({ segmentIndex }) => segmentIndex === one.segmentIndex)?.departureTimeZone;
  const time = (instant: string) => formatDateTimeInZone(instant, zone ?? 'UTC', market);
  switch (one.status) {
    case 'added':
      return t('note.added', { time: time(one.opensAt) });
    case 'delivering':
      return t('note.delivering', { time: time(one.answerBy) });
    case 'delivered':
      if (isGoneOn(booking, one.segmentIndex, one.passengerIndex)) return t('note.used');
      return one.pass?.seat ? t('note.seat', { seat: one.pass.seat }) : one.pass ? t('note.lap') : null;
    default:
      break;
  }
  if (!one.refund || one.refund.amount === 0) return one.refund ? t('note.desk') : null;
  const facts = {
    amount: formatMoney({ amount: one.refund.amount, currency }, market.locale),
    date: formatSaleDay(one.refund.moneyUntil, market),
  };
  const money = one.refund.cardLast4
    ? t('note.refundCard', { ...facts, card: one.refund.cardLast4 })
    : t('note.refund', facts);
  return `${t('note.desk')} ${money}`;
}
