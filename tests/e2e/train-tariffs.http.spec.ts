import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { addonFields } from '#tests/journeys/addons';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { bornBefore, GIRL, LITTLE, PUPIL } from '#tests/journeys/train-journeys';
import { freeSeats } from '#tests/journeys/seats';
import {
  freePlace,
  openCars,
  partyChoices,
  shownAmount,
  takePlace,
  takeTrain,
  takeTrainWith,
  type TrainTrip,
} from '#tests/journeys/trains';
import { ALONE, CARDS, FAMILY, step1Fields, type TestParty } from '#tests/journeys/travellers';

/**
 * Ways of taking places and tariffs beside those of `train-journeys.http.spec.ts`: chosen, paid and written, for the same
 * amount everywhere.
 */
const [ANNA, PETER, , EMIL] = FAMILY.travellers as [Person, Person, Person, Person];
type Person = TestParty['travellers'][number];

/** `whole`: the first whole compartment. `wishes`: fields that a visitor fills in, by the free places of the page. */
type Choice = {
  seat: RegExp | 'wishes' | 'whole' | '';
  tariff?: string;
  refund?: 'no';
  bedding?: '1';
  wishes?: (free: number[]) => Record<string, string>;
};
type Case = {
  title: string;
  trip: Omit<TrainTrip, 'inDays'>;
  /** The car of all choices, as `takeTrainWith` reads it; else the one that opens. */
  car?: string;
  party: TestParty;
  /** By passenger with a page of their own. */
  choices: Choice[];
  /** Texts of step 1, and of the page where it is paid. */
  step1: RegExp[];
  step2: RegExp[];
  /** Whether the free places of a car have room for the wishes. */
  hasRoom?: (free: number[]) => boolean;
  /** Whether the places that the railway gave are as wished. */
  areWished?: (given: number[], free: number[]) => boolean;
  /** Pays less than step 1 shows, because only its birthdays say who travels free. */
  isLess?: boolean;
};

/** The free places without the two at each end. */
const middle = (free: number[]) => free.slice(2, -2);
const lowerOf = (places: number[]) => places.filter((place) => place % 2 === 1);
/** The lower storey ends with 50 (specification 2 §9). */
const upstairs = (free: number[]) => free.filter((place) => place > 50);

const CASES: Case[] = [
  {
    title: 'the same family, with places that the railway chooses in a car',
    trip: { kind: 'coupe', party: 'adult=2&child=2&infant=0&childrenAges=[3,8]' },
    party: { adults: 2, childrenAges: [3, 8], travellers: [ANNA, PETER, LITTLE, GIRL] },
    // The wishes of the first page stay on the others.
    choices: [
      {
        seat: 'wishes',
        wishes: (free) => ({ lower: '1', from: String(middle(free).at(-1)), to: String(middle(free)[0]) }),
      },
      { seat: 'wishes' },
      { seat: 'wishes', tariff: 'free_child:0' },
    ],
    hasRoom: (free) => lowerOf(middle(free)).length > 0 && middle(free).length - lowerOf(middle(free)).length > 2,
    areWished: (given, free) =>
      given.length === 3 && lowerOf(given).length === 1 && given.every((one) => middle(free).includes(one)),
    step1: [/Детский, без места · Пассажир 1/],
    step2: [],
  },
  {
    title: 'a seat on a wished storey between wished numbers, which the railway chooses',
    trip: { kind: 'seat', to: 'voronezh' },
    party: ALONE,
    choices: [
      {
        seat: 'wishes',
        wishes: (free) => ({ storey: 'second', from: String(upstairs(free)[1]), to: String(upstairs(free).at(-1)) }),
      },
    ],
    hasRoom: (free) => upstairs(free).length > 2 && upstairs(free).length < free.length,
    areWished: ([given = 0], free) => upstairs(free).slice(1).includes(given),
    step1: [/Вагон \d+, .*класс/],
    step2: [],
  },
  {
    title: 'the same family without a choice: the child of three needs none',
    trip: { kind: 'coupe', party: 'adult=2&child=2&infant=0&childrenAges=[3,8]' },
    party: { adults: 2, childrenAges: [3, 8], travellers: [ANNA, PETER, LITTLE, GIRL] },
    choices: [],
    step1: [/Дети до 5 лет едут бесплатно без своего места/],
    step2: [/Едут бесплатно Emil Lindqvist \(Anna-Maria Lindqvist\)/, /Места и тарифы в поезде\s*−/],
    isLess: true,
  },
  {
    title: 'a mother with an infant, on a seat for mothers with babies',
    trip: { kind: 'first', to: 'petersburg', party: 'adult=1&child=0&infant=1' },
    car: '10-2В',
    party: { adults: 1, childrenAges: [0], travellers: [ANNA, { ...EMIL, birthday: bornBefore(0) }] },
    choices: [{ seat: /для матери с младенцем/ }],
    step1: [/Вагон 10, .*класс 2В/],
    step2: [/вагон 10, место [12]\b/],
  },
  {
    title: 'two adults in a compartment whose places are only sold together',
    trip: { kind: 'lux', to: 'petersburg', party: 'adult=2&child=0&infant=0' },
    car: '-1Б',
    party: { adults: 2, childrenAges: [], travellers: [ANNA, PETER] },
    choices: [{ seat: 'whole' }],
    step1: [/Вагон \d+, СВ, класс 1Б/],
    step2: [/СВ, вагон \d+, место \d+, \d+/],
  },
  {
    title: 'three travellers, who take the four seats of a meeting compartment',
    trip: { kind: 'first', to: 'petersburg', party: 'adult=3&child=0&infant=0' },
    car: '01-1Р',
    party: { adults: 3, childrenAges: [], travellers: [ANNA, PETER, { ...ANNA, passportNumber: 'EF2000009' }] },
    choices: [{ seat: 'whole' }],
    step1: [/Вагон 01, .*класс 1Р/],
    step2: [/вагон 01, место 2[789], 2[89], (29|30)/],
  },
  {
    title: 'two adults with a boy, who take a compartment of four for themselves',
    trip: { kind: 'coupe', party: 'adult=2&child=1&infant=0&childrenAges=[8]' },
    party: { adults: 2, childrenAges: [8], travellers: [ANNA, PETER, GIRL] },
    choices: [{ seat: 'whole' }],
    step1: [/Вагон \d+, Купе, класс 2/],
    step2: [/Купе, вагон \d+, место \d+, \d+, \d+/],
  },
  {
    title: 'one traveller, who takes a compartment for two alone',
    trip: { kind: 'lux' },
    party: ALONE,
    choices: [{ seat: 'whole' }],
    step1: [/Вагон \d+, СВ, класс 1/],
    step2: [],
  },
];

