import { countryName } from '~/market/country-names';
import type { ListEntry } from '~/upstream/landings/lists-contract';
import type { BlockInput, LandingLink } from '../../block';
import { formatCount } from '../../measures';
import { airportOfCity, nameOf } from '../../names';

type Entry = LandingLink & { note: string | null };

/** A list of pages, in groups by letter or country. */
export type EntriesScreen = {
  title: string | null;
  /** `title` is null for a list without groups, `href` where the group has no page, `id` where no letter leads there. */
  groups: { title: string | null; href: string | null; id: string | null; entries: Entry[] }[];
  /** Letters that lead to their first group; empty for a short list. */
  letters: { letter: string; href: string }[];
  /** Numbered by place. */
  isRanked: boolean;
};

const MOST_PLACES = 300;
const TOP_AIRLINES = 50;
/** A list of fewer letters is seen whole. */
const LEAST_LETTERS = 12;

/** Builds the list of a page; null without entries. */
export function entriesScreen(input: BlockInput): EntriesScreen | null {
  const { sources, market, links, t } = input;
  const { subject } = sources;
  const { locale } = market;
  const list = (groups: readonly Group[], more: Partial<EntriesScreen> = {}) =>
    groups.length > 0 ? { title: null, isRanked: false, ...withLetters(groups, locale), ...more } : null;
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

type Group = Omit<EntriesScreen['groups'][number], 'id'>;

/** Gives the first group of each letter an id for the letter to lead to. */
function withLetters(groups: readonly Group[], locale: string): Pick<EntriesScreen, 'groups' | 'letters'> {
  const letters: EntriesScreen['letters'] = [];
  const marked = groups.map((group) => {
    const letter = group.title === null ? null : letterOf(group.title, locale);
    if (letter === null || letters.some((one) => one.letter === letter)) return { ...group, id: null };
    const id = `letter-${letters.length + 1}`;
    letters.push({ letter, href: `#${id}` });
    return { ...group, id };
  });
  return letters.length < LEAST_LETTERS
    ? { groups: groups.map((group) => ({ ...group, id: null })), letters: [] }
    : { groups: marked, letters };
}

/** The letter under which a name stands, without marks: "Ö" stands with "O". */
function letterOf(name: string, locale: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toLocaleUpperCase(locale);
}

function byLetter(entries: readonly Entry[], locale: string): Group[] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => collator.compare(a.text, b.text))) {
    const first = letterOf(entry.text, locale);
    groups.set(first, [...(groups.get(first) ?? []), entry]);
  }
  return [...groups].map(([title, own]) => ({ title, href: null, entries: own }));
}

function byCountry(
  entries: readonly ListEntry[],
  { market, links }: BlockInput,
  entryOf: (entry: ListEntry) => Entry,
): Group[] {
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
