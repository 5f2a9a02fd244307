import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { type OrderFacts, ordersScreen } from './order-list.server';

const MARKET = poputny();

const TOKEN = '7d8e9f00-0000-4000-8000-000000000001';

const trip = (departure: string, arrival: string, date: string) => ({ departure, arrival, date });

function order(facts: Partial<OrderFacts>): OrderFacts {
  return {
    token: TOKEN,
    action: 'completed',
    isPartiallyPaid: false,
    secondPaymentUntil: null,
    error: null,
    orderNumber: 'F7K2QD',
    expiresAt: '2031-05-01T10:30:00+03:00',
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
    segments: [{ departureTimeZone: 'Europe/Moscow' }],
    ...facts,
  };
}

const screen = (...orders: (OrderFacts | null)[]) => ordersScreen(orders, MARKET, getTranslator('ru', 'content'));
const only = (facts: Partial<OrderFacts>) => screen(order(facts)).orders[0]!;

describe('ordersScreen', () => {
  it('shows what was bought', () => {
    expect(only({})).toEqual({
      key: TOKEN,
      route: 'Москва — Сочи',
      dates: '4 мая 2031',
      number: 'Заказ F7K2QD',
      status: { text: 'Билет оформлен', tone: 'good' },
      action: { href: `/mbooking/thanks/${TOKEN}`, label: 'Открыть билет' },
    });
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
    ['ticket_issued', null, 'Билет оформлен', 'good', 'thanks'],
    ['issuing_ticket_fault', null, 'Не оформлен', 'danger', null],
    ['reserving_seats_fault', 'sessionExpired', 'Не оплачен вовремя: цена больше не держится', 'neutral', null],
  ] as const)('%s (%s) is "%s"', (action, error, text, tone, page) => {
    const view = only({ action, error });
    expect(view.status).toEqual({ text, tone });
    expect(view.action?.href ?? null).toBe(page && `/mbooking/${page}/${TOKEN}`);
  });

  it('leaves out orders that could not be read, and says so', () => {
    const { orders, missing } = screen(order({}), null, null);
    expect(orders).toHaveLength(1);
    expect(missing?.replace('\u00a0', ' ')).toBe('2 поездки сейчас не удалось загрузить');
    expect(screen(order({})).missing).toBeNull();
  });
});
