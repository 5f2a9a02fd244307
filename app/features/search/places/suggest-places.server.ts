import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import type { EmptyField } from '../recent/empty-field.server';
import { splitOtherEnd } from './other-end';
import { capitalised, nameIn } from './place-names';
import { cut, suggestionSections, type PlaceSuggestion, type Suggestions } from './suggestions';

/** Limit of cities; their airports come on top. */
const LIMIT = 7;
/** A note leaves room for so many rows below it. */
export const ROWS_BELOW_NOTE = 3;

export type SuggestContext = Pick<RequestContext, 'market'> & {
  upstream: { suggest: Pick<RequestContext['upstream']['suggest'], 'list'> };
};

/**
 * Suggests places for a typed text. Without a match the sections are empty, and the note says so with the text. When the
 * text means the city of the other field, or an airport or station in it, the note names both, and `taken` is that place.
 * @throws {UpstreamError} of the suggest service
 */
export async function suggestPlaces(
  { market: { locale }, upstream }: SuggestContext,
  text: string,
  { side, hasAreas, otherEnd }: EmptyField,
): Promise<Suggestions> {
  const t = getTranslator(locale, 'home');
  const anywhere = () => capitalised(getTranslator(locale, 'search')('query.anywhere'));
  const areas = hasAreas ? { anywhere: anywhere(), countries: t('places.countries') } : null;
  const { others, meant } = splitOtherEnd(await upstream.suggest.list(text, { limit: LIMIT }), otherEnd, text);
  const sections = suggestionSections(others, text, locale, areas);
  if (meant) {
    // An airport or a station that was typed stands before its city.
    const taken = suggestionSections([meant], text, locale, null)[0]?.rows[0];
    const names = { city: nameIn(meant.city.names, locale), field: t(`places.${OTHER_SIDE[side]}`) };
    const note =
      !taken || taken.kind === 'city'
        ? t('places.inOtherField', names)
        : t('places.sameCity', { ...names, place: nameWithCode(taken) });
    return { note, taken: taken ?? null, sections: cut(sections, ROWS_BELOW_NOTE) };
  }
  return { note: sections.length === 0 ? t('places.noMatch', { text }) : null, sections };
}

const OTHER_SIDE = { departure: 'arrival', arrival: 'departure' } as const;

/** "Gatwick (LGW)"; codes of stations mean nothing to people. */
function nameWithCode({ label, code, kind }: PlaceSuggestion): string {
  return kind === 'station' ? label : `${label} (${code})`;
}
