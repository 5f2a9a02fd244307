import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { OrdersPage } from '~/upstream/account/orders-contract';
import { type OrderFacts, ordersScreen } from './order-list.server';
import { readOrdersQuery } from './orders-query';

const MARKET = poputny();

const TOKEN = '7d8e9f00-0000-4000-8000-000000000001';

const trip = (departure: string, arrival: string, date: string) => ({ departure, arrival, date });

function order(facts: Partial<OrderFacts>): OrderFacts {
  return {
    ...bookingWith({ segments: [segment(0, 'SVO', 'AER', '2031-05-04 06:50', '2031-05-04 09:10')] }),
    token: TOKEN,
    action: 'completed',
    isPartiallyPaid: false,
    secondPaymentUntil: null,
    error: null,
    order: null,
    orderNumber: 'F7K2QD',
    expiresAt: '2031-05-01T10:30:00+03:00',
    scheduleChanges: [],
    surcharges: [],
    search: {
      trips: [trip('MOW', 'AER', '2031-05-04')],
      travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
      cabin: 'economy',
    },
    cities: {
      MOW: { name: 'Москва', countryCode: 'RU', nameCases: null },
      AER: { name: 'Сочи', countryCode: 'RU', nameCases: null },
    },
    ports: { SVO: { name: 'Шереметьево', cityCode: 'MOW', kind: 'airport' } },
    ...facts,
  };
}

const NONE = { active: 0, archived: 0 };
const page = (orders: (OrderFacts | null)[], rest: Partial<OrdersPage> = {}) => ({
  orders,
  count: orders.length,
  counts: { active: orders.length, archived: 0, unpaid: NONE },
  nextPageToken: null,
  periods: [],
  ...rest,
});
const wishOf = (query: string) => readOrdersQuery(new URL(`https://shop.example/user/orders${query}`));
const screenOf = (query: string, ...of: Parameters<typeof page>) =>
  ordersScreen(page(...of), wishOf(query), MARKET, getTranslator('ru', 'content'));
const screen = (...orders: (OrderFacts | null)[]) => screenOf('', orders);
const only = (facts: Partial<OrderFacts>) => {
  const { orders, drafts } = screen(order(facts));
  return [...orders, ...drafts][0]!;
};

