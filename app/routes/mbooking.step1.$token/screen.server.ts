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
import { entryHints, type EntryHint, type EntryRule } from '~/features/booking/passengers/entry-rules.server';
import type { CitizenshipOption } from '~/features/booking/passengers/citizenships.server';
import {
  lacksExpiryByDefault,
  offeredDocuments,
  takesIdCard,
  type TripForDocuments,
} from '~/features/booking/passengers/documents';
import {
  fieldValues,
  passengerFieldName,
  passengerTypes,
  type Step1Values,
} from '~/features/booking/passengers/form-values';
import { faultMessages, passengerOfField, type FieldMessages } from '~/features/booking/passengers/fault-messages';
import { passengerBlocks, type PassengerBlockView } from '~/features/booking/passengers/passenger-block';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { orderPrice } from '~/features/booking/summary/price-lines';
import type { TrainFault } from '~/features/booking/trains/fault-field';
import { trainsSection, type TrainsSectionView } from '~/features/booking/trains/trains-section.server';
import type { Translate } from '~/i18n/translate';
import { EMAIL_PATTERN } from '~/features/booking/passengers/likely-email';
import { phoneSample } from '~/market/phone-sample';
import type { Booking, PassengerType } from '~/upstream/booking/contract';
import type { Step1Notebook } from './notebook.server';

export type Step1Screen = {
  blocks: PassengerBlockView[];
  citizenships: CitizenshipOption[];
  /** Countries of the trip that ask for more than the passport, as far as it is known. */
  entry: EntryHint[];
  values: Record<string, string>;
  /** Consent to the processing of personal data has a box of its own. */
  asksPrivacyConsent: boolean;
  /** A sample number in the visitor's country. */
  phoneSample: string;
  /** Matches addresses without a slip of the keyboard, for the browser. */
  emailPattern: string;
  errors: FieldMessages;
  /** The passenger whose fields were cleared and can be restored. Ready text. */
  cleared: { index: number; text: string } | null;
  /** Null without accounts. */
  notebook: Step1Notebook | null;
  /** Notices to read before filling in. */
  notices: { kind: 'info' | 'warning' | 'danger'; title: string; text: string }[];
  /** Null without trains, and where seats are not chosen. */
  trains: TrainsSectionView | null;
  /** Faults in the chosen places. */
  trainFaults: readonly TrainFault[];
  /** Null when none are sold. */
  addons: AddonsView | null;
  /** Add-ons that were rejected after a wait. */
  addonRefusal: AddonRefusalView | null;
  order: OrderSummaryView;
  payUntil: string;
  /** The total on this page, hundredths; a change is shown before it is charged. */
  shownAmount: number;
};

export type Step1Parts = {
  booking: Booking;
  /** Null while the ancillary service does not answer. */
  sale: AddonSale | null;
  features: Features;
  addonRefusal: AddonRefusalView | null;
  /** This browser added something before. */
  hasAddons: boolean;
  /** Places chosen on trains; null once places are reserved. */
  trains: readonly KeptTrain[] | null;
  trainFaults: readonly TrainFault[];
  citizenships: CitizenshipOption[];
  /** Without those that nobody knows. */
  entryRules: readonly EntryRule[];
  /** The draft; null on the first visit. */
  values: Step1Values | null;
  /** Fills in the e-mail while none is typed. */
  accountEmail?: string | null;
  /** Index of the passenger cleared last. */
  clearedIndex: number | null;
  notebook: Step1Notebook | null;
  /** Message keys by field name. */
  faults: Readonly<Record<string, string>>;
  /** Why the last attempt to continue failed. Ready text. */
  failure: string | null;
  /** The input was kept while the service did not answer. */
  isToBeSentAgain: boolean;
  /** The passengers were typed in another browser. */
  isElsewhere: boolean;
  now: Date;
};

/**
 * Builds step 1.
 * @param words `tErrors` reads the namespace `errors`
 */
