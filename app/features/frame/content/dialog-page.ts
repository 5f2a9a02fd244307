import { DIALOG_PAGES } from './pages';

/** A text page shown over another page. */
export type DialogPage = {
  path: string;
  title: string;
  html: string;
};

const PATIENCE_MS = 4000;

/** True when the page at a path can open over another one. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.some((name) => pathname === `/${name}`);
}

/**
 * Fetches a page and extracts its text, without the title and the list of sections. Links to other pages open in a new
 * tab, so that input behind the dialog is kept.
 * @throws when there is no such page, or on a timeout
 */
export async function fetchDialogPage(path: string): Promise<DialogPage> {
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok || response.redirected) throw new Error(`${response.status} for ${path}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = parsed.querySelector('main article');
  const title = article?.querySelector('h1');
  if (!article || !title) throw new Error(`no text at ${path}`);
  title.remove();
  article.querySelector('nav')?.remove();
  for (const link of article.querySelectorAll('a')) {
    if (!isDialogPage(link.pathname)) Object.assign(link, { target: '_blank', rel: 'noreferrer' });
  }
  return { path, title: title.textContent ?? '', html: article.innerHTML };
}
