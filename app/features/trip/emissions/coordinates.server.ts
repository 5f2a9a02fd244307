import table from './coordinates.json';

/** A point on the globe, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Lengths in the packed table: IATA codes, station numbers, and an angle in hundredths of a degree in base 36. */
const CODE_LENGTHS = { airports: 3, stations: 7 } as const;
const ANGLE_LENGTH = 3;

let byCode: ReadonlyMap<string, Coordinates> | undefined;

/** Returns the coordinates of an airport or a station in degrees; null for an unknown code. */
export function coordinates(code: string): Coordinates | null {
  byCode ??= new Map([...unpack('airports'), ...unpack('stations')]);
  return byCode.get(code) ?? null;
}

function* unpack(kind: keyof typeof CODE_LENGTHS): Generator<[string, Coordinates]> {
  const text = table[kind];
  const length = CODE_LENGTHS[kind];
  const angle = (from: number) => Number.parseInt(text.slice(from, from + ANGLE_LENGTH), 36) / 100;
  for (let at = 0; at < text.length; at += length + 2 * ANGLE_LENGTH) {
    const latitude = angle(at + length) - 90;
    yield [text.slice(at, at + length), { latitude, longitude: angle(at + length + ANGLE_LENGTH) - 180 }];
  }
}
