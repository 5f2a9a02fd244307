import { describe, expect, it } from 'vitest';
import {
  BABY,
  BOY_8,
  GIRL_3,
  MAN,
  railParty,
  seatOrder,
  trainOrders,
  untyped,
  WOMAN,
} from '#tests/fixtures/rail-party';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { TWO } from '#tests/fixtures/train-choices';
import { getTranslator } from '~/i18n/translator.server';
import { RAIL_TARIFFS, type RailTariff } from '~/upstream/rail-cars/rail-words';
import { applyTerms, type PostedTerms } from './apply-terms';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import type { RailParty, RailPerson } from './party';
import { refusalText } from './refusals.server';
import type { TariffProblem } from './tariffs';
import { termsView } from './terms-view.server';
import { problemText, TARIFF_PROBLEMS } from './terms-words.server';

const t = getTranslator('en', 'trains');
const listed = (type: RailTariff, percent: number, isOnlyNonRefundable = false) => ({
  type,
  percent,
  isOnlyNonRefundable,
});

/** A compartment car with every tariff; place 33 is cheaper without a refund, bedding costs 230. */
const CAR = trainCar({
  beddingPrice: 23_000,
  tariffs: RAIL_TARIFFS.map((type) =>
    listed(type, type.includes('free') ? 0 : type === 'full' ? 100 : 50, type === 'pupil'),
  ),
  places: [...trainPlaces(1, 32), trainPlace(33, { nonRefundablePrice: 300_000 })],
});
const SOFT = { ...TWO, tariffs: CAR.tariffs };
const born = (birthday: string): RailPerson => ({ ...MAN, birthday });
const factsOf = (people: RailPerson[], changes: Partial<RailParty> = {}, car = CAR): ChoiceFacts => ({
  segmentIndex: 0,
  car,
  party: railParty(people, changes),
});
const NOTHING: PostedTerms = { tariff: null, isRefundable: null, hasBedding: null, adults: new Map() };

/** Returns what the page offers a passenger, by value. */
function offered(facts: ChoiceFacts, passenger: number, chosen: TrainOrders | null = null): string[] {
  const names = facts.party.people.map((_, index) => `P${index}`);
  const view = termsView({ facts, passenger, chosen, names, money: String }, t);
  // A single tariff is no choice.
  return view.tariffs.length === 0 ? ['full'] : view.tariffs.map(({ value }) => value);
}

describe('every tariff, as the page offers it and as its choice is applied', () => {
  type Case = [tariff: string, whose: string, facts: ChoiceFacts, passenger: number, problem: TariffProblem | null];
  it.each<Case>([
    ['full', 'an adult', factsOf([MAN]), 0, null],
    ['child', 'a child of 8', factsOf([MAN, BOY_8]), 1, null],
    ['child', 'an adult', factsOf([MAN]), 0, 'onlyChildren'],
    ['child', 'a child of 11', factsOf([MAN, { ...BOY_8, birthday: '2020-01-01' }]), 1, 'tooOld'],
    ['free_child:0', 'a child of 3', factsOf([MAN, GIRL_3]), 1, null],
    ['free_child:0', 'a child of 8', factsOf([MAN, BOY_8]), 1, 'tooOld'],
    ['free_child:1', 'a child with a child', factsOf([MAN, BOY_8, GIRL_3]), 2, 'adultRequired'],
    ['free_child:0', 'the second child of one adult', factsOf([MAN, GIRL_3, BABY]), 1, 'adultTaken'],
    ['additional_free_child:0', 'a child in a compartment for two', factsOf([MAN, BOY_8], {}, SOFT), 1, null],
    ['additional_free_child:0', 'a child in single places', factsOf([MAN, BOY_8]), 1, 'onlyWholeTwoPlaces'],
    ['junior', 'somebody of 15', factsOf([born('2016-01-01')]), 0, null],
    ['junior', 'somebody of 30', factsOf([born('2001-01-01')]), 0, 'tooOld'],
    ['junior', 'a foreigner', factsOf([{ ...born('2016-01-01'), citizenship: 'SE' }]), 0, 'onlyCitizensOfRussia'],
    ['senior', 'somebody of 65', factsOf([born('1966-01-01')]), 0, null],
    ['senior', 'somebody of 40', factsOf([MAN]), 0, 'tooYoung'],
    ['pupil', 'somebody of 15', factsOf([born('2016-01-01')]), 0, null],
    ['pupil', 'somebody of 19', factsOf([born('2012-01-01')]), 0, 'tooOld'],
    ['round_trip', 'the way back', factsOf([MAN], { isWayBack: true }), 0, null],
    ['round_trip', 'the way there', factsOf([MAN]), 0, 'onlyWayBack'],
    ['birthday', 'a companion of somebody born that week', factsOf([MAN, born('1990-06-18')]), 0, null],
    ['birthday', 'nobody born that week', factsOf([MAN, WOMAN]), 0, 'noBirthdayNear'],
    ['family', 'a parent', factsOf([MAN, BOY_8]), 0, null],
    ['family', 'friends', factsOf([MAN, WOMAN]), 0, 'noFamily'],
    ['bonus', 'anybody', factsOf([MAN]), 0, 'unknownTerms'],
    ['senior', 'a car without it', factsOf([born('1966-01-01')], {}, trainCar()), 0, 'notInThisCar'],
  ])('%s for %s', (value, _whose, facts, passenger, problem) => {
    const [type, adult] = value.split(':');
    const tariff = { type: type as RailTariff, adult: adult === undefined ? null : Number(adult) };
    const isTwo = facts.car === SOFT;
    const chosen = isTwo ? trainOrders([1, null], { reservation: 'two_places_at_once', car: carOf(facts) }) : null;
    const made = applyTerms(chosen, passenger, { ...NOTHING, tariff }, facts);
    expect(made.refusal).toBe(problem);
    const offers = offered(facts, passenger, chosen);
    if (problem === null) expect(offers).toContain(value);
    else expect(offers).not.toContain(value);
    if (problem) expect(refusalText(problem, t)).toBe(problemText(problem, t));
  });

  it('has words for every problem', () => {
    expect(new Set(TARIFF_PROBLEMS.map((problem) => problemText(problem, t))).size).toBe(TARIFF_PROBLEMS.length);
  });

  it('names the places that are sold both ways, and the prices they begin with', () => {
    const cheaper = [3, 33, 34, 35].map((seat) => trainPlace(seat, { nonRefundablePrice: 300_000 }));
    const facts = factsOf([MAN], {}, trainCar({ places: [trainPlace(1), ...cheaper] }));
    const { refund } = termsView({ facts, passenger: 0, chosen: null, names: ['P0'], money: String }, t);
    expect(refund?.options.map(({ value, price, hint, isChosen }) => [value, price, hint, isChosen])).toEqual([
      ['yes', 'from 400000', 'less the fee', true],
      ['no', 'from 300000', 'only no. 3, 33–35', false],
    ]);
    const none = factsOf([MAN], {}, trainCar());
    expect(termsView({ facts: none, passenger: 0, chosen: null, names: [], money: String }, t).refund).toBeNull();
  });

  it('offers only the price of all in a whole compartment', () => {
    const facts = factsOf([born('2016-01-01')], {}, SOFT);
    const chosen = trainOrders([1], { reservation: 'two_places_at_once', car: carOf(facts) });
    const made = applyTerms(chosen, 0, { ...NOTHING, tariff: { type: 'junior', adult: null } }, facts);
    expect(made.refusal).toBe('notInWholeCompartment');
    expect(offered(facts, 0, chosen)).toEqual(['full']);
  });
});

