import type { PassengerValues } from './form-values';
import type { PassengerFaults } from './passenger-faults';

/** Length of a frequent flyer number: Latin letters and digits, for any carrier. */
export const MILEAGE_CARD_LENGTH = { min: 5, max: 20 } as const;

/** Reads a frequent flyer number without spaces and hyphens, in capitals; null when missing or invalid. */
export function readMileageCard(values: PassengerValues, faults: PassengerFaults): string | null {
  const number = (values.mileageCard ?? '').replace(/[\s‐‑–—-]/g, '').toUpperCase();
  if (number === '') return null;
  if (!/^(?=.*\d)[A-Z\d]+$/.test(number)) faults.mileageCard = 'mileageCardWrong';
  else if (number.length < MILEAGE_CARD_LENGTH.min) faults.mileageCard = 'minCharacters';
  else if (number.length > MILEAGE_CARD_LENGTH.max) faults.mileageCard = 'maxCharacters';
  else return number;
  return null;
}
