/** Weather forecasts: GET /forecasts (specification 1 §7). The same place and date always get the same forecast. */
import { endpoints, type Condition, type ForecastsAnswerWire } from '~/upstream/weather/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { endpointOf, type City } from '../../world/places';
import { between, share } from '../../world/seeded';
import { dayOfDate } from '../../world/time-zones';
import { usualWeather, type UsualWeather } from './climate';

const MAX_PLACES = 100;
/** Largest deviation from the usual temperature, in degrees. */
const CHANGE = 3;

/** Routes are relative to /weather. */
export const weatherService: SandboxService = {
  name: 'weather',
  routes: serve(endpoints.listForecasts, ({ places }) => ({ forecasts: forecasts(places) })),
};

function forecasts(places: string): ForecastsAnswerWire['forecasts'] {
  const codes = places.split(',').filter(Boolean).slice(0, MAX_PLACES);
  return codes.flatMap((place) => {
    const [code = '', date = ''] = place.split(':');
    const city = endpointOf(code)?.city;
    const day = dayOfDate(date);
    return city && day !== null ? [{ code, date, ...forecastOf(city, date) }] : [];
  });
}

function forecastOf(
  city: City,
  date: string,
): Pick<ForecastsAnswerWire['forecasts'][number], 'temperature' | 'condition'> {
  const usual = usualWeather(city, dayOfYear(date));
  const mean = usual.mean + between(-CHANGE, CHANGE, 'warmth', city.code, date);
  const half = usual.dayRange / 2;
  return {
    temperature: { min: Math.round(mean - half), max: Math.round(mean + half) },
    condition: conditionOf({ ...usual, mean }, share('sky', city.code, date)),
  };
}

/** Returns the condition of a day. @param sky from 0, the worst, to 1 */
function conditionOf({ mean, rainy }: UsualWeather, sky: number): Condition {
  if (sky < rainy) {
    if (mean < 0) return 'snow';
    return mean > 22 && sky < rainy / 2 ? 'thunderstorm' : 'rain';
  }
  const dry = (sky - rainy) / (1 - rainy);
  // Rainy places also have cloudy days without rain.
  if (dry < rainy * 0.8) return 'cloudy';
  return dry < rainy * 0.8 + 0.25 ? 'partly_cloudy' : 'sunny';
}

function dayOfYear(date: string): number {
  return (dayOfDate(date) ?? 0) - (dayOfDate(`${date.slice(0, 4)}-01-01`) ?? 0);
}
