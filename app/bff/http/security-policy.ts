/** The loading permissions of a page, decided by its route's handle. */
export type PagePolicy = {
  nonce: string;
  hydrate: boolean;
  /** Whether scripts with the nonce may run on a page that is not hydrated. They cannot fetch. */
  hasScripts?: boolean;
  /** Hosts that the page may frame: the bank's 3-D Secure page. Empty for all other pages. */
  frameHosts: readonly string[];
  /** Origin of the prompt that signs guests in (Google one tap), where it is shown. */
  promptOrigin?: string | null;
  /** Vite's development server injects styles and uses a socket. */
  isDevelopment?: boolean;
};

/**
 * Builds the Content-Security-Policy of a page. A page without scripts says so (`script-src 'none'`), so nothing
 * injected can run on the payment page. Styles come from files only, so no page allows inline code.
 */
export function contentSecurityPolicy(page: PagePolicy): string {
  const { nonce, hydrate, hasScripts = false, frameHosts, promptOrigin = null, isDevelopment = false } = page;
  const prompt = promptOrigin ? ` ${promptOrigin}` : '';
  const frames = promptOrigin ? [...frameHosts, promptOrigin] : frameHosts;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': hydrate ? `'self' 'nonce-${nonce}'${prompt}` : hasScripts ? `'nonce-${nonce}'` : "'none'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self'${prompt}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': hydrate ? `'self'${prompt}${isDevelopment ? ' ws:' : ''}` : "'none'",
    'manifest-src': "'self'",
    'frame-src': frames.length > 0 ? frames.join(' ') : "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
