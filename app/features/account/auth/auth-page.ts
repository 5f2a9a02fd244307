/** The answer of a form's address: its page, or after signing in the return URL. */
export type AuthPage = { address: string } & ({ title: string; html: string } | { returnUrl: string });

const PATIENCE_MS = 8000;

/** Fetches a form. @throws when there is no such page, or not in time */
export function fetchAuthPage(href: string): Promise<AuthPage> {
  return ask(href);
}

/** Submits a form as the browser would. @throws when the answer cannot be shown */
export function sendAuthForm(form: HTMLFormElement): Promise<AuthPage> {
  const body = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  return ask(form.action, { method: 'POST', body });
}

async function ask(href: string, init: RequestInit = {}): Promise<AuthPage> {
  const response = await fetch(href, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const address = response.url;
  if (!new URL(address).pathname.startsWith('/auth/')) return { address, returnUrl: address };
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  const title = parsed.querySelector('main h1')?.textContent;
  const body = parsed.querySelector('[data-auth-body]');
  if (!title || !body) throw new Error(`${response.status}: no form at ${address}`);
  renameIds(body);
  await addStyles(parsed);
  return { address, title, html: body.outerHTML };
}

/** Makes ids unique: the page behind may have fields of the same names. */
function renameIds(body: Element): void {
  const rename = (ids: string) => ids.replace(/\S+/g, (id) => `auth-${id}`);
  for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby']) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, rename(element.getAttribute(name) ?? ''));
    }
  }
  for (const link of body.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#auth-${link.getAttribute('href')?.slice(1)}`);
}

/** Loads the styles of the fetched page that this one lacks; resolves when each has loaded or failed. */
function addStyles(page: Document): Promise<unknown> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`));
  return Promise.all(
    missing.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      const failed = new Promise((resolve) => link.addEventListener('error', resolve));
      document.head.append(link);
      return Promise.race([loaded, failed]);
    }),
  );
}
