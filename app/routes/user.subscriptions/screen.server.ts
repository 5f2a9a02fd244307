import type { CalendarDate } from '~/dates/calendar-date';
import type { PlaceNames } from '~/features/search/places/names-of-search.server';
import { isPastSearch } from '~/features/search/query/search-query';
import { buildSearchPath } from '~/features/search/query/search-url';
import { fallText } from '~/features/search/watch/screen.server';
import { watchWords } from '~/features/search/watch/watch-words.server';
import { watchOf } from '~/features/search/watch/watched-search.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { PriceAlert } from '~/upstream/price-subscription/contract';
import { chartShape, shownPrices, type ChartShape } from './history-chart';
import type { AlertsNote } from './note.server';

export type AlertButton = { intent: 'confirm' | 'pause' | 'resume' | 'delete'; label: string };

/** The history of a price: drawn, and as a table, the latest first. */
export type HistoryView = {
  /** Says what the chart shows. */
  label: string;
  shape: ChartShape | null;
  rows: { date: string; day: string; price: string; isLowest: boolean }[];
};

/** An alert of the list. Ready texts. */
export type AlertView = {
  id: string;
  route: string;
  facts: string[];
  status: { text: string; tone: 'good' | 'warning' | 'neutral' };
  /** The latest known price, "1 990 ₽"; null while there is none. */
  price: string | null;
  history: HistoryView | null;
  /** The search, while its days are ahead. */
  search: { text: string; href: string } | null;
  buttons: AlertButton[];
  isPaused: boolean;
};

export type NoticeView = {
  kind: 'good' | 'warning' | 'info';
  title: string;
  /** Takes a deletion back. */
  undo: { id: string; route: string; wasPaused: boolean } | null;
};

/** The list of alerts; `isWaiting` while the service is slow, `alerts` null when it failed. */
export type AlertsScreen = { alerts: AlertView[] | null; isWaiting: boolean; notice: NoticeView | null };

type Facts = { names: PlaceNames; today: CalendarDate };

/** Builds an alert of the list. Pure. */
export function alertView(alert: PriceAlert, { names, today }: Facts, market: Market): AlertView {
  const t = getTranslator(market.locale, 'price-alerts');
  const watch = watchOf(alert.search);
  const { route, dates, passengers } = watchWords(watch, names, market);
  const isOver = isPastSearch(watch.query, today);
  const state = isOver ? 'over' : alert.state;
  const intents: AlertButton['intent'][] = isOver ? [] : INTENTS[alert.state];
  const { currency } = alert.search;
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const latest = alert.history.at(-1);
  return {
    id: alert.id,
    route,
    facts: [[dates, passengers].join(' · '), t('fall', { fall: fallText(alert.fallPercent, market.locale) })],
    status: { text: t(`state.${state}`), tone: TONES[state] },
    price: latest && !isOver ? t('priceNow', { price: money(latest.amount) }) : null,
    history: historyView(alert.history, money, market),
    search: isOver ? null : { text: t('prices'), href: buildSearchPath(watch.query) },
    buttons: [...intents, 'delete' as const].map((intent) => ({ intent, label: t(`button.${intent}`) })),
    isPaused: alert.state === 'paused',
  };
}

const INTENTS: Readonly<Record<PriceAlert['state'], AlertButton['intent'][]>> = {
  pending: ['confirm'],
  active: ['pause'],
  paused: ['resume'],
  left: [],
};

const TONES = { pending: 'warning', active: 'good', paused: 'neutral', left: 'neutral', over: 'neutral' } as const;

function historyView(
  history: PriceAlert['history'],
  money: (amount: number) => string,
  market: Market,
): HistoryView | null {
  const prices = shownPrices(history);
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) return null;
  const amounts = prices.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const day = (date: string) => formatDate(date, market, 'short');
  const t = getTranslator(market.locale, 'price-alerts');
  const span = { from: day(first.date), to: day(last.date), low: money(lowest), high: money(Math.max(...amounts)) };
  return {
    label: t('history.label', span),
    shape: chartShape(prices),
    rows: prices
      .map(({ date, amount }) => ({ date, day: day(date), price: money(amount), isLowest: amount === lowest }))
      .toReversed(),
  };
}

const FAILED = /Failed$/;
const SLOW = /Slow$/;

/** Builds the notice of the last press. */
export function noticeView({ did, route, id, wasPaused }: AlertsNote, market: Pick<Market, 'locale'>): NoticeView {
  const t = getTranslator(market.locale, 'price-alerts');
  return {
    kind: FAILED.test(did) ? 'warning' : SLOW.test(did) ? 'info' : 'good',
    title: t(`notice.${did}`, { route }),
    undo: did === 'deleted' ? { id, route, wasPaused } : null,
  };
}
