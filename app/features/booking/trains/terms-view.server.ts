import type { Translate } from '~/i18n/translate';
import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import { RAIL_TARIFFS, type RailTariff } from '~/upstream/rail-cars/rail-words';
import { startedIn, withOrder, type ChoiceFacts } from './choice-changes';
import { orderOf } from './choice-state';
import { layoutPlaces } from './layout-places';
import type { SeatOrder, TrainOrders } from './orders';
import { priceOfPlace } from './orders-price';
import { adultsOf } from './party';
import { resolvedOrders } from './resolved-orders';
import { TARIFFS } from './tariff-table';
import { isOnlyNonRefundable, percentOf, tariffProblem, type TariffProblem } from './tariffs';
import { adultField, tariffValue } from './terms-names';
import type { TermOption, TermsView } from './terms-view';
import { problemText, tariffName } from './terms-words.server';
import { isWhole, reservationOfPlace } from './whole-compartments';

export type TermsParts = {
  facts: ChoiceFacts;
  passenger: number;
  /** The party's choice on this train, in any car. */
  chosen: TrainOrders | null;
  /** Names by passenger. */
  names: readonly string[];
  money: (amount: number) => string;
};

type Asked = TermsParts & { orders: TrainOrders; place: TrainPlace | null; isOwn: boolean; t: Translate };

/**
 * Offers the terms on which one passenger travels in a car: tariffs with their prices and conditions, a refund, bedding,
 * and the adults of infants. Prices are those of the passenger's place, or begin with the cheapest free one.
 * @param t reads the namespace `trains`
 */
export function termsView(parts: TermsParts, t: Translate): TermsView {
  const { facts, passenger, chosen, names } = parts;
  const orders = startedIn(chosen, facts);
  const own = facts.car.places.find((one) => one.seat === orderOf(orders, passenger).seat) ?? null;
  const place = own ?? cheapest(facts.car);
  const asked: Asked = { ...parts, orders, place, isOwn: own !== null, t };
  const tariffs = tariffOptions(asked);
  const current = resolvedOrders(orders, facts.car, facts.party)[passenger];
  const usual = tariffs.find(({ isChosen }) => isChosen);
  const bedding = beddingOption(asked);
  return {
    title: t('terms.title', { name: names[passenger] ?? '' }),
    tariffs: tariffs.length > 1 ? tariffs : [],
    summary: t('terms.summary', { fare: usual ? [usual.label, usual.price].join(' · ') : '' }),
    name: t('terms.summary', { fare: usual?.label ?? '' }),
    isOpen: orderOf(orders, passenger).tariff !== null || facts.party.people[passenger]?.type === 'child',
    others: { title: t('terms.others'), lines: otherTariffs(asked) },
    refund: refundChoice(asked),
    bedding,
    notes: [
      ...(isWhole(orders.reservation) ? [t('terms.whole')] : []),
      ...(current && !current.isRefundable && !hasRefundChoice(asked) ? [t('terms.forced')] : []),
      ...(facts.car.services.some((code) => code.includes('bedcloth')) ? [t('terms.beddingIncluded')] : []),
    ],
    adults: adultChoices(asked),
    apply: { label: t('terms.apply'), intent: `passenger:${passenger}` },
  };
}

function cheapest(car: TrainCar): TrainPlace | null {
  const free = layoutPlaces(car).filter(
    ({ canBeChosen, place }) => canBeChosen && reservationOfPlace(car, place.seat) === 'usual',
  );
  return free.map(({ place }) => place).sort((one, other) => one.price - other.price)[0] ?? null;
}

/** Lists the tariffs that a passenger may take, the cheapest first; one entry for each adult of a child without a place. */
function tariffOptions(asked: Asked): TermOption[] {
  const { facts, passenger, orders, names, t } = asked;
  const now = resolvedOrders(orders, facts.car, facts.party)[passenger];
  const offers = RAIL_TARIFFS.flatMap((type) => {
    const adults = TARIFFS[type].hasPlace ? [null] : adultsOf(facts.party);
    return adults.flatMap((adult) => {
      const after = withOrder(orders, passenger, { tariff: type, adult });
      if (tariffProblem(type, { ...facts, passenger, orders: after }) !== null) return [];
      return [{ type, adult, amount: amountOf(asked, { tariff: type, hasBedding: false }) }];
    });
  });
  const isNow = ({ type, adult }: (typeof offers)[number]) => type === now?.tariff && adult === now.adult;
  return offers
    .sort((one, other) => one.amount - other.amount)
    .map((offer) => {
      const { type, adult, amount } = offer;
      const name = tariffName(type, t);
      return {
        value: tariffValue(type, adult),
        label: adult === null ? name : t('terms.freeWith', { tariff: name, name: names[adult] ?? '' }),
        hint: [
          ...NEEDS.filter((one) => one === type).map((one) => t(`needs.${one}`)),
          ...(isOnlyNonRefundable(type, facts.car) ? [t('terms.noRefund')] : []),
        ].join(' · '),
        price: TARIFFS[type].hasPlace ? priceText(asked, amount) : t('terms.free'),
        isChosen: isNow(offer),
      };
    });
}

const NEEDS = [
  'child',
  'free_child',
  'additional_free_child',
  'junior',
  'senior',
  'pupil',
  'round_trip',
  'birthday',
  'family',
] as const satisfies readonly RailTariff[];

