import type { DateType } from './form-values';

/** Keys of the labels of the fields, in the namespace `home`. */
const LABELS: Readonly<Record<string, string>> = {
  departure: 'places.departure',
  arrival: 'places.arrival',
  date: 'dates.departure',
  departureDate: 'dates.departure',
  departureDateEnd: 'dates.departureUntil',
  dateBack: 'dates.back',
  dateBackEnd: 'dates.backUntil',
  stayMin: 'dates.stayMin',
  adults: 'passengers.label',
};

/** Labels of the fields that become the start of a range. */
const RANGE_LABELS: Readonly<Record<string, string>> = {
  departureDate: 'dates.departureFrom',
  dateBack: 'dates.backFrom',
};

/** Returns the key of the label of a field, also of a leg: "legs[0].date". */
export function labelOf(field: string, dateType: DateType): string {
  const name = field.replace(/^legs\[\d\]\./, '');
  return (dateType === 'date' ? undefined : RANGE_LABELS[name]) ?? LABELS[name] ?? '';
}
