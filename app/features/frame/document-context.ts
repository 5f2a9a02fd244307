import { createContext, useContext } from 'react';
import type { LocaleFiles } from '~/i18n/locale-files';
import type { Market } from '~/market/market';

/** What every page's frame shows; the root loader gives it. Plain data. */
export type FrameData = { market: Market; /** Of the request's date, for the footer. */ year: number };

/**
 * What the document is rendered with that no loader gives: entry.server and entry.client provide it. Both must agree
 * on everything that a hydrated page shows.
 */
export type DocumentContext = {
  /** Empty in the browser, which hides nonces from scripts. */
  nonce: string;
  /** Whether the page ships scripts; always true where they run. */
  hydrate: boolean;
  localeFiles: LocaleFiles;
  /** Stands in when the root loader has failed; null in the browser, where it has not. */
  fallback: FrameData | null;
  /** Status of the answer, for the words of the error page; null in the browser. */
  status: number | null;
};

const Context = createContext<DocumentContext | null>(null);
export const DocumentProvider = Context.Provider;

/** @throws Error outside of entry.server and entry.client */
export function useDocument(): DocumentContext {
  const value = useContext(Context);
  if (!value) throw new Error('no DocumentProvider around the page');
  return value;
}
