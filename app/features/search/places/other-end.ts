import type { SuggestEntry } from '~/upstream/suggest/contract';
import { foldName } from './place-names';

/** Fewer letters do not tell which city is meant. */
const LETTERS_OF_A_NAME = 3;

/** True when the code is that of the city, or of an airport or station in it. */
export function hasPoint({ city, airports, railwayStations }: SuggestEntry, code: string | null): boolean {
  return [city, ...airports, ...railwayStations].some((point) => point.code === code);
}

/**
 * Separates the city of the journey's other end, which nobody travels to.
 * `meant` is that city if it is the best match for the text. Then none of the others may be taken for the traveller:
 * "london" typed while the other field says London does not mean London in Canada, which is first only because its
 * namesake is left out.
 * @param entries best match first
 * @param otherEnd code of the city, or of a point in it; null for none
 */
export function splitOtherEnd(
  entries: readonly SuggestEntry[],
  otherEnd: string | null,
  text: string,
): { others: SuggestEntry[]; meant: SuggestEntry | null } {
  const [best] = entries;
  const isMeant = best && hasPoint(best, otherEnd) && foldName(text).length >= LETTERS_OF_A_NAME;
  return { others: entries.filter((entry) => !hasPoint(entry, otherEnd)), meant: isMeant ? best : null };
}
