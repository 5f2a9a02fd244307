/** Calls of the services that know places: prices to many of them, weather, coordinates, sights. */
import * as attractions from './attractions/contract';
import type { Endpoint } from './endpoints';
import * as geo from './geo/contract';
import * as priceMap from './price-map/contract';
import * as weather from './weather/contract';

export const PLACE_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'priceMap',
    operation: 'listDestinations',
    method: 'POST',
    path: priceMap.paths.prices,
    summary:
      'The price of the cheapest offer from a place to each of many cities, for one adult; amounts in hundredths.',
    request: priceMap.pricesRequest,
    answer: priceMap.pricesAnswer,
    envelope: null,
  },
  {
    service: 'weather',
    operation: 'listForecasts',
    method: 'GET',
    path: weather.paths.forecasts,
    summary: 'Usual weather of cities on days, in degrees Celsius.',
    request: weather.forecastsQuery,
    answer: weather.forecastsAnswer,
    envelope: null,
  },
  {
    service: 'geo',
    operation: 'listNearbyCities',
    method: 'GET',
    path: geo.paths.nearbyCities,
    summary: 'Cities around a place, the nearest first.',
    request: geo.nearbyCitiesQuery,
    answer: geo.nearbyCitiesAnswer,
    envelope: null,
  },
  {
    service: 'geo',
    operation: 'findCoordinates',
    method: 'GET',
    path: geo.paths.coordinates,
    summary: 'Where places are, in degrees.',
    request: geo.coordinatesQuery,
    answer: geo.coordinatesAnswer,
    envelope: null,
  },
  {
    service: 'attractions',
    operation: 'list',
    method: 'GET',
    path: attractions.paths.attractions,
    summary: 'Sights of a city, the most famous first; names by language.',
    request: attractions.attractionsQuery,
    answer: attractions.attractionsAnswer,
    envelope: null,
  },
];
