import type { AddonsView } from '~/features/booking/ancillaries/addons-view';
import { addonsScreen } from '~/features/booking/ancillaries/addons-screen.server';
import type { AddonSale } from '~/features/booking/ancillaries/read-addons.server';
import type { AddonRefusalView } from '~/features/booking/ancillaries/refusal-view.server';
import type { Features } from '~/bff/request/features';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { orderFacts } from '~/features/booking/passengers/order-facts';
import {
  orderSummary,
  payUntil,
  type CheckoutWords,
  type OrderSummaryView,
} from '~/features/booking/summary/order-summary';
import type { CitizenshipOption } from '~/features/booking/passengers/citizenships.server';
import { lacksExpiryByDefault, offeredDocuments, type TripForDocuments } from '~/features/booking/passengers/documents';
import {
  fieldValues,
  passengerFieldName,
  passengerTypes,
  type Step1Values,
} from '~/features/booking/passengers/form-values';
import { faultMessages, passengerOfField, type FormErrors } from '~/features/booking/passengers/fault-messages';
import { passengerBlocks, type PassengerBlockView } from '~/features/booking/passengers/passenger-block';
import type { Translate } from '~/i18n/translate';
import { countryOf } from '~/market/countries';
import { formatMoney } from '~/market/format';
import type { Booking, PassengerType } from '~/upstream/booking/contract';
import type { Step1Notebook } from './notebook.server';

export type Step1Screen = {
  blocks: PassengerBlockView[];
  citizenships: CitizenshipOption[];
  values: Record<string, string>;
  /** A phone number as it is written in the visitor's country. */
  phoneSample: string;
  errors: FormErrors;
  /** Which passenger's fields were cleared and can be filled again; a ready text. */
  cleared: { index: number; text: string } | null;
  /** Null where there are no accounts. */
  notebook: Step1Notebook | null;
  /** What the customer has to know before filling in. */
  notices: { kind: 'info' | 'warning' | 'danger'; title: string; text: string }[];
  /** Null where none are sold. */
  addons: AddonsView | null;
  /** What was chosen beside the tickets and is not in the order, told after a wait. */
  addonRefusal: AddonRefusalView | null;
  order: OrderSummaryView;
  payUntil: string;
  /** The total on this page, hundredths: another one will be told before it is charged. */
  shownAmount: number;
};

export type Step1Parts = {
  booking: Booking;
  /** Null while the service of add-ons does not answer. */
  sale: AddonSale | null;
  features: Features;
  addonRefusal: AddonRefusalView | null;
  /** Something was added, as far as this browser knows. */
  hasAddons: boolean;
  citizenships: CitizenshipOption[];
  /** What was typed before; null on the first visit. */
  values: Step1Values | null;
  /** Index of the passenger that was cleared last. */
  clearedIndex: number | null;
  notebook: Step1Notebook | null;
  /** Keys of messages by field name. */
  faults: Readonly<Record<string, string>>;
  /** Why the last try to go on has not succeeded; a ready text. */
  failure: string | null;
  /** What was typed was kept while the service could not be asked. */
  isToBeSentAgain: boolean;
  /** The passengers were typed in another browser. */
  isElsewhere: boolean;
  now: Date;
};

/** @param words `tErrors` reads the namespace `errors` */
export function step1Screen(parts: Step1Parts, words: CheckoutWords & { tErrors: Translate }): Step1Screen {
  const { booking, citizenships, values, faults } = parts;
  const { market, t, tErrors } = words;
  const types = passengerTypes(booking.search.travelers);
  const order = orderFacts(booking, market, parts.now);
  const carriersWithoutMiles = booking.carriersWithoutMiles.map((code) => booking.airlines[code]?.name ?? code);
  const addons = addonsScreen(
    {
      ...parts,
      firstNames: values?.passengers.map(({ firstName }) => firstName) ?? [],
      retryPath: checkoutPath('step1', booking.token),
    },
    market,
  );
  const offersBaggage = addons?.state === 'offered' && addons.sections.some(({ name }) => name === 'baggage');
  return {
    blocks: passengerBlocks(types, order, carriersWithoutMiles, market, t),
    citizenships,
    values: { ...likelyValues(types, order.trip, market.country, values), ...(values ? fieldValues(values) : {}) },
    phoneSample: countryOf(market.country).phone.sample,
    errors: faultMessages(faults, tErrors, passengerOfField(types.length, t)),
    cleared:
      parts.clearedIndex === null
        ? null
        : {
            index: parts.clearedIndex,
            text: t('step1.cleared.text', {
              passenger: t('step1.passenger.title', { number: parts.clearedIndex + 1 }),
            }),
          },
    notebook: parts.notebook,
    notices: notices(parts, words),
    addons,
    addonRefusal: parts.addonRefusal,
    order: orderSummary(booking, words, { ancillaries: parts.sale?.order }, { isRemovable: true, offersBaggage }),
    payUntil: payUntil(booking, words),
    shownAmount: booking.totalPrice,
  };
}

/**
 * The citizenship is guessed by the market, and the document where such a citizen has no choice: a wrong guess is seen,
 * and nothing is charged or agreed to by it. A passenger who has been typed or cleared is not guessed about again.
 */
function likelyValues(
  types: readonly PassengerType[],
  trip: TripForDocuments,
  citizenship: string,
  typed: Step1Values | null,
): Record<string, string> {
  const likely: Record<string, string> = {};
  types.forEach((type, index) => {
    likely[passengerFieldName(index, 'citizenship')] = citizenship;
    const [document, ...others] = offeredDocuments({ citizenship, type }, trip);
    if (!document || others.length > 0) return;
    likely[passengerFieldName(index, 'documentType')] = document;
    const isUntouched = Object.keys(typed?.passengers[index] ?? {}).length === 0;
    if (isUntouched && lacksExpiryByDefault(document, trip)) {
      likely[passengerFieldName(index, 'noPassportExpdate')] = 'on';
    }
  });
  return likely;
}

function notices(
  { booking, failure, isToBeSentAgain, isElsewhere }: Step1Parts,
  { market, t }: CheckoutWords,
): Step1Screen['notices'] {
  const found: Step1Screen['notices'] = [];
  if (failure) found.push({ kind: 'danger', title: t('step1.failure.title'), text: failure });
  if (isElsewhere) {
    found.push({ kind: 'info', title: t('step1.elsewhere.title'), text: t('step1.elsewhere.text') });
  }
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
