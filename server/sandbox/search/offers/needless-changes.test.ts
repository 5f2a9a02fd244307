import { describe, expect, it } from 'vitest';
import { endpointOf } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import type { TransportKind } from './segment';
import { tripOptions } from './trip-options';
import type { TripOption } from './trip-option';

function options(pair: string, kinds?: readonly TransportKind[]): TripOption[] {
  const [from, to] = pair.split('-').map((code) => endpointOf(code));
  const day = dayOfDate('2031-05-04');
  if (!from || !to || day === null) throw new Error(pair);
  return tripOptions({ from, to, day, notBefore: 0, ...(kinds ? { kinds } : {}) });
}

const withChangeOfPlanes = (all: TripOption[]) =>
  all.filter(({ segments }) => segments.length > 1 && segments.some(({ transport }) => transport === 'airplane'));

describe('changes of planes', () => {
  it.each([
    ['a train of two hours', 'PAR-LYS'],
    ['a train of three hours', 'PAR-MRS'],
    ['a train of four hours', 'MOW-LED'],
    ['a train of four and a half hours', 'LON-EDI'],
    ['a flight over a short distance', 'OSL-BGO'],
  ])('are not offered beside %s: %s', (_, pair) => {
    const all = options(pair);
    expect(all.length).toBeGreaterThan(0);
    expect(withChangeOfPlanes(all)).toEqual([]);
    expect(withChangeOfPlanes(options(pair, ['airplane']))).toEqual([]);
  });

  it.each(['MOW-AER', 'LON-NYC', 'PAR-BER'])('are offered beside slow trains and none: %s', (pair) => {
    expect(withChangeOfPlanes(options(pair)).length).toBeGreaterThan(0);
  });

  it('are offered over a short distance where nothing goes directly', () => {
    expect(withChangeOfPlanes(options('ABZ-INV')).length).toBeGreaterThan(0);
  });
});
