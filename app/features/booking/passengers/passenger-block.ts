import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import {
  DOCUMENT_TYPES,
  MILITARY_CATEGORIES,
  type DocumentType,
  type PassengerType,
} from '~/upstream/booking/contract';
import type { OrderFacts } from './check-passenger';
import { DOCUMENTS, isMilitary, neverExpires } from './document-types';
import { documentGroups, offersNoExpiry, PASSPORT_NAMES, takesIdCard } from './documents';

/** `expires`, `lasting`, `military` (also lasting): styles hide the fields that the document does not need. */
export type DocumentOption = {
  value: DocumentType;
  label: string;
  kind: 'expires' | 'lasting' | 'military';
  /** Label of the group that may choose it; absent when everybody may. */
  group?: string;
};

/** The form of a person, in a booking and in the notebook. */
export type PersonBlockView = {
  index: number;
  documents: DocumentOption[];
  /**
   * Number formats of the most common documents offered; styles show the one of the chosen document, and a rare one, which
   * only Russians have, nowhere else.
   */
  numberHints: { document: HintedDocument; text: string; isRare: boolean }[];
  asksMiddleName: boolean;
  /** Somebody may declare that a document offered has no expiry date. */
  offersNoExpiry: boolean;
  /** Categories for military documents; empty when none are offered. */
  militaryCategories: { value: string; label: string }[];
};

/** One passenger's part of the booking form. Ready texts. */
export type PassengerBlockView = PersonBlockView & {
  /** "Пассажир 1" */
  title: string;
  /** Beside other passengers: one press empties the fields of this one. */
  isClearable: boolean;
  /** "Взрослый: 12 лет или больше 4 мая 2031" */
  ageRule: string;
  takesMileageCard: boolean;
  /** "Мили не начислит Победа." */
  mileageHint?: string;
};

/** Documents with a number hint; rarer ones only show a validation error. */
const HINTED = ['internal_passport', 'international_passport', 'birth_certificate'] as const;
type HintedDocument = (typeof HINTED)[number];

/**
 * Builds the form part of every passenger.
 * @param carriersWithoutMiles their names
 * @param t reads the namespace `booking`
 */
export function passengerBlocks(
  types: readonly PassengerType[],
  order: OrderFacts,
  carriersWithoutMiles: readonly string[],
  market: Market,
  t: Translate,
): PassengerBlockView[] {
  const first = formatDate(order.firstFlight, market, 'long');
  const last = formatDate(order.lastFlight, market, 'long');
  const carriers = carriersWithoutMiles.join(', ');
  return types.map((type, index) => {
    const documents = documentOptions(type, order, market, t);
    const offered = new Set<string>(documents.map(({ value }) => value));
    return {
      index,
      title: types.length > 1 ? t('step1.passenger.title', { number: index + 1 }) : t('step1.passenger.only'),
      isClearable: types.length > 1,
      ageRule: t(`step1.passenger.age.${ageKey(type, order.trip)}`, { first, last }),
      documents,
      numberHints: numberHints(offered, market, t),
      asksMiddleName: order.asksMiddleName,
      offersNoExpiry: offersNoExpiry(
        documents.map(({ value }) => value),
        order.trip,
      ),
      militaryCategories: documents.some(({ kind }) => kind === 'military')
        ? MILITARY_CATEGORIES.map((value) => ({ value, label: t(`step1.passenger.military.categories.${value}`) }))
        : [],
      takesMileageCard: order.takesMileageCards,
      mileageHint: carriers ? t('step1.passenger.extras.notCredited', { carriers }) : undefined,
    };
  });
}

/** Ten years are the age of Russian railways; whoever is younger goes as a child, whose fare ends then. */
function ageKey(type: PassengerType, { isRailOnly, isRussianRail }: OrderFacts['trip']): string {
  return isRailOnly && isRussianRail && type !== 'infant' ? `${type}Rail` : type;
}

/**
 * Builds the form part for the notebook, which has no trip: it offers every document. @param t reads the namespace
 * `booking`
 */
export function personBlock(asksMiddleName: boolean, market: Market, t: Translate): PersonBlockView {
  const documents = ownDocuments(market);
  return {
    index: 0,
    // Military service is requested per trip, not saved in the notebook.
    documents: documents.map((value) => ({
      value,
      label: t(`documents.${value}`),
      kind: neverExpires(value) ? 'lasting' : 'expires',
    })),
    numberHints: numberHints(new Set(documents), market, t),
    asksMiddleName,
    offersNoExpiry: true,
    militaryCategories: [],
  };
}

/** Lists all documents; outside Russia those issued only to Russians come last. */
function ownDocuments({ country }: Pick<Market, 'country'>): DocumentType[] {
  return country === 'RU' ? [...DOCUMENT_TYPES] : [...DOCUMENT_TYPES].sort((one, other) => rank(one) - rank(other));
}

const rank = (document: DocumentType) => (DOCUMENTS[document].isRussianOnly ? 1 : 0);

function numberHints(
  offered: ReadonlySet<string>,
  { country }: Pick<Market, 'country'>,
  t: Translate,
): PersonBlockView['numberHints'] {
  return HINTED.filter((document) => offered.has(document) || document === 'international_passport').map(
    (document) => ({
      document,
      text: t(`step1.passenger.numberHint.${document}`),
      isRare: country !== 'RU' && DOCUMENTS[document].isRussianOnly === true,
    }),
  );
}

/**
 * Lists the document options, those of the likelier citizenship first. Outside Russia a passport has one name for all
 * citizens (`documentOf` tells the carrier whose it is), and stands alone where the law admits nothing else.
 */
function documentOptions(type: PassengerType, order: OrderFacts, market: Market, t: Translate): DocumentOption[] {
  const { russians, others } = documentGroups(type, order.trip);
  const options = (documents: DocumentType[], owners?: 'russians' | 'others'): DocumentOption[] =>
    documents.map((value) => ({
      value,
      label: t(`documents.${value}`),
      kind: kindOf(value),
      ...(owners ? { group: t(`step1.passenger.documentOwners.${owners}`) } : {}),
    }));
  if (market.country === 'RU') {
    return others.length > 0 ? [...options(russians, 'russians'), ...options(others, 'others')] : options(russians);
  }
  const ofEverybody = others.includes('passport_or_id_number') ? passportNames(order.trip, market) : [];
  const left = (documents: DocumentType[]) =>
    documents.filter((document) => !(PASSPORT_NAMES.includes(document) && ofEverybody.length > 0));
  const [ofRussians, ofOthers] = [left(russians), left(others)];
  return [
    ...options(ofEverybody),
    ...options(ofOthers, ofRussians.length > 0 ? 'others' : undefined),
    ...options(ofRussians, ofOthers.length + ofEverybody.length > 0 ? 'russians' : undefined),
  ];
}

/** Lists the names under which the form offers a passport, the one that fits the citizens of the market first. */
function passportNames(trip: OrderFacts['trip'], { country }: Pick<Market, 'country'>): DocumentType[] {
  if (trip.idCardCitizens?.length === 0) return ['international_passport'];
  const names: DocumentType[] = ['passport_or_id_number', 'international_passport'];
  return takesIdCard(trip, country) ? names : names.reverse();
}

function kindOf(document: DocumentType): DocumentOption['kind'] {
  if (isMilitary(document)) return 'military';
  return neverExpires(document) ? 'lasting' : 'expires';
}