describe('ordersScreen', () => {
  it('shows what was bought', () => {
    expect(only({})).toEqual({
      key: TOKEN,
      route: 'Москва — Сочи',
      ways: [{ date: '4 мая 2031', times: '06:50 – 09:10', ride: 'Skyways, SU 1130' }],
      price: expect.stringMatching(/₽$/) as string,
      number: 'Заказ F7K2QD',
      status: { text: 'Билет оформлен', tone: 'good' },
      waiting: [],
      action: { href: `/user/orders/${TOKEN}`, label: 'Открыть заказ' },
    });
  });

  it('marks an order whose flight has changed until it is answered', () => {
    const change = { token: 'change' };
    expect(only({ scheduleChanges: [{ ...change, isWaiting: true }] }).waiting).toEqual([
      'Рейс изменён, нужен ваш ответ',
    ]);
    expect(only({ scheduleChanges: [{ ...change, isWaiting: false }] }).waiting).toEqual([]);
  });

  it('names a payment that is due, with its deadline where the service tells it', () => {
    const due = { token: 'due', isWaiting: true, amount: 172_050, payUntil: '2031-05-01T12:00:00Z' };
    expect(only({ surcharges: [due, { ...due, isWaiting: false }] }).waiting).toEqual([
      expect.stringMatching(/^Нужно доплатить 1.720,50.₽ до 1 мая, 15:00 по Москве$/),
    ]);
    expect(only({ surcharges: [{ ...due, amount: null, payUntil: null }] }).waiting).toEqual(['Нужна доплата']);
  });

  it.each([
    [[trip('MOW', 'AER', '2031-05-04'), trip('AER', 'MOW', '2031-05-11')], 'Москва — Сочи и обратно'],
    [[trip('SVO', 'AER', '2031-05-04')], 'Москва — Сочи'],
    [[trip('MOW', 'AER', '2031-05-04'), trip('AER', 'XXX', '2031-05-11')], 'Москва — Сочи, Сочи — XXX'],
  ])('names the route of %j', (trips, expected) => {
    expect(only({ search: { ...order({}).search, trips } }).route).toBe(expected);
  });

  it.each([
    [
      'seats_reserved',
      null,
      'Не оплачен, цена держится до 1 мая, 10:30 (время города отправления)',
      'warning',
      'step2',
    ],
    ['created', null, 'Не оплачен, цена держится до 1 мая, 10:30 (время города отправления)', 'warning', 'step1'],
    ['manual_paying', null, 'Идёт оплата', 'info', 'checking'],
    ['issuing_ticket', null, 'Оплачен, оформляем билет', 'info', 'checking'],
    ['ticket_issued', null, 'Билет оформлен', 'good', 'order'],
    ['issuing_ticket_fault', null, 'Не оформлен', 'danger', 'order'],
    ['reserving_seats_fault', 'sessionExpired', 'Не оплачен вовремя: цена больше не держится', 'neutral', 'order'],
  ] as const)('%s (%s) is "%s"', (action, error, text, tone, page) => {
    const view = only({ action, error });
    expect(view.status).toEqual({ text, tone });
    expect(view.action?.href).toBe(page === 'order' ? `/user/orders/${TOKEN}` : `/mbooking/${page}/${TOKEN}`);
  });

  it('leaves out orders that could not be read, and says so', () => {
    const { orders, missing } = screen(order({}), null, null);
    expect(orders).toHaveLength(1);
    expect(missing?.replace('\u00a0', ' ')).toBe('2 поездки сейчас не удалось загрузить');
    expect(screen(order({})).missing).toBeNull();
  });

  it('says when a way arrives on another day', () => {
    const segments = bookingWith({
      segments: [segment(0, 'SVO', 'AER', '2031-05-04 22:50', '2031-05-05 01:10')],
    }).segments;
    expect(only({ segments }).ways[0]?.times).toBe('22:50 – 01:10 +1');
  });

  it('lists attempts that nobody has paid for apart, and does not count them as trips', () => {
    const draft = order({ action: 'seats_reserved', orderNumber: null });
    const counts = { active: 3, archived: 2, unpaid: { active: 1, archived: 1 } };
    const { orders, drafts, groups } = screenOf('', [order({}), draft], { counts });
    expect([orders.length, drafts.length]).toEqual([1, 1]);
    expect(groups?.links.map(({ text }) => text)).toEqual(['Предстоящие (2)', 'Прошлые (1)']);
    const half = order({ action: 'ticket_booked', isPartiallyPaid: true });
    expect(screen(half).drafts).toEqual([]);
  });

  it('has no link to an attempt that ended before it was an order', () => {
    const attempt = { action: 'reserving_seats_fault', error: 'sessionExpired', orderNumber: null } as const;
    expect(only(attempt).action).toBeNull();
  });

  it('says why the last payment failed, in general for an error that it does not know', () => {
    const facts = { ...bookingWith().order, status: 'formed', paymentStatus: 'payment_failed' } as const;
    const state = { ...facts, deliveryStatus: null, deliveryError: null, isArchived: false };
    const textOf = (paymentError: string) => only({ action: 'created', order: { ...state, paymentError } }).status.text;
    const failed = 'Оплата не прошла, цена держится до 1 мая, 10:30 (время города отправления)';
    expect(textOf('insufficientFundsError')).toMatch(
      new RegExp(`^${failed.replace(/[()]/g, '.')}. Карта отклонена: не хватает`),
    );
    expect(textOf('errorOfTomorrow')).toContain('. Банк не назвал причину. ');
  });

  it('tells the state of the order where the service tells it', () => {
    const refunded = {
      status: 'refunded',
      paymentStatus: 'completed',
      deliveryStatus: 'delivered',
      paymentError: null,
      deliveryError: null,
      isArchived: true,
    } as const;
    expect(only({ order: refunded }).status).toEqual({ text: 'Деньги возвращены', tone: 'neutral' });
  });

  it('links both groups with their counts, and says when the shown one is empty', () => {
    const { groups, noneHere } = screenOf('', [], { counts: { active: 0, archived: 7, unpaid: NONE } });
    expect(groups?.links).toEqual([
      { text: 'Предстоящие (0)', path: '/user/orders', isCurrent: true },
      { text: 'Прошлые (7)', path: '/user/orders?group=archived', isCurrent: false },
    ]);
    expect(noneHere).toBe('Предстоящих поездок нет.');
    expect(screenOf('', []).groups).toBeNull();
  });

  it('links the next page and the first one', () => {
    const { nextPath, firstPath } = screenOf('?group=archived&page=10', [order({})], { nextPageToken: '15' });
    expect(nextPath).toBe('/user/orders?group=archived&page=15');
    expect(firstPath).toBe('/user/orders?group=archived');
    expect(screenOf('', [order({})])).toMatchObject({ nextPath: null, firstPath: null });
  });

  it('links years, the months of the chosen year, and those of years too long for a page', () => {
    const counts = { active: 30, archived: 100, unpaid: NONE };
    const periods = ['2030-07', '2030-05', '2029-12'].map((period, index) => ({ period, count: 80 - index * 20 }));
    const texts = (query: string) =>
      screenOf(query, [order({})], { counts, periods }).periods.map(({ links }) => links.map(({ text }) => text));
    const years = ['Все', '2030 (140)', '2029 (40)'];
    expect(texts('?group=archived')).toEqual([years, ['июль 2030 (80)', 'май 2030 (60)']]);
    expect(texts('?group=archived&period=2029-12')).toEqual([years, ['декабрь (40)']]);
    expect(texts('')[0]).toEqual(['Все', '2029 (40)', '2030 (140)']);
    const { links } = screenOf('?period=2030', [order({})], { counts, periods }).periods[1] ?? {};
    expect(links?.[0]).toEqual({ text: 'май (60)', path: '/user/orders?period=2030-05', isCurrent: false });
    const few = { counts: { ...counts, archived: 5 }, periods };
    expect(screenOf('?group=archived', [order({})], few).periods).toEqual([]);
  });
});
