import { formatDate } from '~/market/format';
import { middleOf } from '~/features/search/map/climate';
import { formatDegrees, formatTemperatures, marketDegrees } from '~/market/temperature';
import type { Market } from '~/market/market';
import type { CalendarMonth } from '~/dates/month-grid';
import type { Forecast } from '~/upstream/weather/contract';

/** A year of a city's weather: a bar a month, from its usual lowest to its usual highest temperature. */
export type ClimateChart = {
  /** "°C" */
  unit: string;
  months: {
    /** First letter. */
    letter: string;
    /** "May: 9…19 °C" */
    text: string;
    low: string;
    high: string;
    /** Place of the bar in a chart 100 units high: its top, and its height. */
    bar: { y: number; height: number };
    /** The month of the shown price. */
    isChosen: boolean;
  }[];
};

/** A bar of a month whose days are as warm as its nights stays visible. */
const LEAST_HEIGHT = 6;

/** Draws the months with a known temperature; null without any. @param chosen month of the shown price */
export function climateChart(
  { months, forecasts }: { months: readonly CalendarMonth[]; forecasts: readonly Forecast[] },
  chosen: CalendarMonth | null,
  market: Market,
): ClimateChart | null {
  const known = months.flatMap((month) => {
    const temperature = forecasts.find(({ date }) => date === middleOf(month))?.temperature;
    return temperature ? [{ month, temperature, ...marketDegrees(temperature, market) }] : [];
  });
  if (known.length === 0) return null;
  const [coldest, warmest] = [Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high))];
  const unit = (100 - LEAST_HEIGHT) / Math.max(1, warmest - coldest);
  return {
    unit: known[0]!.unit,
    months: known.map(({ month, temperature, low, high }) => ({
      letter: formatDate(`${month}-01`, market, 'monthLetter'),
      text: `${formatDate(`${month}-01`, market, 'monthName')}: ${formatTemperatures(temperature, market)}`,
      low: formatDegrees(low),
      high: formatDegrees(high),
      bar: { y: Math.round((warmest - high) * unit), height: Math.round((high - low) * unit) + LEAST_HEIGHT },
      isChosen: month === chosen,
    })),
  };
}
