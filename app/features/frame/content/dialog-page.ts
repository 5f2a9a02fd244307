import { DIALOG_PAGES } from './pages';

/** A page of text as it is shown over another one. */
export type DialogPage = {
  path: string;
  title: string;
  html: string;
};

const PATIENCE_MS = 4000;

/** Whether the page at a path can be shown over another one. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.some((name) => pathname === `/${name}`);
}

/**
 * Fetches a page and takes its text out, without the title and the list of sections. What leads away from it opens
 * elsewhere, so that nothing typed behind is lost.
 * @throws when there is no such page, or not in time
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
