import { allowedPage, checkoutPath, type ProgressStep } from '~/features/booking/flow/checkout-flow';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { chosenFare } from '~/features/booking/summary/price-lines';
import { fareRows, type FareCell, type FareRow } from '~/features/trip/fare-rows.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { BestBuyPlus } from '~/upstream/connect/contract';

export type BetterFareScreen = OfferScreen | NoOfferScreen;

/** Two fares side by side and the choice between them. */
export type OfferScreen = {
  kind: 'offer';
  progress: ProgressStep;
  title: string;
  lead: string;
  present: string;
  better: string;
  /** Only the rows that differ. */
  rows: { label: string; kind: FareRow['kind']; present: FareCell; better: FareCell }[];
  prices: { present: string; better: string };
  until: string;
  /** Posted back by the form: the fare and the ticket total shown, in hundredths. */
  fareKey: string;
  amount: number;
  takeText: string;
  keepText: string;
  keepPath: string;
  /** The offer changed while it was being taken. */
  hasChanged: boolean;
};

export type NoOfferScreen = { kind: 'none'; title: string; text: string; onText: string; onPath: string };

export type BetterFareParts = {
  booking: Booking;
  answer: BestBuyPlus;
  hasChanged: boolean;
};

/** Translators: `t` reads the namespace `best-buy`, `tBooking` reads `booking`. */
export type BetterFareWords = { market: Market; t: Translate; tBooking: Translate };

/**
 * Builds the offer of a better fare for a booking (specification 2 §2): what it adds, what it costs, and how to
 * decline.
 */
export function betterFareScreen(parts: BetterFareParts, words: BetterFareWords): BetterFareScreen {
  const { booking, answer, hasChanged } = parts;
  const { market, t, tBooking } = words;
  const page = allowedPage(booking) ?? 'checking';
  const present = chosenFare(booking);
  const better = booking.fareVariants.find(({ key }) => key === answer.offer?.fareKey);
  if (!answer.offer || !present || !better) return noOffer(booking, answer.reason ?? 'best', t);

  const { totalPrice, difference, expiresAt } = answer.offer;
  const money = (amount: number) => formatMoney({ amount, currency: answer.currency }, market.locale);
  const rows = fareRows({ ...booking, fareVariants: [present, better] }, market, tBooking);
  const names = { present: present.name, better: better.name, amount: money(difference) };
  return {
    kind: 'offer',
    progress: page === 'step1' ? 'passengers' : 'payment',
    title: t('title', names),
    lead: t(difference > 0 ? 'lead' : 'leadFree', names),
    present: present.name,
    better: better.name,
    rows: rows.flatMap(({ kind, label, cells: [now, then] }) =>
      now && then && now.text !== then.text ? [{ kind, label, present: now, better: then }] : [],
    ),
    prices: { present: money(booking.totalPrice), better: money(totalPrice) },
    until: t('until', tripTime(expiresAt, booking, market)),
    fareKey: better.key,
    amount: totalPrice,
    takeText: t(difference > 0 ? 'take' : 'takeFree', names),
    keepText: t('keep', names),
    keepPath: checkoutPath(page, booking.token),
    hasChanged,
  };
}

function noOffer(booking: Booking, reason: NonNullable<BestBuyPlus['reason']>, t: Translate): NoOfferScreen {
  return {
    kind: 'none',
    title: t(`none.${reason}.title`),
    text: t(`none.${reason}.text`),
    onText: t('goOn'),
    onPath: checkoutPath('current', booking.token),
  };
}
