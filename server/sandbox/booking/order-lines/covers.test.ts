import { expect, it } from 'vitest';
import { covers } from './covers';
import type { ProductTarget } from './product';

const SEGMENTS = [
  { recordIndex: 0, tripIndex: 0 },
  { recordIndex: 1, tripIndex: 0 },
  { recordIndex: 1, tripIndex: 1 },
];
const WAY = { recordIndex: 1, tripIndex: 0, passengerIndex: 1, passengerType: 'adult' } as const;

it.each<[ProductTarget, boolean]>([
  [{}, true],
  [{ recordIndex: 0 }, false],
  [{ tripIndex: 0 }, true],
  [{ segmentIndex: 0 }, false],
  [{ segmentIndex: 1 }, true],
  [{ segmentIndex: 2 }, false],
  [{ passengerIndex: 0 }, false],
  [{ passengerIndexes: [0, 1] }, true],
  [{ passengerIndexes: [0] }, false],
  [{ passengerType: 'child' }, false],
])('a product for %j covers the way: %s', (target, expected) => {
  expect(covers(target, WAY, SEGMENTS)).toBe(expected);
});
