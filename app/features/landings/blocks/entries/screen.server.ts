import { countryName } from '~/market/country-names';
import type { ListEntry } from '~/upstream/landings/lists-contract';
import type { BlockInput, LandingLink } from '../../block';
import { formatCount } from '../../measures';
import { airportOfCity, nameOf } from '../../names';

type Entry = LandingLink & { note: string | null };

/** A list of pages, in groups by letter or country. */
export type EntriesScreen = {
  title: string | null;
  /** `title` is null for a list without groups, `href` where the group has no page. */
  groups: { title: string | null; href: string | null; entries: Entry[] }[];
  /** Numbered by place. */
  isRanked: boolean;
};

const MOST_PLACES = 300;
const TOP_AIRLINES = 50;

/** Builds the list of a page; null without entries. */
export function entriesScreen(input: BlockInput): EntriesScreen | null {
  const { sources, market, links, t } = input;
  const { subject } = sources;
  const { locale } = market;
  const list = (groups: EntriesScreen['groups'], more: Partial<EntriesScreen> = {}) =>
    groups.length > 0 ? { title: null, groups, isRanked: false, ...more } : null;
  const plain = (text: string, href: string, note: string | null = null): Entry => ({ text, href, note });
  switch (subject.kind) {
    case 'country': {
      const entries = subject.facts.cities.map(({ city }) => plain(nameOf(city, locale), links.city(city)));
      return list(byLetter(entries, locale), { title: t('entries.cities') });
    }
    case 'cities': {
      const cities = subject.facts.entries.slice(0, MOST_PLACES);
      return list(byCountry(cities, input, (city) => plain(nameOf(city, locale), links.city(city))));
    }
    case 'airports': {
      const airports = subject.facts.entries.slice(0, MOST_PLACES);
      return list(byCountry(airports, input, (one) => plain(fullName(one), links.airport(one), one.code)));
    }
    case 'countries': {
      const entries = subject.facts.entries.map(({ code }) =>
        plain(countryName(code, locale) ?? code, links.country(code)),
      );
      return list(byLetter(entries, locale));
    }
    case 'airlines':
      return list(byCountry(subject.facts.entries, input, (one) => plain(nameOf(one, locale), airlineHref(one))));
    case 'airlines-list': {
      const entries = subject.facts.entries.map((one) => plain(nameOf(one, locale), airlineHref(one), one.code));
      return list(byLetter(entries, locale));
    }
    case 'top-airlines': {
      const entries = subject.facts.entries
        .slice(0, TOP_AIRLINES)
        .map((one) =>
          plain(
            nameOf(one, locale),
            airlineHref(one),
            t('entries.weekly', { flights: formatCount(one.weekly, locale) }),
          ),
        );
      return list([{ title: null, href: null, entries }], { isRanked: true });
    }
    default:
      return null;
  }

  function airlineHref({ slug, code }: ListEntry): string {
    return links.airline({ slug: slug ?? code.toLowerCase() });
  }

  function fullName({ code, names, cityNames }: ListEntry): string {
    return airportOfCity({ code, names, city: { code, names: cityNames ?? {} } }, locale);
  }
}

function byLetter(entries: readonly Entry[], locale: string): EntriesScreen['groups'] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => collator.compare(a.text, b.text))) {
    const first = entry.text
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .charAt(0)
      .toLocaleUpperCase(locale);
    groups.set(first, [...(groups.get(first) ?? []), entry]);
  }
  return [...groups].map(([title, own]) => ({ title, href: null, entries: own }));
}

function byCountry(
  entries: readonly ListEntry[],
  { market, links }: BlockInput,
  entryOf: (entry: ListEntry) => Entry,
): EntriesScreen['groups'] {
  const collator = new Intl.Collator(market.locale);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    groups.set(entry.countryCode, [...(groups.get(entry.countryCode) ?? []), entryOf(entry)]);
  }
  return [...groups]
    .map(([code, own]) => ({
      title: countryName(code, market.locale) ?? code,
      href: links.country(code),
      entries: own.sort((a, b) => collator.compare(a.text, b.text)),
    }))
    .sort((a, b) => collator.compare(a.title, b.title));
}