export function step1Screen(parts: Step1Parts, words: CheckoutWords & { tErrors: Translate }): Step1Screen {
  const { booking, citizenships, values, faults, features } = parts;
  const { market, t, tErrors } = words;
  const types = passengerTypes(booking.search.travelers);
  const order = orderFacts(booking, market, parts.now);
  const carriersWithoutMiles = booking.carriersWithoutMiles.map((code) => booking.airlines[code]?.name ?? code);
  const trains = parts.trains ?? undefined;
  const addons = addonsScreen(
    {
      ...parts,
      trains,
      firstNames: values?.passengers.map(({ firstName }) => firstName) ?? [],
      retryPath: checkoutPath('step1', booking.token),
    },
    market,
  );
  const price = orderPrice(booking, { trains });
  const offersBaggage = addons?.state === 'offered' && addons.sections.some(({ name }) => name === 'baggage');
  const blocks = passengerBlocks(types, order, carriersWithoutMiles, market, t);
  return {
    blocks,
    citizenships,
    entry: entryHints(parts.entryRules, market),
    values: offeredNames(blocks, {
      ...(parts.accountEmail && { email: parts.accountEmail }),
      ...likelyValues(types, order.trip, market.country, values),
      ...(values ? fieldValues(values) : {}),
    }),
    asksPrivacyConsent: order.asksPrivacyConsent,
    phoneSample: phoneSample(market),
    emailPattern: EMAIL_PATTERN,
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
    trains: features.seatSelection ? trainsSection(booking, trains ?? [], values?.passengers ?? [], market) : null,
    trainFaults: parts.trainFaults,
    addons,
    addonRefusal: parts.addonRefusal,
    order: orderSummary(
      booking,
      words,
      { ancillaries: parts.sale?.order, trains },
      { isRemovable: true, lacksBaggage: !offersBaggage },
    ),
    payUntil: payUntil(booking, words),
    shownAmount: price.tickets.amount,
  };
}

/**
 * Suggests the citizenship by market, and the document when that citizenship leaves no choice, or within Russia, where
 * citizens travel with the internal passport and the birth certificate: a wrong guess is visible, and it neither
 * charges nor agrees to anything. Skips passengers already typed or cleared.
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
    const isUsual = citizenship === 'RU' && trip.isWithinRussia;
    if (!document || (others.length > 0 && !isUsual)) return;
    const isPassport = document === 'passport_or_id_number' && !takesIdCard(trip, citizenship);
    likely[passengerFieldName(index, 'documentType')] = isPassport ? 'international_passport' : document;
    const isUntouched = Object.keys(typed?.passengers[index] ?? {}).length === 0;
    if (isUntouched && lacksExpiryByDefault(document, trip)) {
      likely[passengerFieldName(index, 'noPassportExpdate')] = 'on';
    }
  });
  return likely;
}

/** A passport has two names; where the form offers one of them, the other one means the same. */
function offeredNames(blocks: Step1Screen['blocks'], values: Record<string, string>): Record<string, string> {
  const renamed = blocks.flatMap(({ index, documents }) => {
    const field = passengerFieldName(index, 'documentType');
    const isOffered = documents.some(({ value }) => value === values[field]);
    return !isOffered && values[field] === 'passport_or_id_number' ? [[field, 'international_passport'] as const] : [];
  });
  return { ...values, ...Object.fromEntries(renamed) };
}

/** Notices to read before filling in. A price that changed since the search was accepted at step 0, where it is told. */
function notices(
  { booking, failure, isToBeSentAgain, isElsewhere }: Step1Parts,
  { t }: CheckoutWords,
): Step1Screen['notices'] {
  const found: Step1Screen['notices'] = [];
  if (failure) found.push({ kind: 'danger', title: t('step1.failure.title'), text: failure });
  if (isElsewhere) {
    found.push({ kind: 'info', title: t('step1.elsewhere.title'), text: t('step1.elsewhere.text') });
  }
  if (isToBeSentAgain) found.push({ kind: 'info', title: t('step1.again.title'), text: t('step1.again.text') });
  if (booking.warnings.complexTrip) {
    found.push({ kind: 'info', title: t('step1.complexTrip.title'), text: t('step1.complexTrip.text') });
  }
  if (booking.warnings.charter) {
    found.push({ kind: 'info', title: t('step1.charter.title'), text: t('step1.charter.text') });
  }
  return found;
}
