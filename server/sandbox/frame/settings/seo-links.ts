import { slugOf } from '~/market/slug';
import type { ConfigWire } from '~/upstream/settings/contract';
import { directionsFrom } from '../../search/directions/most-flown';
import { entriesOf } from '../../search/landings/lists';
import { countryName } from '../../world/countries';
import { nameIn, type Names } from '../../world/places';

type Link = ConfigWire<'seo_links'>['links'][number];

const COUNTRY = 'RU';
const LANGUAGE = 'ru';
const MOST = 12;

/** Returns the links to the best known landing pages, in Russian; their slugs are English, in Latin letters. */
export function seoLinks(): ConfigWire<'seo_links'>['links'] {
  const directions = directionsFrom('country', COUNTRY)
    .slice(0, MOST)
    .map(({ from, to }): Link => ({
      section: 'directions',
      title: `${nameIn(from.names, LANGUAGE)} — ${nameIn(to.names, LANGUAGE)}`,
      url: `/routes/${placeSlug(from)}/${placeSlug(to)}`,
    }));
  const ofCountry = (kind: 'cities' | 'airports' | 'airlines') =>
    entriesOf(kind)
      .filter(({ country_code: country }) => country === COUNTRY)
      .slice(0, MOST);
  const link = (section: Link['section'], url: string, name: unknown): Link => ({
    section,
    title: nameIn(name as Names, LANGUAGE),
    url,
  });
  return [
    ...directions,
    ...ofCountry('cities').map(({ code, name }) =>
      link('cities', `/cities/${placeSlug({ code, names: name as Names })}`, name),
    ),
    ...ofCountry('airports').map(({ code, name }) =>
      link('airports', `/airports/${placeSlug({ code, names: name as Names })}`, name),
    ),
    ...ofCountry('airlines').map(({ slug, name }) => link('airlines', `/airlines/${slug}`, name)),
    ...entriesOf('countries')
      .slice(0, MOST)
      .map(({ code }) => ({
        section: 'countries' as const,
        title: countryName(code, LANGUAGE),
        url: `/countries/${slugOf(countryName(code, 'en'))}`,
      })),
  ];
}

function placeSlug({ code, names }: { code: string; names: Names }): string {
  return `${slugOf(names.en)}-${code.toLowerCase()}`;
}
