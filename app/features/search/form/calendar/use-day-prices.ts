import { useEffect, useMemo, useState } from 'react';
import { useMarket } from '~/i18n/use-market';
import { dayLevels, lowestDays, type DayLevels } from '../../calendar/lowest-days';
import { dayPricesPath, type DayPrices, type DayPricesQuestion } from '../../calendar/day-prices-link';

const NONE: DayPrices = {};

/** Prices of a calendar so far, the days with the lowest price of their month, and the cheap and dear ones. */
export type CalendarPrices = { prices: DayPrices; lowest: ReadonlySet<string>; levels: DayLevels };

/**
 * Loads a year of prices by day as they arrive; requests the nearer half first. Between places that are not picked yet,
 * and after a failure, the calendar has no prices (specification 1 §8).
 */
export function useDayPrices(question: Omit<DayPricesQuestion, 'part'>): CalendarPrices {
  const { locale, country, currency } = useMarket();
  const market = [locale, country, currency].join('-');
  const [prices, setPrices] = useState(NONE);
  const { departure, arrival } = question;
  const key = departure !== '' && arrival !== '' && departure !== arrival ? JSON.stringify(question) : null;

  useEffect(() => {
    setPrices(NONE);
    if (!key) return;
    const request = JSON.parse(key) as Omit<DayPricesQuestion, 'part'>;
    const abort = new AbortController();
    const add = (days: DayPrices) => setPrices((current) => ({ ...current, ...days }));
    for (const part of [0, 1] as const) {
      readDays(dayPricesPath({ ...request, part }, market), add, abort.signal).catch(() => undefined);
    }
    return () => abort.abort();
  }, [key, market]);

  return useMemo(() => ({ prices, lowest: lowestDays(prices), levels: dayLevels(prices) }), [prices]);
}

/** Passes on each line of the response as soon as it arrives. */
async function readDays(path: string, add: (days: DayPrices) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) throw new Error(`prices by day: ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) add(JSON.parse(line) as DayPrices);
  }
}
