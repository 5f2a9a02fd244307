import { useEffect, useState } from 'react';
import { dayPricesPath, type DayPrices, type DayPricesQuestion } from '../../calendar/day-prices-link';

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
    const add = (days: DayPrices) => setPrices((known) => ({ ...known, ...days }));
    for (const part of [0, 1] as const) {
      readDays(dayPricesPath({ ...asked, part }, market), add, abort.signal).catch(() => undefined);
    }
    return () => abort.abort();
  }, [key, market]);

  return prices;
}

/** Gives each line of the answer as soon as it is there. */
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
