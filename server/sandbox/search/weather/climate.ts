/** Usual weather by place and date, from a table of cities; other places take the nearest entries. */
import { readRows } from '../../world/data-files';
import { kilometres, type Vector } from '../../world/geography';
import { places } from '../../world/places';

/** Means of the month; degrees Celsius. `rainy`: share of days with rain or snow. */
type Month = { mean: number; rainy: number };

/** `dayRange`: degrees between night and day. */
type Climate = { january: Month; july: Month; dayRange: number };

export type UsualWeather = Month & { dayRange: number };

const NEAREST = 4;
/** Added to distances, so that a very close table city does not decide alone. */
const BLUR_KM = 40;
const DAYS_A_MONTH = 31;
const DAYS_A_YEAR = 365.25;
/** Day of the year with the lowest temperatures. */
const COLDEST_DAY = 20;

let tableCities: { vector: Vector; climate: Climate }[] | null = null;
const climates = new Map<string, Climate>();

/**
 * Returns the usual weather of a city on a day of the year: seasons swing between its January and its July.
 * @param dayOfYear 0 is the first of January
 */
export function usualWeather({ code, vector }: { code: string; vector: Vector }, dayOfYear: number): UsualWeather {
  let climate = climates.get(code);
  if (!climate) climates.set(code, (climate = climateAt(vector)));
  const { january, july, dayRange } = climate;
  const januaryShare = (1 + Math.cos((2 * Math.PI * (dayOfYear - COLDEST_DAY)) / DAYS_A_YEAR)) / 2;
  const between = (a: number, b: number) => a * januaryShare + b * (1 - januaryShare);
  return { mean: between(january.mean, july.mean), rainy: between(january.rainy, july.rainy), dayRange };
}

function climateAt(vector: Vector): Climate {
  tableCities ??= load();
  const nearest = tableCities
    .map(({ vector: other, climate }) => ({ climate, km: kilometres(vector, other) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
    .map(({ climate, km }) => ({ climate, weight: 1 / (km + BLUR_KM) ** 2 }));
  const total = nearest.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (climate: Climate) => number) =>
    nearest.reduce((sum, { climate, weight }) => sum + value(climate) * weight, 0) / total;
  return {
    january: { mean: mean(({ january }) => january.mean), rainy: mean(({ january }) => january.rainy) },
    july: { mean: mean(({ july }) => july.mean), rainy: mean(({ july }) => july.rainy) },
    dayRange: mean(({ dayRange }) => dayRange),
  };
}

function load() {
  return readRows('climate.tsv').flatMap(([code = '', january, july, dayRange, rainyJanuary, rainyJuly]) => {
    const city = places().city.get(code);
    if (!city) throw new Error(`climate of an unknown city ${code}`);
    const climate = {
      january: { mean: Number(january), rainy: Number(rainyJanuary) / DAYS_A_MONTH },
      july: { mean: Number(july), rainy: Number(rainyJuly) / DAYS_A_MONTH },
      dayRange: Number(dayRange),
    };
    return [{ vector: city.vector, climate }];
  });
}
