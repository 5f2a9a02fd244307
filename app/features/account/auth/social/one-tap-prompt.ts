import { leaveByDocument } from './leave-by-document';
import type { OneTapTerms } from './one-tap.server';

/** The part of the prompt's script that is used here. */
type GoogleId = {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void;
  prompt(): void;
  cancel(): void;
};
/** Returns the global that the script defines. */
const googleId = () => (window as Window & { google?: { accounts: { id: GoogleId } } }).google?.accounts.id;

const ADDRESS = '/social_auth/one_tap';

/**
 * Shows Google's prompt over the page. Fails silently: the sign-in page has a button for the same.
 * @returns a function that removes the prompt
 */
export function showOneTap(script: string): () => void {
  const left = new AbortController();
  void begin(script, left.signal).catch(() => undefined);
  return () => {
    left.abort();
    googleId()?.cancel();
  };
}

async function begin(script: string, signal: AbortSignal): Promise<void> {
  const from = window.location.pathname + window.location.search;
  const [answer] = await Promise.all([fetch(`${ADDRESS}?from=${encodeURIComponent(from)}`, { signal }), load(script)]);
  if (!answer.ok || signal.aborted) return;
  const { clientId, nonce } = (await answer.json()) as OneTapTerms;
  const id = googleId();
  id?.initialize({ client_id: clientId, nonce, callback: ({ credential }) => send(credential) });
  id?.prompt();
}

function load(source: string): Promise<void> {
  if (googleId()) return Promise.resolve();
  leaveByDocument();
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the prompt did not load')));
    document.head.append(script);
  });
}

/** Submits a form, so that the answer is a page as after any other sign-in. */
function send(credential: string): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: ADDRESS, hidden: true });
  form.append(Object.assign(document.createElement('input'), { name: 'credential', value: credential }));
  document.body.append(form);
  form.submit();
}
