import { useEffect, useState } from 'react';
import type { PlaceSuggestion } from '~/features/places/suggestions';
import type { Locale } from '~/market/locales';

/** Specification 1 §9. */
const DEBOUNCE_MS = 300;

/** Suggestions and the text that they belong to. */
export type SuggestionList = { text: string; rows: PlaceSuggestion[] };

/**
 * Suggestions for a text, once it has stood still for 300 ms; the answer to an older text is thrown away. A failure is
 * no suggestions: the text can be submitted as it is.
 * @param text null asks nothing and keeps what there is
 */
export function usePlaceSuggestions(text: string | null, locale: Locale): SuggestionList {
  const [list, setList] = useState<SuggestionList>({ text: '', rows: [] });

  useEffect(() => {
    const asked = text?.trim();
    if (!asked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(asked, locale, abort.signal).then(
        (rows) => setList({ text: asked, rows }),
        () => {
          if (!abort.signal.aborted) setList({ text: asked, rows: [] });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, locale]);

  return list;
}

async function fetchSuggestions(text: string, lang: Locale, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await fetch(`/places?${new URLSearchParams({ text, lang })}`, { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  const { suggestions } = (await answer.json()) as { suggestions: PlaceSuggestion[] };
  return suggestions;
}
