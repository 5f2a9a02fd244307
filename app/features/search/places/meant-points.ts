import type { SuggestEntry, SuggestPoint } from '~/upstream/suggest/contract';
import { foldName, hasNameLike, isNamed, type PlaceNames } from './place-names';

/** Shorter texts differ by one letter from too many names. */
const LETTERS_FOR_TYPOS = 4;

/**
 * True when the text means this airport or station rather than its city: by code, or by more than the name of the city,
 * because most stations start with it. The city may stand in front ("London Gatwick"), and one letter may be wrong.
 * @param folded the text as `foldName` writes it
 */
export function isMeant(point: SuggestPoint, { city }: Pick<SuggestEntry, 'city'>, folded: string): boolean {
  if (foldName(point.code) === folded || isNamed(point.names, folded)) return !isNamed(city.names, folded);
  const name = behindCity(city.names, folded);
  if (name.length <= 2 || hasNameLike(city.names, name)) return false;
  return hasNameLike(point.names, name) || (isMistyped(point.names, name) && !isMistyped(city.names, name));
}

/** Strips the city's name from the start: "london heathrow" → "heathrow". */
function behindCity(names: PlaceNames, folded: string): string {
  const first = Object.values(names)
    .map((name) => foldName(name ?? ''))
    .find((name) => name !== '' && folded.startsWith(`${name} `));
  return folded.slice(first?.length ?? 0).trim();
}

/** True when a whole name differs from the text by one wrong, missing, extra or swapped letter. */
function isMistyped(names: PlaceNames, folded: string): boolean {
  return (
    folded.length >= LETTERS_FOR_TYPOS && Object.values(names).some((name) => isOneOff(foldName(name ?? ''), folded))
  );
}

function isOneOff(name: string, text: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === text[start]) start += 1;
  const rests = (nameFrom: number, textFrom: number) => name.slice(nameFrom) === text.slice(textFrom);
  const isSwapped = name[start] === text[start + 1] && name[start + 1] === text[start] && rests(start + 2, start + 2);
  return rests(start + 1, start + 1) || rests(start + 1, start) || rests(start, start + 1) || isSwapped;
}
