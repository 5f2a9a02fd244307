import { orderFacts } from '~/features/checkout/order-facts';
import { orderSummary, payUntil, type CheckoutWords, type OrderSummaryView } from '~/features/checkout/order-summary';
import type { CitizenshipOption } from '~/features/passengers/citizenships.server';
import { fieldValues, passengerFieldName, passengerTypes, type Step1Values } from '~/features/passengers/form-values';
import { faultMessages, passengerOfField, type FormErrors } from '~/features/checkout/fault-messages';
import { passengerBlocks, type PassengerBlockView } from '~/features/passengers/passenger-block';
import type { Translate } from '~/i18n/use-translation';
import { countryOf } from '~/market/countries';
import { formatMoney } from '~/market/format';
import type { Booking } from '~/upstream/booking/contract';

export type Step1Screen = {
  blocks: PassengerBlockView[];
  citizenships: CitizenshipOption[];
  values: Record<string, string>;
  /** A phone number as it is written in the visitor's country. */
  phoneSample: string;
  errors: FormErrors;
  /** What the customer has to know before filling in. */
  notices: { kind: 'info' | 'warning' | 'danger'; title: string; text: string }[];
  order: OrderSummaryView;
  payUntil: string;
  /** The total on this page, hundredths: another one will be told before it is charged. */
  shownAmount: number;
};

export type Step1Parts = {
  booking: Booking;
  citizenships: CitizenshipOption[];
  /** What was typed before; null on the first visit. */
  values: Step1Values | null;
  /** Keys of messages by field name. */
  faults: Readonly<Record<string, string>>;
  /** Why the last try to go on has not succeeded; a ready text. */
  failure: string | null;
  /** What was typed was kept while the service could not be asked. */
  isToBeSentAgain: boolean;
  now: Date;
};

/** @param words `tErrors` reads the namespace `errors` */
export function step1Screen(parts: Step1Parts, words: CheckoutWords & { tErrors: Translate }): Step1Screen {
  const { booking, citizenships, values, faults } = parts;
  const { market, t, tErrors } = words;
  const types = passengerTypes(booking.search.travelers);
  return {
    blocks: passengerBlocks(types, orderFacts(booking, market, parts.now), market, t),
    citizenships,
    values: { ...likelyValues(types.length, market.country), ...(values ? fieldValues(values) : {}) },
    phoneSample: countryOf(market.country).phone.sample,
    errors: faultMessages(faults, tErrors, passengerOfField(types.length, t)),
    notices: notices(parts, words),
    order: orderSummary(booking, words),
    payUntil: payUntil(booking, words),
    shownAmount: booking.totalPrice,
  };
}

/** Only the citizenship is guessed, by the market: a wrong guess is seen, and nothing is charged or agreed to by it. */
function likelyValues(passengerCount: number, country: string): Record<string, string> {
  const indexes = Array.from({ length: passengerCount }, (_, index) => index);
  return Object.fromEntries(indexes.map((index) => [passengerFieldName(index, 'citizenship'), country]));
}

function notices(
  { booking, failure, isToBeSentAgain }: Step1Parts,
  { market, t }: CheckoutWords,
): Step1Screen['notices'] {
  const found: Step1Screen['notices'] = [];
  if (failure) found.push({ kind: 'danger', title: t('step1.failure.title'), text: failure });
  if (isToBeSentAgain) found.push({ kind: 'info', title: t('step1.again.title'), text: t('step1.again.text') });
  if (booking.totalPrice !== booking.totalPriceAtSearch) {
    const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
    found.push({
      kind: 'warning',
      title: t('step1.priceChanged.title'),
      text: t('step1.priceChanged.text', { old: money(booking.totalPriceAtSearch), new: money(booking.totalPrice) }),
    });
  }
  if (booking.warnings.complexTrip) {
    found.push({ kind: 'info', title: t('step1.complexTrip.title'), text: t('step1.complexTrip.text') });
  }
  if (booking.warnings.charter) {
    found.push({ kind: 'info', title: t('step1.charter.title'), text: t('step1.charter.text') });
  }
  return found;
}