test.use({ brand: 'ru' });

function visitOf(visitor: PlainBrowser, sandboxPort: number): PlainVisit {
  return new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${sandboxPort}` });
}

/** Amounts with plain spaces. */
const money = new Intl.NumberFormat('ru', { maximumFractionDigits: 0, useGrouping: 'always' });
const spelt = (text: string) => text.replace(/\s+/g, ' ');
const digits = (text: string) => text.replace(/\D/g, '');
const roubles = (hundredths: number) => String(Math.round(hundredths / 100));

/** Sends step 1 and returns the page that follows, whatever it is. */
function sendStep1(visitor: PlainBrowser, step1: PlainPage, party: TestParty): Promise<PlainPage> {
  const form = formWith(step1.text, 'email');
  const fields = { ...form.fields, ...step1Fields(party, 'tariffs@example.com', 'ru') };
  return visitor.post(form.action || step1.path, fields);
}

async function choose(visitor: PlainBrowser, page: PlainPage, { seat, wishes, ...terms }: Choice): Promise<PlainPage> {
  return takePlace(visitor, page, { seat: valueOf(page, seat)!, ...wishes?.(freeNumbers(page)), ...terms });
}

function freeNumbers(page: PlainPage): number[] {
  return freeSeats(page)
    .flatMap(({ number }) => (/^\d+$/.test(number) ? [Number(number)] : []))
    .toSorted((one, other) => one - other);
}

/** Returns the value of a choice on a page; undefined where there is none. */
function valueOf(page: PlainPage, seat: Choice['seat']): string | undefined {
  if (seat instanceof RegExp) return freePlace(page, seat)?.number;
  return seat === 'whole' ? partyChoices(page).find((one) => one.startsWith('whole')) : seat;
}

CASES.forEach((one, at) => {
  const { title, trip, party, choices, step1: said, step2: told, isLess = false, car, hasRoom, areWished } = one;
  test(title, async ({ visitor, control, address }) => {
    // Some cars are found on some days only.
    test.setTimeout(120_000);
    const visit = visitOf(visitor, address.sandboxPort);
    const when = { ...trip, inDays: 62 + at };
    const first = choices[0]?.seat;
    const { start, cars } = await takeTrainWith(
      visit,
      when,
      car ?? '',
      (page) => (first === undefined || valueOf(page, first) !== undefined) && (hasRoom?.(freeNumbers(page)) ?? true),
    );
    const free = freeNumbers(cars);
    let page = cars;
    for (const choice of choices) page = await choose(visitor, page, choice);
    const step1 = await visitor.get(`/mbooking/step1/${tokenIn(start)}`);
    for (const words of said) expect(visibleText(step1.text)).toMatch(words);
    const asked = shownAmount(step1);

    const email = `tariffs-${at}-${Date.now()}@example.com`;
    const step2 = await visit.fillPassengers(step1, party, email);
    for (const words of told) expect(visibleText(step2.text)).toMatch(words);
    const [, given = ''] = /вагон \d+, место (\d+(?:, \d+)*)/.exec(visibleText(step2.text)) ?? [];
    expect(areWished?.(given.split(',').map(Number), free) ?? true, given).toBe(true);
    const shown = isLess ? Number(digits(payButton(step2))) * 100 : asked;
    expect(shown < asked).toBe(isLess);
    expect(digits(payButton(step2))).toBe(roubles(shown));
    await visit.holdTicket(await visit.pay(step2, CARDS.paid));
    const entry = (await control.ledger()).bookings.find(({ token }) => token === tokenIn(start));
    expect([entry?.tickets_total, entry?.captured]).toEqual([shown, shown]);
    const [mail] = (await control.messagesTo(email)).filter(({ kind }) => kind === 'email');
    expect(spelt(mail?.body ?? '')).toContain(spelt(money.format(shown / 100)));
  });
});

test('there and back on chosen places, with the discount on the way back', async ({ visitor, control, address }) => {
  const visit = visitOf(visitor, address.sandboxPort);
  const start = await takeTrain(visit, { inDays: 67, backInDays: 74, kind: 'platzkart' });
  const there = await openCars(visitor, start);
  expect(visibleText(there.text)).toContain('«Туда и обратно»: Он для обратной дороги');
  const refused = await takePlace(visitor, there, { seat: '', tariff: 'round_trip' });
  expect(refused.status).toBe(409);
  const back = await takePlace(visitor, there, { seat: freePlace(there, /верхнее/)!.number });
  const seat = freePlace(back, /нижнее|верхнее/)!.number;
  const full = shownAmount(await takePlace(visitor, back, { seat }));
  const step1 = await takePlace(visitor, back, { seat, tariff: 'round_trip' });
  const shown = shownAmount(step1);
  expect(shown).toBeLessThan(full);
  expect(visibleText(step1.text)).toContain('«Туда и обратно»');
  const step2 = await visit.fillPassengers(step1, ALONE, `return-${Date.now()}@example.com`);
  expect(digits(payButton(step2))).toBe(roubles(shown));
  await visit.holdTicket(await visit.pay(step2, CARDS.paid));
  const entry = (await control.ledger()).bookings.find(({ token }) => token === tokenIn(start));
  expect(entry?.captured).toBe(shown);
});

test('a tariff that does not fit the typed birthday is told with the name, and not after the reservation either', async ({
  visitor,
  address,
}) => {
  const visit = visitOf(visitor, address.sandboxPort);
  const start = await takeTrain(visit, { inDays: 68, kind: 'platzkart' });
  const cars = await openCars(visitor, start);
  const seat = freePlace(cars, /верхнее/)!.number;
  const chosen = await takePlace(visitor, cars, { seat, tariff: 'junior' });
  const young: TestParty = { ...ALONE, travellers: [PUPIL] };
  const reduced = shownAmount(chosen);
  const refused = await sendStep1(visitor, chosen, ALONE);
  expect(refused.status).toBe(400);
  expect(visibleText(refused.text)).toMatch(/Anna-Maria Lindqvist, тариф «Молодёжный»/);
  expect(shownAmount(refused)).toBeGreaterThan(reduced);

  const known = await takePlace(visitor, await openCars(visitor, start), { seat, tariff: 'junior' });
  expect(known.status).toBe(409);

  const second = await takeTrain(visit, { inDays: 68, kind: 'platzkart' });
  const step1 = await takePlace(visitor, await openCars(visitor, second), { seat, tariff: 'junior' });
  const step2 = await visit.fillPassengers(step1, young, `young-${Date.now()}@example.com`);
  expect(digits(payButton(step2))).toBe(roubles(reduced));
  const older = await sendStep1(visitor, await visitor.get(`/mbooking/step1/${tokenIn(second)}`), ALONE);
  expect(older.status).toBe(400);
  expect(visibleText(older.text)).toContain('Места забронированы по этому тарифу');
});

test('bedding added before the place is chosen goes over to it', async ({ visitor, address }) => {
  const visit = visitOf(visitor, address.sandboxPort);
  const start = await takeTrain(visit, { inDays: 69, kind: 'platzkart' });
  const form = formWith(start.text, 'email');
  const added = addonFields(start.text, /bedding\.0\.p0/);
  await visitor.post(form.action || start.path, { ...form.fields, ...added, intent: 'seats:0' });
  const cars = await openCars(visitor, start);
  const seat = freePlace(cars, /верхнее/)!;
  const step1 = await takePlace(visitor, cars, { seat: seat.number });
  expect(visibleText(step1.text)).toMatch(new RegExp(`Пассажир 1: ${seat.number}, бельё`));
  expect(step1.text).not.toContain('bedding.0.p0');
  const shown = shownAmount(step1);
  const step2 = await visit.fillPassengers(step1, ALONE, `bedding-${Date.now()}@example.com`);
  expect(digits(payButton(step2))).toBe(roubles(shown));
});
