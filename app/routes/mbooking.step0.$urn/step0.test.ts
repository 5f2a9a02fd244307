import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { SearchFareAnswerWire } from '~/upstream/booking/contract';
import { continuationParameters, isContinuation, readChoice, readContinuation, shownTotalField } from './form';
import { fareTotal } from './fare-total';
import { waitingScreen } from './interruptions.server';
import { optimalFare } from './optimal-fare';
import { fareScreen, type FareScreenInput } from './screen.server';
import { FLEX, LIGHT, quoteOf } from './testing/quote';

const MARKET = poputny();

/** For two adults and a child. */
const LIGHT_TOTAL = 1_400_000;
const FLEX_TOTAL = 2_300_000;
const FAMILY: Partial<SearchFareAnswerWire> = {
  search: {
    trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
    travelers: { adult: 2, child: 1, infant: 0, childrenAges: [7] },
    cabin: 'economy',
  },
  tickets_total_price: LIGHT_TOTAL,
  tickets_total_price_at_search: LIGHT_TOTAL,
};
const quote = (over: Partial<SearchFareAnswerWire> = {}) => quoteOf({ ...FAMILY, ...over });

const screenOf = (over: Partial<FareScreenInput> = {}) =>
  fareScreen({
    quote: quote(),
    cars: new Map(),
    shownFareKey: null,
    shownPrice: { amount: LIGHT_TOTAL, currency: 'RUB' },
    isRenewed: false,
    choice: null,
    refusal: null,
    nonce: 'nonce',
    path: '/mbooking/step0/x',
    resultsPath: '/search',
    passengers: '2 взрослых, 1 ребёнок, эконом',
    market: MARKET,
    t: getTranslator('ru', 'booking'),
    tSearch: getTranslator('ru', 'search'),
    tTrains: getTranslator('ru', 'trains'),
    ...over,
  });

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');
const titles = (over: Partial<FareScreenInput>) => screenOf(over).notices.map(({ title }) => plain(title));