/** Returns what the passenger's place, or the cheapest one, costs with other terms, hundredths. */
function amountOf({ facts, passenger, orders, place }: Asked, change: Partial<SeatOrder>): number {
  if (!place) return 0;
  const after = withOrder(orders, passenger, { seat: place.seat, ...change });
  const order = resolvedOrders(after, facts.car, facts.party)[passenger];
  return (order && TARIFFS[order.tariff].hasPlace && priceOfPlace(place, order, facts.car)) || 0;
}

function priceText({ isOwn, place, money, t }: Asked, amount: number): string {
  if (!place) return '';
  return isOwn ? money(amount) : t('from', { price: money(amount) });
}

/** Says why the other tariffs of this car and of this age are not offered. */
function otherTariffs({ facts, passenger, orders, t }: Asked): string[] {
  const isForChildren = facts.party.people[passenger]?.type !== 'adult';
  return RAIL_TARIFFS.flatMap((type) => {
    const rule = TARIFFS[type];
    const isListed = percentOf(type, facts.car) !== null;
    if ((!rule.isKnown && !isListed) || (rule.isForChildren && !isForChildren)) return [];
    const adults = rule.hasPlace ? [null] : adultsOf(facts.party);
    // The person's own reason says more than that the car does not sell it.
    const car = isListed ? facts.car : { ...facts.car, tariffs: [...facts.car.tariffs, listing(type)] };
    const problems = (adults.length > 0 ? adults : [null]).map((adult) =>
      tariffProblem(type, { ...facts, car, passenger, orders: withOrder(orders, passenger, { tariff: type, adult }) }),
    );
    if (problems.includes(null) && isListed) return [];
    const problem: TariffProblem = problems.find((one) => one !== null) ?? 'notInThisCar';
    return [t('terms.otherLine', { tariff: tariffName(type, t), reason: problemText(problem, t) })];
  });
}

function listing(type: RailTariff): TrainCar['tariffs'][number] {
  return { type, percent: 100, isOnlyNonRefundable: false };
}

/** The tariff leaves a choice, and so does the place or, before one is chosen, some place of the car. */
function hasRefundChoice({ facts, passenger, orders, isOwn, place }: Asked): boolean {
  const now = resolvedOrders(orders, facts.car, facts.party)[passenger];
  if (!now || !TARIFFS[now.tariff].hasPlace || isOnlyNonRefundable(now.tariff, facts.car)) return false;
  if (isWhole(orders.reservation)) return false;
  return isOwn ? isSoldBothWays(place) : facts.car.places.some((one) => one.isFree && isSoldBothWays(one));
}

function isSoldBothWays(place: TrainPlace | null): boolean {
  return place !== null && place.nonRefundablePrice !== null && !place.isOnlyNonRefundable;
}

function refundChoice(asked: Asked): TermsView['refund'] {
  const { facts, passenger, orders, place, isOwn, money, t } = asked;
  if (!hasRefundChoice(asked)) return null;
  const { isRefundable } = orderOf(orders, passenger);
  const open = facts.car.places.filter((one) => one.isFree && isSoldBothWays(one));
  const sample = isOwn ? place : (open.toSorted((one, other) => one.price - other.price)[0] ?? null);
  const priceOf = (wish: boolean) => {
    const amount = amountOf({ ...asked, place: sample }, { isRefundable: wish, hasBedding: false });
    return isOwn ? money(amount) : t('from', { price: money(amount) });
  };
  const places = isOwn ? '' : t('terms.onPlaces', { places: rangesOf(open.map(({ seat }) => seat)) });
  return {
    title: t('terms.refund'),
    options: [
      {
        value: 'yes',
        label: t('terms.refundable'),
        hint: t('terms.lessFee'),
        price: priceOf(true),
        isChosen: isRefundable,
      },
      { value: 'no', label: t('terms.cheaper'), hint: places, price: priceOf(false), isChosen: !isRefundable },
    ],
  };
}

/** Writes numbers as "33–36, 40". */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function beddingOption({ facts, passenger, orders, money, t }: Asked): TermOption | null {
  const { beddingPrice } = facts.car;
  const now = resolvedOrders(orders, facts.car, facts.party)[passenger];
  if (beddingPrice === null || !now || !TARIFFS[now.tariff].hasPlace) return null;
  return {
    value: '1',
    label: t('terms.bedding'),
    hint: '',
    price: `+${money(beddingPrice)}`,
    isChosen: now.hasBedding,
  };
}

/** Asks with whom each infant travels, where there are several adults. */
function adultChoices({ facts, orders, names, t }: Asked): TermsView['adults'] {
  const { car, party } = facts;
  const adults = adultsOf(party);
  if (adults.length < 2) return [];
  return resolvedOrders(orders, car, party)
    .filter(({ passenger, tariff }) => party.people[passenger]?.type === 'infant' && !TARIFFS[tariff].hasPlace)
    .map(({ passenger, adult }) => ({
      name: adultField(passenger),
      label: t('terms.with', { name: names[passenger] ?? '' }),
      value: String(adult ?? adults[0]),
      options: adults.map((index) => ({ value: String(index), label: names[index] ?? '' })),
    }));
}
