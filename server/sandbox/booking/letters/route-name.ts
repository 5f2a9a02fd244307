import type { Offer } from '../../search/offers/offer';

/** Returns "Helsinki – Milan, Milan – Helsinki", in the language of the search. */
export function routeName(offer: Offer): string {
  const ends = offer.trips.map((flights) => {
    const name = (code: string | undefined) => {
      const city = offer.maps.anyports?.[code ?? '']?.city_code ?? code ?? '';
      return offer.maps.cities?.[city]?.name ?? city;
    };
    return `${name(flights[0]?.wire.departure)} – ${name(flights.at(-1)?.wire.arrival)}`;
  });
  return ends.join(', ');
}
