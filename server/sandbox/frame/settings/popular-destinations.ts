import type { ConfigWire } from '~/upstream/settings/contract';
import { countryNames } from '../../world/countries';
import { LANGUAGES, nameIn, places } from '../../world/places';

type DestinationsWire = ConfigWire<'popular_destinations_ru'>;

/** Cities by departure, and countries, as chosen by the editors of each brand. */
const CHOICE = {
  ru: {
    cities: {
      MOW: ['AER', 'LED', 'IST', 'KGD', 'AYT', 'DXB', 'EVN', 'MRV'],
      LED: ['MOW', 'AER', 'KGD', 'IST', 'AYT', 'MRV', 'TBS', 'EVN'],
      SVX: ['MOW', 'AER', 'LED', 'IST', 'AYT', 'DXB', 'TAS', 'HKT'],
      OVB: ['MOW', 'AER', 'LED', 'BKK', 'HKT', 'IST', 'TAS', 'VVO'],
      KZN: ['MOW', 'AER', 'LED', 'IST', 'AYT', 'DXB'],
    },
    countries: ['TR', 'AE', 'TH', 'GE', 'AM', 'KZ', 'RS', 'EG'],
  },
  intl: {
    cities: {
      LON: ['BCN', 'AGP', 'ROM', 'AMS', 'DUB', 'PMI', 'NYC', 'DXB'],
      NYC: ['LON', 'MIA', 'LAX', 'CUN', 'PAR', 'ORL', 'ROM', 'PUJ'],
      DUB: ['LON', 'AMS', 'AGP', 'TCI', 'FAO', 'BCN', 'NYC', 'ROM'],
      PAR: ['NCE', 'BCN', 'ROM', 'LIS', 'RAK', 'LON', 'NYC', 'TYO'],
      BER: ['PMI', 'LON', 'IST', 'BCN', 'ROM', 'VIE', 'AYT', 'PAR'],
      IST: ['AYT', 'LON', 'BER', 'PAR', 'DXB', 'TBS', 'BAK', 'SJJ'],
    },
    countries: ['ES', 'IT', 'GR', 'PT', 'TR', 'AE', 'TH', 'US'],
  },
} as const;

export function popularDestinations(brand: keyof typeof CHOICE): DestinationsWire {
  const { cities, countries } = CHOICE[brand];
  return {
    cities: Object.entries(cities).map(([departure_code, codes]: [string, readonly string[]]) => ({
      departure_code,
      arrival_list: codes.map(arrivalOf),
    })),
    countries: countries.map((code) => ({ arrival_code: code, arrival_name: countryNames(code) })),
  };
}

/** Returns a city as an arrival. @throws Error for an unknown city */
function arrivalOf(code: string): DestinationsWire['cities'][number]['arrival_list'][number] {
  const city = places().city.get(code);
  if (!city) throw new Error(`no city ${code}`);
  return {
    arrival_code: code,
    arrival_name: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(city.names, language)])),
    arrival_country: countryNames(city.countryCode),
  };
}
