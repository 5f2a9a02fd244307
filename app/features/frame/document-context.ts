import { createContext, useContext, type ReactNode } from 'react';
import type { PageScript } from '~/i18n/handle';
import type { LocaleFiles } from '~/i18n/locale-files';
import type { Market } from '~/market/market';
import type { FrameScreen } from './frame-screen';

/** Data of every page's frame, from the root loader. Plain data. */
export type FrameData = FrameScreen & { market: Market };

/**
 * Render context of the document that no loader provides; entry.server and entry.client set it. Both must agree on
 * everything that a hydrated page shows.
 */
export type DocumentContext = {
  /** Empty in the browser, which hides nonces from scripts. */
  nonce: string;
  /** True when the page ships React; always true in the browser. */
  hydrate: boolean;
  /** Scripts of a page that is not hydrated; empty in the browser. */
  scripts: readonly PageScript[];
  localeFiles: LocaleFiles;
  /** Replaces the root loader's data when that loader failed; null in the browser. */
  fallback: FrameData | null;
  /** Status of the response, for the text of the error page; null in the browser. */
  status: number | null;
  /** The last tags of the head; null in the browser, which does not need them. */
  crawlerHead: ReactNode;
};

const Context = createContext<DocumentContext | null>(null);
export const DocumentProvider = Context.Provider;

/** Returns the document context. @throws Error outside of entry.server and entry.client */
export function useDocument(): DocumentContext {
  const value = useContext(Context);
  if (!value) throw new Error('no DocumentProvider around the page');
  return value;
}
