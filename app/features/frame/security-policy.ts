/** What a page may load, decided by its route's handle. */
export type PagePolicy = {
  nonce: string;
  hydrate: boolean;
  /** Hosts that the page may frame: the bank's 3-D Secure page. Empty for all other pages. */
  frameHosts: readonly string[];
  /** Vite's development server writes styles into the page and talks to it by a socket. */
  isDevelopment?: boolean;
};

/**
 * Content-Security-Policy of a page. A page without scripts says so (`script-src 'none'`): on the payment page nothing
 * injected can run. Styles come from files only, so nothing inline is allowed on any page.
 */
export function contentSecurityPolicy({ nonce, hydrate, frameHosts, isDevelopment = false }: PagePolicy): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': hydrate ? `'self' 'nonce-${nonce}'` : "'none'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': hydrate ? `'self'${isDevelopment ? ' ws:' : ''}` : "'none'",
    'manifest-src': "'self'",
    'frame-src': frameHosts.length > 0 ? frameHosts.join(' ') : "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
