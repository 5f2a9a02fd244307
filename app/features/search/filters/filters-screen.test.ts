import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { answerOf, flight, variant } from '../offers/testing/answer';
import { filterParameter, readFilter } from './filter-link';
import { filtersScreen } from './filters-screen.server';
import type { FiltersScreen } from './filters-view';
import { roundSteps } from './round-steps';

const MARKET = poputny();
const DAY = '2031-05-04';
const ANSWER = answerOf(
  [
    variant('a', '9000', [['early'], ['back']]),
    variant('b', '11000', [['early'], ['back']], { baggage: { count: 1, weight: 20 } }),
    variant('c', '5000', [['toLed', 'fromLed'], ['back']]),
    variant('d', '6000', [['late'], ['back']]),
  ],
  {
    early: flight(`SU1130 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`),
    late: flight(`DP405 VKO-AER ${DAY} 20:10 +03:00 ${DAY} 23:50 +03:00`),
    toLed: flight(`SU6 SVO-LED ${DAY} 10:00 +03:00 ${DAY} 11:30 +03:00`, { transfer_duration: 90 }),
    fromLed: flight(`SU6551 LED-AER ${DAY} 13:00 +03:00 ${DAY} 16:00 +03:00`),
    back: flight('SU1131 AER-SVO 2031-05-11 10:00 +03:00 2031-05-11 13:30 +03:00'),
  },
);

