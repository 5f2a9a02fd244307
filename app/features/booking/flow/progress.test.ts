import { expect, it } from 'vitest';
import { CHECKOUT_STEPS } from './checkout-flow';
import { PROGRESS } from './progress';

it('shows each step of the flow once, in order', () => {
  expect(PROGRESS).toEqual([...new Set(CHECKOUT_STEPS.map(({ progress }) => progress))]);
});
