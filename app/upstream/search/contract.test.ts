import { expect, it } from 'vitest';
import { numberOf } from './contract';

it.each([
  [{ marketing_carrier: 'SU', transport_number: '1130' }, 'SU1130'],
  [{ marketing_carrier: 'SU', transport_number: 'SU1130' }, 'SU1130'],
  [{ marketing_carrier: 'SU', transport_number: null, number: 1130 }, 'SU1130'],
  [{ marketing_carrier: 'RZD', transport_number: '015Е', transport_kind: 'train' }, '015Е'],
])('%j has the number %s', (flight, number) => expect(numberOf(flight)).toBe(number));
