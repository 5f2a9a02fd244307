import { createContext, useContext, type ReactNode } from 'react';
import type { PageScript } from '~/i18n/handle';
import type { LocaleFiles } from '~/i18n/locale-files';
import type { Market } from '~/market/market';
import type { FrameScreen } from './frame-screen';

/** What every page's frame shows; the root loader gives it. Plain data. */
export type FrameData = FrameScreen & { market: Market };

/**
 * What the document is rendered with that no loader gives: entry.server and entry.client provide it. Both must agree
 * on everything that a hydrated page shows.
 */
export type DocumentContext = {
  /** Empty in the browser, which hides nonces from scripts. */
  nonce: string;
  /** Whether the page ships scripts; always true where they run. */
  hydrate: boolean;
  /** What runs on a page that is not hydrated; empty in the browser. */
  scripts: readonly PageScript[];
  localeFiles: LocaleFiles;
  /** Stands in when the root loader has failed; null in the browser, where it has not. */
  fallback: FrameData | null;
  /** Status of the answer, for the words of the error page; null in the browser. */
  status: number | null;
  /** The last tags of the head; null in the browser, which has no use for them. */
  crawlerHead: ReactNode;
};

const Context = createContext<DocumentContext | null>(null);
export const DocumentProvider = Context.Provider;

/** @throws Error outside of entry.server and entry.client */
export function useDocument(): DocumentContext {
  const value = useContext(Context);
  if (!value) throw new Error('no DocumentProvider around the page');
  return value;
}
