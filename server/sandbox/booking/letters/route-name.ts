import { dashed } from '~/market/punctuation';
import type { LetterLanguage } from '../../outbox/letter-language';
import type { Offer } from '../../search/offers/offer';

/**
 * Returns "Helsinki – Milan, Milan – Helsinki", in the language of the search.
 * @param language whose dash stands between the cities
 */
export function routeName(offer: Offer, language: LetterLanguage): string {
  const ends = offer.trips.map((flights) => {
    const name = (code: string | undefined) => {
      const city = offer.maps.anyports?.[code ?? '']?.city_code ?? code ?? '';
      return offer.maps.cities?.[city]?.name ?? city;
    };
    return dashed([name(flights[0]?.wire.departure), name(flights.at(-1)?.wire.arrival)], language);
  });
  return ends.join(', ');
}