function screenOf(filter: object = {}, answer = ANSWER): FiltersScreen {
  return filtersScreen({
    answer,
    filter: readFilter(new URLSearchParams({ filter: JSON.stringify(filter) })),
    market: MARKET,
    hidden: [],
    pathOf: (one) => filterParameter(one) ?? 'all',
  });
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const sectionOf = (screen: FiltersScreen, name: string) => screen.sections.find((section) => section.name === name);
const optionsOf = (screen: FiltersScreen, name: string) =>
  sectionOf(screen, name)?.blocks.flatMap((block) =>
    block.kind === 'options'
      ? block.options.map(({ label, count, price, isChosen }) => [label, count, plain(price), isChosen])
      : [],
  );

describe('sections', () => {
  it('show options with their counts and lowest prices', () => {
    expect(optionsOf(screenOf(), 'transfers')).toEqual([
      ['Без пересадок', '2', 'от 6 000 ₽', false],
      ['1 пересадка', '1', 'от 5 000 ₽', false],
    ]);
    expect(optionsOf(screenOf(), 'airlines')).toEqual([
      ['Аэролинии', '2', 'от 5 000 ₽', false],
      ['Несколько перевозчиков', '1', 'от 6 000 ₽', false],
    ]);
  });

  it('list carriers by name, "several" last', () => {
    const codes = ['A2', 'A1', 'A1', 'A3'];
    const legs = codes.map((code, index) =>
      flight(`${code}${index} SVO-AER ${DAY} 0${index}:05 +03:00 ${DAY} 09:35 +03:00`),
    );
    const stop = flight(`A37 SVO-LED ${DAY} 06:05 +03:00 ${DAY} 07:35 +03:00`);
    const on = flight(`A18 LED-AER ${DAY} 09:05 +03:00 ${DAY} 11:35 +03:00`);
    const direct = codes.map((_code, index) => variant(`v${index}`, '1000', [[`${index}`]]));
    const flights = { ...Object.fromEntries(Object.entries(legs)), stop, on };
    const answer = answerOf([...direct, variant('x', '900', [['stop', 'on']])], flights);
    const listed = optionsOf(screenOf({}, answer), 'airlines');
    expect(listed?.map(([label]) => label)).toEqual(['A1', 'A2', 'A3', 'Несколько перевозчиков']);
  });

  it('have no counts where one ticket is sold both ways', () => {
    expect(optionsOf(screenOf({ baggages: { WithBaggages: true } }), 'baggages')?.map(([, count]) => count)).toEqual([
      '',
      '',
    ]);
  });

  it('leave out groups without a choice', () => {
    const names = screenOf().sections.map(({ name }) => name);
    // The answer has one kind of transport, one transfer city, one length of transfer, no aircraft and no train.
    expect(names).toEqual(['transfers', 'baggages', 'price', 'times', 'airlines', 'ports']);
  });

  it('keep a chosen option without matches, so that it can be removed', () => {
    const screen = screenOf({ transfers: { ManyTransfers: true }, airlines: { 'Airline-XX': true } });
    expect(optionsOf(screen, 'transfers')).toContainEqual(['3 пересадки и больше', '0', '', true]);
    expect(optionsOf(screen, 'airlines')).toContainEqual(['XX', '0', '', true]);
    expect(sectionOf(screen, 'airlines')?.isOpen).toBe(true);
  });

  it('have a time range for each end of each trip with different times', () => {
    const ranges = sectionOf(screenOf(), 'times')?.blocks.map((block) =>
      block.kind === 'range' ? [block.legend, block.bounds, block.steps?.[0], block.steps?.at(-1)] : block,
    );
    expect(ranges).toEqual([
      ['Отправление: Москва', '06:05 – 20:10', ['360', '06:00'], ['1260', '21:00']],
      ['Прибытие: Сочи', '09:35 – 23:50', ['540', '09:00'], ['1440', '23:59']],
    ]);
  });

  it('include a chosen bound among the selectable values', () => {
    const screen = screenOf({ departureTimeRange0: { DepartureTimeRange: [375, null] } });
    const [range] = sectionOf(screen, 'times')?.blocks ?? [];
    expect(range).toMatchObject({ from: { value: '375' }, to: { value: '' } });
    expect(range?.kind === 'range' && range.steps).toContainEqual(['375', '06:15']);
  });

  it('fold a long list', () => {
    const carriers = Array.from({ length: 12 }, (_, index) => `A${String.fromCharCode(65 + index)}`);
    const many = answerOf(
      carriers.map((code, index) => variant(code, String(1000 + index), [[code]])),
      Object.fromEntries(
        carriers.map((code) => [code, flight(`${code}1 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`)]),
      ),
    );
    const [block] = sectionOf(screenOf({ airlines: { 'Airline-AL': true } }, many), 'airlines')?.blocks ?? [];
    if (block?.kind !== 'options') throw new Error('no options');
    expect(block.options).toHaveLength(7);
    expect(block.options.at(-1)).toMatchObject({ value: 'Airline-AL', isChosen: true });
    expect(block.more).toMatchObject({ label: 'Ещё 5' });
    expect(block.more?.options).toHaveLength(5);
  });
});

describe('the price range', () => {
  it('has round steps from below the lowest to above the highest price, and can be typed', () => {
    const [range] = sectionOf(screenOf(), 'price')?.blocks ?? [];
    if (range?.kind !== 'range') throw new Error('no range');
    expect(range.isTyped).toBe(true);
    expect([plain(range.steps[0]![1]), plain(range.steps.at(-1)![1])]).toEqual(['5 000 ₽', '9 000 ₽']);
    expect(range.steps).toHaveLength(21);
  });

  it.each([
    [{ min: 174.23, max: 509.86 }, 160, 520, 19],
    [{ min: 9, max: 10 }, 9, 10, 2],
    [{ min: 3_273, max: 1_250_000 }, 0, 1_300_000, 14],
  ])('%j', (bounds, first, last, count) => {
    const steps = roundSteps(bounds);
    expect([steps[0], steps.at(-1), steps.length]).toEqual([first, last, count]);
  });
});

describe('the switch of transport', () => {
  const mixed = answerOf(
    [
      variant('plane', '9000', [['plane']]),
      variant('bag', '9900', [['plane']], { baggage: { count: 1, weight: 20 } }),
      variant('train', '5000', [['train']], { baggage: { count: 1, weight: 36 } }),
      variant('night', '7000', [['night']], { baggage: { count: 1, weight: 36 } }),
    ],
    {
      plane: flight(`SU1 SVO-LED ${DAY} 06:05 +03:00 ${DAY} 07:35 +03:00`),
      train: flight(`RZ2 SVO-LED ${DAY} 06:05 +03:00 ${DAY} 10:35 +03:00`, { transport_kind: 'train' }),
      night: flight(`RZ4 SVO-LED ${DAY} 12:05 +03:00 ${DAY} 20:35 +03:00`, { transport_kind: 'train' }),
    },
  );
  const linksOf = (filter: object) =>
    screenOf(filter, mixed).transport?.links.map(({ text, count, price, isCurrent }) =>
      [text, count, plain(price), isCurrent ? '*' : ''].join(' ').trim(),
    );

  it('counts each kind under the other filters, with its lowest price', () => {
    expect(linksOf({})).toEqual(['Все 3 от 5 000 ₽ *', 'Самолёт 1 от 9 000 ₽', 'Поезд 2 от 5 000 ₽']);
    expect(linksOf({ transportKind: { Airplane: true }, baggages: { WithBaggages: true } })).toEqual([
      'Все 3 от 5 000 ₽',
      'Самолёт 1 от 9 900 ₽ *',
      'Поезд 2 от 5 000 ₽',
    ]);
    expect(linksOf({ priceRange: { 'PriceRange-RUB': [null, 100] } })).toEqual(['Все 0  *', 'Самолёт 0', 'Поезд 0']);
  });

  it('links to the same filters with that kind', () => {
    const { transport } = screenOf({ transportKind: { Bus: true }, transfers: { NoTransfers: true } }, mixed);
    expect(transport?.links.map(({ path }) => path)).toEqual([
      '{"transfers":{"NoTransfers":true}}',
      '{"transfers":{"NoTransfers":true},"transportKind":{"Airplane":true}}',
      '{"transfers":{"NoTransfers":true},"transportKind":{"Train":true}}',
    ]);
    expect(transport?.links.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  it('adds what combines both, so that the numbers add up', () => {
    const flights = {
      plane: flight(`SU1 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`),
      train: flight(`RZ2 SVO-LED ${DAY} 06:05 +03:00 ${DAY} 10:35 +03:00`, { transport_kind: 'train' }),
      on: flight(`SU3 LED-AER ${DAY} 15:05 +03:00 ${DAY} 18:35 +03:00`),
      rail: flight(`RZ4 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 23:35 +03:00`, { transport_kind: 'train' }),
    };
    const answer = answerOf(
      [
        variant('plane', '9000', [['plane']]),
        variant('rail', '5000', [['rail']]),
        variant('both', '7000', [['train', 'on']]),
      ],
      flights,
    );
    const links = screenOf({ transportKind: { Mixed: true } }, answer).transport?.links;
    expect(links?.map(({ text, count, isCurrent }) => [text, count, isCurrent])).toEqual([
      ['Все', '3', false],
      ['Самолёт', '1', false],
      ['Поезд', '1', false],
      ['Самолёт + поезд', '1', true],
    ]);
  });

  it('takes the place of its group; the form keeps what it has chosen', () => {
    const { sections, hidden } = screenOf({ transportKind: { Train: true } }, mixed);
    expect(sections.map(({ name }) => name)).not.toContain('transportKind');
    expect(hidden.filter(([, value]) => value === 'Train')).toHaveLength(1);
  });

  it('takes the place of its chip, not of the others', () => {
    const chipsOf = (kinds: object) =>
      screenOf({ transportKind: kinds, transfers: { NoTransfers: true } }, mixed).chips.map(({ text }) => text);
    expect(chipsOf({ Train: true })).toEqual(['Без пересадок']);
    expect(chipsOf({ Train: true, Airplane: true })).toHaveLength(3);
    const [chip] = screenOf({ transportKind: { Train: true }, transfers: { NoTransfers: true } }, mixed).chips;
    expect(chip?.path).toBe('{"transportKind":{"Train":true}}');
  });

  it('is not there for a single kind', () => {
    expect(screenOf().transport).toBeNull();
  });
});

describe('chips', () => {
  const filter = {
    transfers: { NoTransfers: true, OneTransfer: true },
    departurePorts0: { 'Port-SVO': true },
    departureTimeRange0: { DepartureTimeRange: [360, 720] },
    priceRange: { 'PriceRange-RUB': [null, 9500] },
  };

  it('name each choice and link to the page without it', () => {
    const { chips, chosen, reset } = screenOf(filter);
    expect(chips.map(({ text }) => plain(text))).toEqual([
      'Без пересадок',
      '1 пересадка',
      'Отправление: Шереметьево (SVO)',
      'Отправление: Москва, 06:00 – 12:00',
      'Цена, до 9 500 ₽',
    ]);
    expect(chosen).toBe('5');
    expect(chips[1]?.path).toBe(
      filterParameter(
        readFilter(new URLSearchParams({ filter: JSON.stringify({ ...filter, transfers: { NoTransfers: true } }) })),
      ),
    );
    expect(reset?.path).toBe('all');
  });

  it('skip choices that do not apply to this search', () => {
    const other = { departurePorts5: { 'Port-SVO': true }, priceRange: { 'PriceRange-EUR': [1, 2] } };
    expect(screenOf(other).chips).toEqual([]);
    expect(screenOf().reset).toBeNull();
  });
});

describe('no matches', () => {
  it('suggests groups whose removal yields results, most results first', () => {
    const { noMatch, show } = screenOf({ baggages: { WithBaggages: true }, transfers: { OneTransfer: true } });
    expect(noMatch?.drops.map(({ text, matchText }) => [plain(text), plain(matchText)])).toEqual([
      ['Без условия «С багажом»', '1 вариант'],
      ['Без условия «1 пересадка»', '1 вариант'],
    ]);
    expect(noMatch?.drops[0]?.path).toBe('{"transfers":{"OneTransfer":true}}');
    expect(show, 'no button promises nothing').toBe('С такими фильтрами ничего нет');
    expect(screenOf().noMatch).toBeNull();
  });
});

describe('names of places', () => {
  it('show the code of an airport, never the number of a station, and tell two of the same name apart', () => {
    const answer = answerOf(
      [
        variant('plane', '9000', [['plane']]),
        variant('train', '5000', [['train']]),
        variant('other', '5000', [['other']]),
      ],
      {
        plane: flight(`SU1 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`),
        train: flight(`RZ2 SVO-2064130 ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`, { transport_kind: 'train' }),
        other: flight(`RZ3 SVO-2064150 ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`, { transport_kind: 'train' }),
      },
    );
    const station = (name: string) => ({ name, cityCode: 'AER', kind: 'railway_station' });
    const ports = { ...answer.ports, 2064130: station('Сочи'), 2064150: station('Адлер') };
    const screen = screenOf({}, { ...answer, ports });
    expect(optionsOf(screen, 'ports')?.map(([label]) => label)).toEqual(['Сочи (AER)', 'Сочи, вокзал', 'Адлер']);
    expect(sectionOf(screen, 'ports')?.title).toBe('Аэропорты и вокзалы');
    const trains = { ...answer, ports, variants: answer.variants.slice(1) };
    expect(sectionOf(screenOf({}, trains), 'ports')?.title).toBe('Вокзалы');
    expect(sectionOf(screenOf(), 'ports')?.title, 'of flights alone').toBe('Аэропорты');
  });
});
