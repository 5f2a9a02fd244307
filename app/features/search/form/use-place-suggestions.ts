import { useEffect, useState } from 'react';
import type { SuggestionSection } from '../places/suggestions';
import type { Locale } from '~/market/locales';

/** Specification 1 §9. */
const DEBOUNCE_MS = 300;

/** Suggestions and the text that they belong to. */
export type SuggestionList = { text: string; sections: SuggestionSection[] };

/**
 * Suggestions for a text, once it has stood still for 300 ms; the answer to an older text is thrown away. A failure is
 * no suggestions: the text can be submitted as it is.
 * @param text null asks nothing and keeps what there is
 * @param hasAreas countries and anywhere too
 */
export function usePlaceSuggestions(text: string | null, locale: Locale, hasAreas: boolean): SuggestionList {
  const [list, setList] = useState<SuggestionList>({ text: '', sections: [] });

  useEffect(() => {
    const asked = text?.trim();
    if (!asked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const params = new URLSearchParams({ text: asked, lang: locale, ...(hasAreas && { areas: '1' }) });
      fetchSuggestions(params, abort.signal).then(
        (sections) => setList({ text: asked, sections }),
        () => {
          if (!abort.signal.aborted) setList({ text: asked, sections: [] });
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
