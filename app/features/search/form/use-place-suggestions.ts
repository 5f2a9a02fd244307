import { useEffect, useState } from 'react';
import type { Suggestions } from '../places/suggestions';
import type { Locale } from '~/market/locales';
import type { PlaceSide } from './route';

/** Specification 1 §9. */
const DEBOUNCE_MS = 300;

/** Suggestions and the text that they belong to; null while none have arrived. */
export type SuggestionList = Suggestions & { text: string | null };

/** The field that asks. */
export type AskingField = {
  side: PlaceSide;
  /** It accepts countries and "anywhere". */
  hasAreas: boolean;
  /** Code of the place at the other end of the journey, which is not suggested; "" for none. */
  otherEnd: string;
};

const NONE: SuggestionList = { text: null, note: null, taken: null, sections: [] };

/**
 * Loads suggestions for a text after a pause of 300 ms, and recent and popular places for an empty one at once; drops
 * responses to older texts. A failure gives no suggestions: the text can be submitted as it is.
 * @param text null requests nothing and keeps the current list
 */
export function usePlaceSuggestions(
  text: string | null,
  locale: Locale,
  { side, hasAreas, otherEnd }: AskingField,
): SuggestionList {
  const [list, setList] = useState(NONE);
  const query = text === null ? null : text.trim();

  useEffect(() => {
    if (query === null) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        const params = new URLSearchParams({
          side,
          ...(query !== '' && { text: query }),
          ...(otherEnd !== '' && { otherEnd }),
          lang: locale,
          ...(hasAreas && { areas: '1' }),
        });
        fetchSuggestions(params, abort.signal).then(
          (suggestions) => setList({ text: query, ...suggestions }),
          () => {
            // A failed request says nothing about the place.
            if (!abort.signal.aborted) setList(NONE);
          },
        );
      },
      query === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, locale, side, hasAreas, otherEnd]);

  return list;
}

async function fetchSuggestions(params: URLSearchParams, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(`/places?${params}`, { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  return (await answer.json()) as Suggestions;
}
