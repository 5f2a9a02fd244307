/** The loading permissions of a page, decided by its route's handle. */
export type PagePolicy = {
  nonce: string;
  /** Hashes of a hydrated page's inline scripts, instead of the nonce where several visitors get the page. */
  scriptHashes?: readonly string[];
  hydrate: boolean;
  /** Whether scripts with the nonce may run on a page that is not hydrated. They cannot fetch. */
  hasScripts?: boolean;
  /** Whether those scripts may fetch from this site after all. */
  fetches?: boolean;
  /** Hosts that the page may frame: the bank's 3-D Secure page. Empty for all other pages. */
  frameHosts: readonly string[];
  /** Origin of the prompt that signs guests in (Google one tap), where it is shown. */
  promptOrigin?: string | null;
  /** Origin of the provider's script on the page of Apple Pay or Google Pay, which is not hydrated. */
  walletOrigin?: string | null;
  /** Vite's development server injects styles and uses a socket. */
  isDevelopment?: boolean;
};

/**
 * Builds the Content-Security-Policy of a page. A page without scripts says so (`script-src 'none'`), so nothing
 * injected can run on the payment page. Styles come from files only, so no page allows inline code; a wallet's button
 * brings its own, by the nonce.
 */
export function contentSecurityPolicy(page: PagePolicy): string {
  const {
    nonce,
    hydrate,
    fetches = false,
    frameHosts,
    promptOrigin = null,
    walletOrigin = null,
    isDevelopment = false,
  } = page;
  const other = promptOrigin ?? walletOrigin;
  const also = other ? ` ${other}` : '';
  const frames = other ? [...frameHosts, other] : frameHosts;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': scriptSources(page, also),
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self'${walletOrigin ? ` 'nonce-${nonce}'` : ''}${also}`,
    'img-src': walletOrigin ? `'self' data:${also}` : "'self' data:",
    'font-src': "'self'",
    'connect-src': hydrate || fetches || walletOrigin ? `'self'${also}${isDevelopment ? ' ws:' : ''}` : "'none'",
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

function scriptSources(page: PagePolicy, also: string): string {
  const { nonce, scriptHashes = [], hydrate, hasScripts = false, walletOrigin = null } = page;
  const inline = scriptHashes.length > 0 ? scriptHashes.join(' ') : `'nonce-${nonce}'`;
  if (hydrate) return `'self' ${inline}${also}`;
  if (!hasScripts) return "'none'";
  return `'nonce-${nonce}'${walletOrigin ? also : ''}`;
}

/** Lists the browser's devices that pages may use; `payment` is an allow-list. */
export function permissionsPolicy(payment = '()'): string {
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=(), browsing-topics=()`;
}
