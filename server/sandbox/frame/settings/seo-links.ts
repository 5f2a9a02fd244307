import type { ConfigWire } from '~/upstream/settings/contract';
import { directionsFrom } from '../../search/directions/most-flown';
import { nameIn } from '../../world/places';

const COUNTRY = 'RU';
const MOST = 12;

/** Returns the most flown directions of the country, as links to a search without dates. */
export function seoLinks(): ConfigWire<'seo_links'>['links'] {
  return directionsFrom('country', COUNTRY)
    .slice(0, MOST)
    .map(({ from, to }) => ({
      section: 'directions' as const,
      title: `${nameIn(from.names, 'ru')} — ${nameIn(to.names, 'ru')}`,
      url: `/search?from=${from.code}&to=${to.code}`,
    }));
}
