/** A path of a landing page, as its form sends it: nothing that leads to another site or does anything. */
const LANDING =
  /^\/(?:routes|cities|airports|countries|airlines|popular-directions|airlines-list|top-airlines)(?:[/?][\w/?=&.-]*)?$/;
const LONGEST = 200;

/** Returns the page that sent the form; null for anything that is no page of this shop with such a form. */
export function pageBefore(path: unknown): string | null {
  return typeof path === 'string' && path.length <= LONGEST && LANDING.test(path) && !path.includes('//') ? path : null;
}

/** Returns the address of the page after a sent form. */
export function newsletterPath(from: string | null): string {
  return `/newsletter${from ? `?${new URLSearchParams({ from })}` : ''}#subscription`;
}
