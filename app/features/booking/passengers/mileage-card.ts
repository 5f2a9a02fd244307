import { LIMITS } from '~/forms/limits';
import type { PassengerValues } from './form-values';
import type { PassengerFaults } from './passenger-faults';

/** Reads a frequent flyer number without spaces and hyphens, in capitals; null when missing or invalid. */
export function readMileageCard(values: PassengerValues, faults: PassengerFaults): string | null {
  const number = (values.mileageCard ?? '').replace(/[\s‐‑–—-]/g, '').toUpperCase();
  if (number === '') return null;
  if (!/^(?=.*\d)[A-Z\d]+$/.test(number)) faults.mileageCard = 'mileageCardWrong';
  else if (number.length < LIMITS.mileageCard.min) faults.mileageCard = 'minCharacters';
  else if (number.length > LIMITS.mileageCard.max) faults.mileageCard = 'maxCharacters';
  else return number;
  return null;
}
