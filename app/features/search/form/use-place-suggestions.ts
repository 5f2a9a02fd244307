import { useEffect, useState } from 'react';
import type { SuggestionSection } from '../places/suggestions';
import type { Locale } from '~/market/locales';

/** Specification 1 §9. */
const DEBOUNCE_MS = 300;

/** Suggestions and the text that they belong to. */
export type SuggestionList = { text: string; sections: SuggestionSection[] };

/**
 * Loads suggestions for a text after a pause of 300 ms; drops responses to older texts. A failure gives no suggestions:
 * the text can be submitted as it is.
 * @param text null requests nothing and keeps the current list
 * @param hasAreas includes countries and "anywhere"
 */
export function usePlaceSuggestions(text: string | null, locale: Locale, hasAreas: boolean): SuggestionList {
  const [list, setList] = useState<SuggestionList>({ text: '', sections: [] });

  useEffect(() => {
    const query = text?.trim();
    if (!query) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const params = new URLSearchParams({ text: query, lang: locale, ...(hasAreas && { areas: '1' }) });
      fetchSuggestions(params, abort.signal).then(
        (sections) => setList({ text: query, sections }),
        () => {
          // A failed request says nothing about the place.
          if (!abort.signal.aborted) setList({ text: '', sections: [] });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, locale, hasAreas]);

  return list;
}

async function fetchSuggestions(params: URLSearchParams, signal: AbortSignal): Promise<SuggestionSection[]> {
  const answer = await fetch(`/places?${params}`, { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  return ((await answer.json()) as { sections: SuggestionSection[] }).sections;
}
