import { expect, it } from 'vitest';
import type { FieldFailure } from '~/upstream/envelope';
import { refusedByField } from './refused-fields';

it.each<[FieldFailure, Record<string, string>]>([
  [{ passengerIndex: 1, field: 'birthday', code: 'age' }, { 'passengers[1].birthday': 'ageRefused' }],
  [{ passengerIndex: 0, field: 'birthday', code: 'future' }, { 'passengers[0].birthday': 'dateInFuture' }],
  [
    { passengerIndex: 2, field: 'passportExpdate', code: 'expired' },
    { 'passengers[2].passportExpdate': 'documentExpiresBeforeTrip' },
  ],
  [
    { passengerIndex: 2, field: 'documentType', code: 'notAccepted' },
    { 'passengers[2].documentType': 'documentNotForTrip' },
  ],
  [{ passengerIndex: 2, field: 'loyaltyCard', code: null }, { 'passengers[2].lastName': 'carrierRefused' }],
  [{ passengerIndex: null, field: 'email', code: 'format' }, { email: 'carrierRefused' }],
  // A contact of one passenger belongs to that passenger under either of the carrier's names.
  [{ passengerIndex: 3, field: 'contactEmail', code: 'format' }, { 'passengers[3].contactEmail': 'carrierRefused' }],
  [{ passengerIndex: 3, field: 'email', code: 'format' }, { 'passengers[3].contactEmail': 'carrierRefused' }],
  [{ passengerIndex: 0, field: 'phoneNumber', code: 'format' }, { 'passengers[0].contactPhone': 'carrierRefused' }],
  [{ passengerIndex: null, field: 'cvv', code: null }, { 'card.cvv': 'carrierRefused' }],
  [{ passengerIndex: null, field: 'constructor', code: null }, { 'passengers[0].lastName': 'carrierRefused' }],
])('%j belongs to its field', (failure, refused) => expect(refusedByField([failure])).toEqual(refused));

it('has a place for a refusal without a field', () =>
  expect(refusedByField([])).toEqual({ 'passengers[0].lastName': 'carrierRefused' }));
