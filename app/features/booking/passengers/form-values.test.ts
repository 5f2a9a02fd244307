import { expect, it } from 'vitest';
import { passengerTypes } from './form-values';

it('passengerTypes lists adults, then children, then infants', () => {
  expect(passengerTypes({ adults: 2, children: 1, infants: 1 })).toEqual(['adult', 'adult', 'child', 'infant']);
});
