import type { LandingContext } from '~/bff/request/landing-context.server';
import { slugOf } from '~/market/slug';

/** Words of small Latin letters: a name as people type it into an address. */
const NAME = /^[a-z]{2,}(?:-[a-z]+)*$/i;

/**
 * Finds the city that an address names without its code: "moscow", "new-york", "munchen"; null for no city's name. Of
 * cities with one name it is the one that the suggestions put first, which is the bigger.
 * @returns its code
 * @throws UpstreamError when the service does not tell
 */
export async function cityOfName(
  { suggest }: Pick<LandingContext['upstream'], 'suggest'>,
  slug: string,
): Promise<string | null> {
  if (!NAME.test(slug)) return null;
  const name = slug.toLowerCase();
  const entries = await suggest.list(name.replaceAll('-', ' '));
  const named = entries.find(({ city }) => Object.values(city.names).some((one) => one && slugOf(one) === name));
  return named?.city.code ?? null;
}
