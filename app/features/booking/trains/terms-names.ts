import type { RailTariff } from '~/upstream/rail-cars/rail-words';

/** The field that names the adult with whom an infant travels, with the index of the infant. */
export const ADULT_OF = /^with\.(\d)$/;
export const adultField = (infant: number) => `with.${infant}`;

/** Value of the radio of a tariff: "junior", or "free_child:0" for a child on the place of passenger 0. */
export function tariffValue(type: RailTariff, adult: number | null): string {
  return adult === null ? type : `${type}:${adult}`;
}

/** Reads the value of a radio; the name of the tariff may be any text. */
export function readTariff(value: string): { type: string; adult: number | null } {
  const [type = '', adult = ''] = value.split(':');
  return { type, adult: /^\d$/.test(adult) ? Number(adult) : null };
}
