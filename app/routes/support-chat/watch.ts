import { CHAT_PATH } from '~/features/frame/support/chat-path';

/** A page that looks for the answer by itself has no form: nothing typed can be lost. `seconds`: until the next look. */
export type Watch = { look: number; seconds: number | null };

/** Looks come less and less often, about a quarter of an hour long; then a link asks on. */
const MOST_LOOKS = 40;
const LEAST_SECONDS = 5;
const MOST_SECONDS = 30;

/** Returns the address of a page that looks for the answer. @param look how often it has */
export function watchPath(look: number): string {
  return `${CHAT_PATH}?watch=${look}`;
}

/** Reads how often a page has looked; null for a page with the form. */
export function readWatch({ searchParams }: URL): Watch | null {
  const look = Number(searchParams.get('watch') ?? '');
  if (!Number.isInteger(look) || look < 1) return null;
  return { look, seconds: look < MOST_LOOKS ? Math.min(LEAST_SECONDS + look, MOST_SECONDS) : null };
}

/** Returns the header by which the page looks again; none when it has an answer or has looked long enough. */
export function watchHeader(watch: Watch | null): Record<string, string> {
  if (!watch || watch.seconds === null) return {};
  return { Refresh: `${watch.seconds}; url=${watchPath(watch.look + 1)}` };
}
