import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import type { PriceAlert } from '~/upstream/price-subscription/contract';
import { chartShape, shownPrices } from './history-chart';
import { alertView, noticeView } from './screen.server';

const MARKET = poputny();
const FACTS = { names: { MOW: 'Москва', AER: 'Сочи' }, today: '2031-05-01' };
const trip = { departure: 'MOW', arrival: 'AER', date: '2031-06-01', until: '2031-06-30', nights: null };
const ALERT: PriceAlert = {
  id: 'a',
  state: 'active',
  search: {
    trips: [trip],
    travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
    cabin: 'economy',
    currency: 'RUB',
    isWeekends: true,
  },
  fallPercent: 5,
  history: [
    { date: '2031-04-27', amount: 210_000 },
    { date: '2031-05-01', amount: 199_000 },
  ],
};

describe('alertView', () => {
  it('describes any weekend of a month, the fall and the price', () => {
    const view = alertView(ALERT, FACTS, MARKET);
    expect(view).toMatchObject({ route: 'Москва → Сочи', status: { tone: 'good', text: 'Следим' } });
    expect(view.facts[0]).toContain('любые выходные, июнь 2031');
    expect(view.facts[1]).toContain('на 5\u00a0% и больше');
    expect(view.price).toContain('1\u00a0990\u00a0₽');
    expect(view.history?.rows.map(({ isLowest }) => isLowest)).toEqual([true, false]);
    expect(view.search?.href).toContain('2031-06-01_range_2031-06-30');
  });

  it.each<[PriceAlert['state'], string, string[]]>([
    ['pending', FACTS.today, ['confirm', 'delete']],
    ['active', FACTS.today, ['pause', 'delete']],
    ['paused', FACTS.today, ['resume', 'delete']],
    ['active', '2031-07-01', ['delete']],
  ])('offers for %s on %s: %j', (state, today, intents) => {
    const view = alertView({ ...ALERT, state }, { ...FACTS, today }, MARKET);
    expect(view.buttons.map(({ intent }) => intent)).toEqual(intents);
    expect(view.search === null).toBe(today !== FACTS.today);
  });

  it('shows no history where nothing was seen', () => {
    expect(alertView({ ...ALERT, history: [] }, FACTS, MARKET)).toMatchObject({ history: null, price: null });
  });
});

describe('the chart', () => {
  const history = Array.from({ length: 30 }, (_, index) => ({
    date: `2031-04-${String(index + 1).padStart(2, '0')}`,
    amount: 1_000 + index,
  }));

  it('shows at most eight prices, the first and the latest among them', () => {
    const shown = shownPrices(history);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([8, history[0], history[29]]);
  });

  it('draws a small change small, a great one over the whole height, and no line through one price', () => {
    const heights = (amounts: number[]) =>
      chartShape(amounts.map((amount, index) => ({ date: `2031-04-0${index + 1}`, amount })))?.points.map(({ y }) => y);
    expect(heights([1_000, 500])).toEqual([8, 112]);
    const [first = 0, last = 0] = heights([1_000, 999]) ?? [];
    expect(last - first).toBeLessThan(3);
    expect(heights([700])).toBeUndefined();
  });
});

describe('noticeView', () => {
  it.each([
    ['deleted', 'good', true],
    ['deleteFailed', 'warning', false],
    ['deleteSlow', 'info', false],
  ] as const)('of %s', (did, kind, canUndo) => {
    const view = noticeView({ did, route: 'Москва → Сочи', id: 'a', wasPaused: true }, MARKET);
    expect([view.kind, view.undo !== null]).toEqual([kind, canUndo]);
    expect(view.title).toContain('Москва → Сочи');
  });
});
