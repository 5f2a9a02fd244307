/** Media type of a page's data. Browsers never ask for it alone when they follow a link or send a form. */
const DATA = 'application/json';

/**
 * Tells whether a request wants a page's data instead of its HTML: a script shows the page in a dialog.
 * @param accept the request's Accept header
 */
export function asksForData(accept: string | null | undefined): boolean {
  return accept === DATA;
}
