import { json } from '@remix-run/node';

const RETRY_AFTER_SECONDS = 30;

/**
 * Returns the answer, to be thrown, of a page whose main data no service gives now: 503. A 404 would cost the page its
 * place in search engines.
 * @param seconds after which a program may ask again, where the service named them
 */
export function tryLater(seconds: number | null = null) {
  return json(null, { status: 503, headers: { 'Retry-After': String(seconds ?? RETRY_AFTER_SECONDS) } });
}
