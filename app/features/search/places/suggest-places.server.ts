import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import type { EmptyField } from '../recent/empty-field.server';
import { splitOtherEnd } from './other-end';
import { capitalised, nameIn } from './place-names';
import { suggestionSections, type Suggestions } from './suggestions';

/** Limit of cities; their airports come on top. */
const LIMIT = 7;

export type SuggestContext = Pick<RequestContext, 'market'> & {
  upstream: { suggest: Pick<RequestContext['upstream']['suggest'], 'list'> };
};

/**
 * Suggests places for a typed text. Without a match the sections are empty, and the note says so with the text.
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
    const field = t(side === 'arrival' ? 'places.departure' : 'places.arrival');
    return { note: t('places.inOtherField', { city: nameIn(meant.city.names, locale), field }), sections };
  }
  return { note: sections.length === 0 ? t('places.noMatch', { text }) : null, sections };
}
