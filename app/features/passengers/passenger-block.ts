import type { Translate } from '~/i18n/use-translation';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { MILITARY_CATEGORIES, type DocumentType, type PassengerType } from '~/upstream/booking/contract';
import type { OrderFacts } from './check-passenger';
import { isMilitary, neverExpires } from './document-types';
import { documentGroups } from './documents';

/** `expires`, `lasting`, `military` (lasting, too): fields that a document does not need are folded by this. */
export type DocumentOption = {
  value: string;
  label: string;
  kind: 'expires' | 'lasting' | 'military';
  /** Who may choose it, where not everybody may. */
  group?: string;
};

/** One passenger's part of the form, ready to be drawn. */
export type PassengerBlockView = {
  index: number;
  /** "Пассажир 1" */
  title: string;
  /** "Взрослый: 12 лет или больше 4 мая 2031" */
  ageRule: string;
  documents: DocumentOption[];
  /** How the numbers of the commonest of the offered documents look, one line each. */
  numberHints: string[];
  asksMiddleName: boolean;
  /** Asked with documents of the armed forces; empty when none of them is offered. */
  militaryCategories: { value: string; label: string }[];
  takesMileageCard: boolean;
  /** "Мили не начислит Победа." */
  mileageHint?: string;
};

/** Documents whose number is shown; whoever has a rarer one is told when it looks wrong. */
const HINTED = ['internal_passport', 'international_passport', 'birth_certificate'] as const;

/**
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
    const ageKey = type === 'adult' && order.trip.isRailOnly ? 'adultRail' : type;
    return {
      index,
      title: t('step1.passenger.title', { number: index + 1 }),
      ageRule: t(`step1.passenger.age.${ageKey}`, { first, last }),
      documents,
      numberHints: HINTED.filter((document) => offered.has(document) || document === 'international_passport').map(
        (document) => t(`step1.passenger.numberHint.${document}`),
      ),
      asksMiddleName: order.asksMiddleName,
      militaryCategories: documents.some(({ kind }) => kind === 'military')
        ? MILITARY_CATEGORIES.map((value) => ({ value, label: t(`step1.passenger.military.categories.${value}`) }))
        : [],
      takesMileageCard: order.takesMileageCards,
      mileageHint: carriers ? t('step1.passenger.extras.notCredited', { carriers }) : undefined,
    };
  });
}

/** Those of the likelier citizenship first. */
function documentOptions(type: PassengerType, order: OrderFacts, market: Market, t: Translate): DocumentOption[] {
  const { russians, others } = documentGroups(type, order.trip);
  const options = (documents: DocumentType[], owners: 'russians' | 'others'): DocumentOption[] =>
    documents.map((value) => ({
      value,
      label: t(`documents.${value}`),
      kind: kindOf(value),
      ...(others.length > 0 ? { group: t(`step1.passenger.documentOwners.${owners}`) } : {}),
    }));
  const groups = [options(russians, 'russians'), options(others, 'others')];
  return (market.country === 'RU' ? groups : groups.reverse()).flat();
}

function kindOf(document: DocumentType): DocumentOption['kind'] {
  if (isMilitary(document)) return 'military';
  return neverExpires(document) ? 'lasting' : 'expires';
}
