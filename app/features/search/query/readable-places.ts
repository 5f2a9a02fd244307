import { repairedParameters } from './link-repair';
import { firstValue, PLACE_NAMES } from './partner-parameters';
import { parsePlace } from './route-parameter';

/** Codes of a link's first trip; null for a place that is missing or cannot be read. */
export type ReadablePlaces = Record<'departure' | 'arrival', string | null>;

/** Reads the places of a link, even if the rest of it is malformed. Null when neither can be read. */
export function readablePlaces(url: Pick<URL, 'searchParams'>): ReadablePlaces | null {
  const searchParams = repairedParameters(url.searchParams);
  const parts = searchParams.get('route[0]')?.split('_') ?? [];
  const [from, to] =
    parts.length > 1
      ? [parts[0], parts.at(-1)]
      : [firstValue(searchParams, ...PLACE_NAMES.from), firstValue(searchParams, ...PLACE_NAMES.to)];
  const departure = from ? parsePlace(from) : null;
  const arrival = to ? parsePlace(to) : null;
  return departure || arrival ? { departure, arrival } : null;
}