describe('fares', () => {
  it('show totals for all passengers, and for the first fare the upstream’s total', () => {
    const odd = quote({ tickets_total_price: LIGHT_TOTAL + 100 });
    expect(odd.fareVariants.map((fare) => fareTotal(odd, fare))).toEqual([LIGHT_TOTAL + 100, FLEX_TOTAL]);
  });

  it('show their price, the difference and what they include', () => {
    const [light, flex] = screenOf().fares;
    expect([light!.total, light!.difference].map(plain)).toEqual(['14 000 ₽', undefined]);
    expect([flex!.total, flex!.difference].map(plain)).toEqual(['23 000 ₽', '+9 000 ₽']);
  });

  it('are compared row by row; the worst trip counts, and missing data is not promised', () => {
    const { rows, common } = screenOf();
    const told = (list: typeof rows) =>
      list.map(({ label, cells }) => [label, ...cells.map(({ text, state }) => `${plain(text)} ${state}`)]);
    expect(told(rows)).toEqual([
      ['Багаж', 'нет no', '23 кг yes'],
      ['Возврат', 'нет no', 'без сбора перевозчика yes'],
      ['Обмен', 'со сбором fee', 'без сбора перевозчика yes'],
      ['Выбор места', 'со сбором fee', 'уточняется unknown'],
    ]);
    expect(told(common)).toEqual([['Ручная кладь', '10 кг yes', '10 кг yes']]);
  });

  it('name the carrier’s charge where it is known, for each direction of a return', () => {
    const options: typeof LIGHT.options = [{ kind: 'exchange', value: 'fee', fee: 322_000 }];
    const charged = { fare_variants: [{ ...LIGHT, options }, FLEX] };
    const cellOf = (one: ReturnType<typeof quote>) =>
      plain(screenOf({ quote: one }).rows.find(({ kind }) => kind === 'exchange')?.cells[0]?.text);
    const oneWay = quote(charged);
    expect(cellOf(oneWay)).toBe('сбор 3 220 ₽');
    const [trip] = oneWay.search.trips;
    const both = { ...oneWay, search: { ...oneWay.search, trips: [trip!, trip!] } };
    expect(cellOf(both)).toBe('сбор 3 220 ₽ в каждую сторону');
    expect(screenOf({ quote: oneWay }).chargesNote).toContain('Есть и наш сбор');
    expect(screenOf().chargesNote, 'our fee also comes where the carrier takes nothing').toContain('Есть и наш сбор');
    const own = { ...oneWay, shopFees: { refundPercent: 16.9, exchange: 170_000 } };
    expect(cellOf(own)).toBe('сбор 4 920 ₽');
    expect(cellOf({ ...both, shopFees: own.shopFees })).toBe('сбор от 4 920 ₽');
    expect(plain(screenOf({ quote: own }).chargesNote)).toMatch(
      /перевозчика и наш\. .*16,9 % от цены билета\. .*1 700 ₽ за билет\.$/,
    );
    const free = screenOf({ quote: { ...quote(), shopFees: own.shopFees } }).rows.flatMap(({ kind, cells }) =>
      kind === 'refund' || kind === 'exchange' ? [`${plain(cells[1]?.text)} ${cells[1]?.state}`] : [],
    );
    expect(free, 'a refund says what comes back').toEqual(['вернётся 6 648 ₽ за взрослого yes', 'сбор 1 700 ₽ fee']);
    const none = quote({ fare_variants: [{ ...LIGHT, options: [] }] });
    expect(screenOf({ quote: none }).chargesNote, 'nothing is named, so nothing is explained').toBeNull();
  });

  it('recommend one by the rule that the page states', () => {
    const { fares, rule } = screenOf({
      quote: quote({ fare_variants: [LIGHT, { ...FLEX, fare_prices: LIGHT.fare_prices }] }),
    });
    expect(fares.map(({ isRecommended }) => isRecommended)).toEqual([false, true]);
    expect(rule).toContain('не больше чем на четверть дороже');
    expect(screenOf().rule, 'a bag for 60 % more').toBeNull();
  });

  it('preselect the fare of the card, and keep a choice', () => {
    expect(screenOf().chosenFareKey).toBe('light');
    expect(screenOf({ choice: { fareKey: 'flex', shownTotal: FLEX_TOTAL } }).chosenFareKey).toBe('flex');
  });

  it('preselect the fare of the link, and compare the others and the price with it', () => {
    const linked = screenOf({ shownFareKey: 'flex', shownPrice: { amount: FLEX_TOTAL, currency: 'RUB' } });
    expect(linked.chosenFareKey).toBe('flex');
    expect(linked.priceChange).toBeNull();
    expect(linked.fares.map(({ key, difference }) => [key, plain(difference)])).toEqual([
      ['flex', undefined],
      ['light', '−9 000 ₽'],
    ]);
    expect(
      linked.rows[0]?.cells.map(({ text }) => plain(text)),
      'in the same order',
    ).toEqual(['23 кг', 'нет']);
    const dearer = screenOf({ shownFareKey: 'flex', shownPrice: { amount: FLEX_TOTAL - 100_000, currency: 'RUB' } });
    expect([dearer.priceChange?.old, dearer.priceChange?.now].map(plain)).toEqual(['22 000 ₽', '23 000 ₽']);
    expect(screenOf({ shownFareKey: 'flex', shownPrice: null }).priceChange).toBeNull();
  });

  it('say when the fare of the link is gone, without comparing its price with another', () => {
    const screen = screenOf({ shownFareKey: 'lux', shownPrice: { amount: 966_800, currency: 'RUB' } });
    expect(screen.chosenFareKey).toBe('light');
    expect(screen.fareError).toContain('закончился');
    expect(screen.priceChange).toBeNull();
  });

  it('say when the chosen fare is gone', () => {
    const screen = screenOf({ choice: { fareKey: 'gone', shownTotal: 1 } });
    expect(screen.chosenFareKey).toBe('light');
    expect(screen.fareError).toContain('закончился');
  });

  it('show when the offer expires, in the time zone of the departure', () => {
    expect(screenOf().holdsUntil).toContain('15:20');
    expect(screenOf().holdsUntil).toContain('по Москве');
    expect(screenOf().seatsLeft).toBe('Осталось 3 места');
    expect(screenOf({ quote: quote({ seats_left: 6 }) }).seatsLeft).toBeNull();
    const fares = quote().fareVariants.map((fare) => ({ ...fare, carKind: 'coupe' }));
    expect(screenOf({ quote: { ...quote(), fareVariants: fares } }).seatsLeft).toBeNull();
  });
});