function carOf({ car: { number, type, kind, serviceClass } }: ChoiceFacts): TrainOrders['car'] {
  return { number, type, kind, serviceClass };
}

describe('terms of a passenger', () => {
  const alone = factsOf([untyped('adult')]);
  const at = (seat: number) => trainOrders([seat]);

  it('change nothing while they are as before', () => {
    const before = at(5);
    const posted = {
      ...NOTHING,
      tariff: { type: 'full' as const, adult: null },
      isRefundable: true,
      hasBedding: false,
    };
    expect(applyTerms(before, 0, posted, alone)).toMatchObject({ orders: before, resets: [], givesPlaceUp: false });
  });

  it('lower the price without a refund, and add bedding', () => {
    const made = applyTerms(at(33), 0, { ...NOTHING, isRefundable: false, hasBedding: true }, alone);
    expect(made.orders).toMatchObject({ price: 323_000, orders: [{ isRefundable: false, hasBedding: true }] });
  });

  it('stay beside each other in the next car', () => {
    const before = { ...at(5), car: { ...at(5).car, number: '08' }, orders: [seatOrder(0, 5, { tariff: 'senior' })] };
    const made = applyTerms(before, 0, { ...NOTHING, hasBedding: true }, alone);
    expect(made.orders?.orders).toEqual([seatOrder(0, null, { tariff: 'senior', hasBedding: true })]);
  });

  it('give the place up for travelling free', () => {
    const facts = factsOf([MAN, GIRL_3]);
    const posted = { ...NOTHING, tariff: { type: 'free_child' as const, adult: 0 } };
    expect(applyTerms(trainOrders([5, 6]), 1, posted, facts)).toMatchObject({
      givesPlaceUp: true,
      orders: { price: 400_000, orders: [{ seat: 5 }, { seat: null, tariff: 'free_child', adult: 0 }] },
    });
  });

  it('let infants change their adults together, each with one of their own', () => {
    const facts = factsOf([MAN, WOMAN, BABY, BABY]);
    const swapped = new Map([
      [2, 1],
      [3, 0],
    ]);
    const made = applyTerms(trainOrders([5, 6, null, null]), 0, { ...NOTHING, adults: swapped }, facts);
    expect(made.orders?.orders.map(({ adult }) => adult)).toEqual([null, null, 1, 0]);
    const same = new Map([
      [2, 1],
      [3, 1],
    ]);
    expect(applyTerms(null, 0, { ...NOTHING, adults: same }, facts).refusal).toBe('adultTaken');
  });
});
