import type { PassengerWire } from '~/upstream/booking/contract';

/** Returns "IVANOVA ANNA PETROVNA" as on the ticket; without a middle name that the passenger did not give. */
export function fullName(passenger: Pick<PassengerWire, 'first_name' | 'last_name' | 'middle_name'>): string {
  const { last_name, first_name, middle_name } = passenger;
  return [last_name, first_name, middle_name].filter(Boolean).join(' ').toUpperCase();
}