describe('optimalFare', () => {
  const fare = (key: string, total: number, bags: (number | null)[], carKind: string | null = null) => ({
    fare: {
      key,
      carKind,
      baggages: bags.map((places) => ({ places, weight: null, handPlaces: null, handWeight: null })),
    },
    total,
  });
  it.each<[string, Parameters<typeof optimalFare>[0], ReturnType<typeof optimalFare>]>([
    ['a bag for exactly a quarter more', [fare('a', 100, [0]), fare('b', 125, [1])], { key: 'b', reason: 'bag' }],
    ['a bag for over a quarter more', [fare('a', 100, [0]), fare('b', 126, [1])], null],
    ['a bag in the cheapest', [fare('a', 100, [1, 1]), fare('b', 101, [2, 2])], { key: 'a', reason: 'bagIncluded' }],
    ['a bag on one trip only', [fare('a', 100, [1, 0]), fare('b', 110, [1, 1])], { key: 'b', reason: 'bag' }],
    ['fares out of order', [fare('b', 120, [1]), fare('a', 100, [0])], { key: 'b', reason: 'bag' }],
    ['no fare with a bag', [fare('a', 100, [0]), fare('b', 110, [null])], null],
    ['one fare', [fare('a', 100, [1])], null],
    ['train cars', [fare('a', 100, [1], 'coupe'), fare('b', 90, [1], 'platz')], null],
  ])('with %s', (_, fares, expected) => expect(optimalFare(fares)).toEqual(expected));
});

describe('price change', () => {
  const change = (over: Partial<FareScreenInput>) => {
    const { priceChange } = screenOf(over);
    return priceChange && [priceChange.title, priceChange.old, priceChange.now].map(plain);
  };

  it('is shown only when the price changed', () => {
    expect(change({})).toBeNull();
    expect(change({ shownPrice: null })).toBeNull();
  });

  it('asks when the card showed less', () => {
    const told = change({ shownPrice: { amount: 1_300_000, currency: 'RUB' } });
    expect(told).toEqual(['Цена выросла', '13 000 ₽', '14 000 ₽']);
  });

  it('compares with the upstream’s price when the link has none, or one in another currency', () => {
    const moved = quote({ tickets_total_price_at_search: 1_350_000 });
    const told = ['Цена выросла', '13 500 ₽', '14 000 ₽'];
    expect(change({ quote: moved, shownPrice: null })).toEqual(told);
    expect(change({ quote: moved, shownPrice: { amount: 1, currency: 'USD' } })).toEqual(told);
  });

  it('compares with the form’s price once a fare was chosen', () => {
    expect(
      change({ choice: { fareKey: 'flex', shownTotal: 2_200_000 }, shownPrice: { amount: 1, currency: 'RUB' } }),
    ).toEqual(['Цена выросла', '22 000 ₽', '23 000 ₽']);
  });
});

