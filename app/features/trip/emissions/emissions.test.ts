import { describe, expect, it } from 'vitest';
import type { Cabin } from '~/upstream/search/contract';
import { distanceKm } from './distance.server';
import { emissionsOf } from './emissions.server';

describe('distanceKm', () => {
  it.each([
    ['LHR', 'JFK', 5541],
    ['JFK', 'LHR', 5541],
    ['SYD', 'SCL', 11_341],
    ['SVO', 'SVO', 0],
    ['2000003', '2030000', 1414],
  ])('%s to %s: %i km', (from, to, kilometres) => {
    expect(Math.round(distanceKm(from, to) ?? -1)).toBe(kilometres);
  });

  it('is unknown for an unknown place', () => {
    expect(distanceKm('LHR', 'QQQ')).toBeNull();
  });
});

describe('emissionsOf', () => {
  const ride = (departure: string, arrival: string, transportKind: 'airplane' | 'train' | 'bus' = 'airplane') => ({
    departure,
    arrival,
    transportKind,
  });
  it.each<[string, ReturnType<typeof ride>[][], Cabin, number | null]>([
    ['a long flight', [[ride('LHR', 'JFK')]], 'economy', 384],
    ['in business', [[ride('LHR', 'JFK')]], 'business', 1113],
    ['a short flight', [[ride('LHR', 'CDG')]], 'economy', 26],
    ['two short ones of a long way', [[ride('SVO', 'LED'), ride('LED', 'AER')]], 'economy', 188],
    ['there and back', [[ride('LHR', 'JFK')], [ride('JFK', 'LHR')]], 'economy', 768],
    ['a train', [[ride('2000003', '2030000', 'train')]], 'economy', 50],
    ['an unknown place on the way', [[ride('LHR', 'QQQ'), ride('QQQ', 'JFK')]], 'economy', null],
  ])('%s', (_name, trips, cabin, kilograms) => {
    const emissions = emissionsOf(trips, cabin);
    expect(emissions && Math.round(emissions)).toBe(kilograms);
  });
});
