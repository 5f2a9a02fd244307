import { useEffect, useState } from 'react';
import { dayPricesPath, type DayPrices, type DayPricesQuestion } from './day-prices-link';

const NONE: DayPrices = {};

/**
 * Prices of a year by day, as they come: the nearer half is asked first and shown first. A failure is a calendar without
 * prices (specification 1 §8).
 * @param question null asks nothing
 * @param market see `dayPricesPath`
 */
export function useDayPrices(question: Omit<DayPricesQuestion, 'part'> | null, market: string): DayPrices {
  const [prices, setPrices] = useState(NONE);
  const key = question && JSON.stringify(question);

  useEffect(() => {
    setPrices(NONE);
    if (!key) return;
    const asked = JSON.parse(key) as Omit<DayPricesQuestion, 'part'>;
    const abort = new AbortController();
    for (const part of [0, 1] as const) {
      fetchDays(dayPricesPath({ ...asked, part }, market), abort.signal).then(
        (days) => setPrices((known) => ({ ...known, ...days })),
        () => undefined,
      );
    }
    return () => abort.abort();
  }, [key, market]);

  return prices;
}

async function fetchDays(path: string, signal: AbortSignal): Promise<DayPrices> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`prices by day: ${answer.status}`);
  return ((await answer.json()) as { days: DayPrices }).days;
}