describe('notices', () => {
  const [segment] = quoteOf().segments;
  const complex = (changes: Partial<typeof segment>[]) => ({
    ...quote({ fare_warnings: { complex_trip: true } }),
    segments: changes.map((change) => ({ ...segment!, ...change })),
  });

  it('are empty when nothing has happened', () => expect(titles({})).toEqual([]));

  it('report a repeated search, a refusal and a charter', () => {
    expect(titles({ isRenewed: true, refusal: 'Причина', quote: quote({ fare_warnings: { charter: true } }) })).toEqual(
      ['Забронировать не получилось', 'Мы нашли этот маршрут заново', 'Это чартерный рейс'],
    );
  });

  it.each<[string, Partial<typeof segment>[], string, number]>([
    ['two tickets', [{ recordIndex: 0 }, { recordIndex: 1 }], 'Маршрут из отдельных билетов', 1],
    [
      'a self-transfer',
      [{ recordIndex: 0, isSelfTransfer: true }, { recordIndex: 1 }],
      'Маршрут из отдельных билетов',
      3,
    ],
    [
      'a self-transfer through a border',
      [{ recordIndex: 0, isSelfTransfer: true, isTransitVisaNeeded: true }, { recordIndex: 1 }],
      'Маршрут из отдельных билетов',
      4,
    ],
    ['many legs on one ticket', [{}, {}, {}], 'Сложный маршрут на одном билете', 1],
  ])('describe %s', (_, segments, title, lines) => {
    const [notice] = screenOf({ quote: complex(segments) }).notices;
    expect([notice?.title, notice?.lines.length]).toEqual([title, lines]);
  });
});

describe('waiting', () => {
  const context = { market: MARKET } as Parameters<typeof waitingScreen>[2];
  const wait = (what: 'quote' | 'search' | 'booking', sinceMs: number, resultsPath: string | null = '/search?x') => {
    const { screen } = waitingScreen(what, { sinceMs, resultsPath }, context);
    if (screen.kind !== 'interrupted' || screen.interruption.kind !== 'waiting') throw new Error('does not wait');
    return screen.interruption;
  };

  it('is called long after ten seconds, with its duration, an explanation and a link back', () => {
    expect(wait('quote', 9_999).elapsed).toBeUndefined();
    const long = wait('quote', 21_400);
    expect(plain(long.elapsed)).toContain('21 секунду');
    expect(long.text).not.toBe(wait('quote', 0).text);
    expect(long.actions?.map(({ to }) => to)).toEqual(['/search?x']);
    expect(wait('search', 10_000, null).actions?.map(({ to }) => to)).toEqual(['/']);
  });

  it('never claims that nothing is booked while booking', () => {
    expect(wait('booking', 12_000).text).not.toContain('ничего не забронировали');
  });
});

describe('the form', () => {
  const nonce = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = (fields: Record<string, string>) => readChoice(new URLSearchParams(fields));

  it('reads the fare and the price shown with it', () => {
    const fields = {
      fareVariantKey: 'flex',
      [shownTotalField('light')]: '1',
      [shownTotalField('flex')]: '2300000',
      nonce,
    };
    expect(form(fields)).toEqual({ fareKey: 'flex', shownTotal: 2_300_000, nonce });
  });

  it.each([
    ['no fare', { nonce, 'shownTotal.light': '1' }],
    ['a fare without its price', { fareVariantKey: 'flex', nonce, 'shownTotal.light': '1' }],
    ['a negative price', { fareVariantKey: 'light', nonce, 'shownTotal.light': '-1' }],
    ['no nonce', { fareVariantKey: 'light', 'shownTotal.light': '1' }],
    [
      'a nonce with invalid characters',
      { fareVariantKey: 'light', nonce: '<script>alert(1)', 'shownTotal.light': '1' },
    ],
    ['an overlong key', { fareVariantKey: 'x'.repeat(101), nonce, [`shownTotal.${'x'.repeat(101)}`]: '1' }],
  ])('rejects %s', (_name, fields) => {
    expect(form(fields as Record<string, string>)).toBeNull();
  });

  it('survives in the link of a waiting page', () => {
    const choice = { fareKey: 'flex', shownTotal: 2_300_000, nonce };
    const parameters = continuationParameters(choice, 'proof');
    expect(readContinuation(new URLSearchParams(parameters))).toEqual({ choice, proof: 'proof' });
    expect(parameters.every(([name]) => isContinuation(name))).toBe(true);
    expect(readContinuation(new URLSearchParams({ fare: 'flex', shown: '1' }))).toBeNull();
  });
});
