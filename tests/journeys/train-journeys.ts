import type { SeatOnPage } from './seats';
import type { TrainTrip } from './trains';
import { ALONE, dateIn, FAMILY, type TestParty, type TestTraveller } from './travellers';

type Brand = 'ru' | 'intl';
type InBothBrands<Value> = Record<Brand, Value>;

/** The choice of one passenger on one train: a place that fits, a whole compartment, or none. */
export type TrainChoice = {
  seat: ((seat: SeatOnPage, brand: Brand) => boolean) | 'whole' | 'none';
  /** As the page sends it: `free_child:1` travels with the second passenger. */
  tariff?: string;
  hasBedding?: boolean;
};

/** A journey by train that can be bought from the search to the PDF, in both brands, with and without JavaScript. */
export type TrainJourney = {
  title: string;
  /** The brand in which a browser with JavaScript walks it, because script changes how one chooses here. */
  byHand?: Brand;
  trip: Omit<TrainTrip, 'inDays' | 'backInDays' | 'mixed'>;
  /** Days between the way there and back. */
  backAfter?: number;
  mixed?: InBothBrands<readonly [from: string, to: string]>;
  party: TestParty;
  /** By passenger with a page of their own, train after train. */
  choices: TrainChoice[];
  /** Words of step 1 about the choices. */
  says?: InBothBrands<RegExp>;
  /** Words of step 2 about what a buyer must know. */
  warns?: InBothBrands<RegExp>;
  /** Somebody whom step 1 refuses, with the words. */
  refused?: { party: TestParty; says: InBothBrands<RegExp> };
};

const [ANNA, PETER, NORA, EMIL] = FAMILY.travellers as [TestTraveller, TestTraveller, TestTraveller, TestTraveller];

/** Returns the birthday of somebody who is so old for half a year around the trips. */
export function bornBefore(years: number): TestTraveller['birthday'] {
  const [year = '', month = '', day = ''] = dateIn(-Math.round((years + 0.5) * 365.25)).split('-');
  return [day, month, year];
}

export const LITTLE: TestTraveller = { ...EMIL, birthday: bornBefore(3) };
export const GIRL: TestTraveller = { ...NORA, birthday: bornBefore(8) };
export const PUPIL: TestTraveller = {
  ...ANNA,
  birthday: bornBefore(14),
  citizenship: 'RU',
  passportNumber: '712345678',
};
export const FOUR: TestParty = {
  adults: 4,
  childrenAges: [],
  travellers: [ANNA, PETER, ANNA, PETER].map((one, index) => ({ ...one, passportNumber: `EF${2_000_001 + index}` })),
};

/** Upper berths of bays and compartments have even numbers; those at the side begin with 37. */
const upper: TrainChoice = { seat: ({ number }) => Number(number) % 2 === 0 && Number(number) <= 36 };
const any: TrainChoice = { seat: () => true };
const forWomen: InBothBrands<RegExp> = { ru: /женское купе/, intl: /women’s compartment/ };

export const TRAIN_JOURNEYS: readonly TrainJourney[] = [
  {
    title: 'one adult on an upper berth',
    byHand: 'intl',
    trip: { kind: 'platzkart' },
    party: ALONE,
    choices: [upper],
    says: {
      ru: /Вагон \d+, Плацкарт, класс 3\S* Пассажир 1: \d+/,
      intl: /Coach \d+, Open sleeper \(platzkart\), class 3\S* Passenger 1: \d+/,
    },
  },
  {
    title: 'four people who take a whole compartment',
    byHand: 'ru',
    trip: { kind: 'coupe', party: 'adult=4&child=0&infant=0' },
    party: FOUR,
    choices: [{ seat: 'whole' }],
    says: { ru: /Вагон \d+, Купе, класс 2/, intl: /Coach \d+, Four-berth compartment, class 2/ },
  },
  {
    title: "a woman alone in a women's compartment, which refuses a man",
    trip: { kind: 'coupe' },
    party: ALONE,
    choices: [{ seat: ({ name }, brand) => forWomen[brand].test(name) }],
    refused: {
      party: { ...ALONE, travellers: [PETER] },
      says: {
        ru: /Peter Lindqvist, место \d+: Это купе только для женщин\./,
        intl: /Peter Lindqvist, place \d+: This compartment is for women\./,
      },
    },
  },
  {
    title: 'a mother with an infant on her place',
    trip: { kind: 'platzkart', party: 'adult=1&child=0&infant=1' },
    party: { adults: 1, childrenAges: [1], travellers: [ANNA, EMIL] },
    choices: [upper],
    says: { ru: /Пассажир 1: \d+/, intl: /Passenger 1: \d+/ },
  },
  {
    title: 'two adults with a free child of three and a child of eight, with bedding for two',
    byHand: 'ru',
    trip: { kind: 'platzkart', party: 'adult=2&child=2&infant=0&childrenAges=[3,8]' },
    party: { adults: 2, childrenAges: [3, 8], travellers: [ANNA, PETER, LITTLE, GIRL] },
    choices: [
      { ...any, hasBedding: true },
      { ...any, hasBedding: true },
      { seat: 'none', tariff: 'free_child:1' },
      any,
    ],
    says: {
      ru: /Пассажир 1: \d+, бельё.*Детский, без места · Пассажир 2/,
      intl: /Passenger 1: \d+, bedding.*Child without a place, with Passenger 2/,
    },
    warns: { ru: /Места и тарифы в поезде/, intl: /Places and fares on the train/ },
  },
  {
    title: 'a pupil, whose fare never comes back',
    byHand: 'intl',
    trip: { kind: 'platzkart' },
    party: { ...ALONE, travellers: [PUPIL] },
    choices: [{ ...upper, tariff: 'pupil' }],
    says: { ru: /Пассажир 1: \d+, «Школьник», без возврата/, intl: /Passenger 1: \d+, Schoolchild, no refund/ },
    warns: {
      ru: /Часть билетов на поезд — без возврата.*не вернутся/,
      intl: /Some train tickets cannot be refunded.*does not come back/,
    },
  },
  {
    title: 'a seat on the upper storey of a day train',
    trip: { kind: 'seat', to: 'voronezh' },
    party: ALONE,
    // The lower storey ends with 50 (specification 2 §9).
    choices: [{ seat: ({ number }) => Number(number) > 50 }],
  },
  {
    title: 'a train to the plane of another city',
    trip: {},
    mixed: { ru: ['iatax:KZN', 'iatax:AYT'], intl: ['iatax:BRU', 'iatax:NYC'] },
    party: ALONE,
    choices: [any],
    warns: { ru: /С поезда на самолёт/, intl: /From train to plane/ },
  },
  {
    title: 'there and back, with the discount on the way back',
    trip: { kind: 'platzkart' },
    backAfter: 7,
    party: ALONE,
    choices: [upper, { ...upper, tariff: 'round_trip' }],
    says: { ru: /Пассажир 1: \d+, «Туда и обратно»/, intl: /Passenger 1: \d+, There and back/ },
  },
];
