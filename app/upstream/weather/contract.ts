/** Weather forecasts: GET /forecasts (specification 1 §7). Degrees Celsius. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';

export const CONDITIONS = ['sunny', 'partly_cloudy', 'cloudy', 'rain', 'thunderstorm', 'snow'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** `places`: a city code and a date each, "IST:2031-05-04,LED:2031-05-06"; at most 100. */
export const forecastsQuery = z.object({ places: z.string() });

const forecastWire = z
  .looseObject({
    code: z.string(),
    date: z.iso.date(),
    temperature: z.looseObject({ min: z.number(), max: z.number() }),
    condition: z.string(),
  })
  .transform((wire) => ({
    code: wire.code,
    date: wire.date,
    /** Whole degrees Celsius, at night and by day. */
    temperature: { min: Math.round(wire.temperature.min), max: Math.round(wire.temperature.max) },
    /** Null when the shop does not know the service's word. */
    condition: CONDITIONS.find((value) => value === wire.condition) ?? null,
  }));

/** 200; unknown places are left out. */
export const forecastsAnswer = z
  .looseObject({ forecasts: z.array(forecastWire) })
  .transform(({ forecasts }) => forecasts);

export type ForecastsAnswerWire = z.input<typeof forecastsAnswer>;
export type Forecast = z.output<typeof forecastsAnswer>[number];

/** Calls of the weather service. */
export const endpoints = endpointsOf('weather', {
  listForecasts: {
    method: 'GET',
    path: '/forecasts',
    summary: 'Usual weather of cities on days, in degrees Celsius.',
    request: forecastsQuery,
    answer: forecastsAnswer,
    envelope: null,
    isRead: true,
  },
});
