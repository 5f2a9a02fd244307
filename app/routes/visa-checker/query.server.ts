import { isKnownCountry } from '~/features/booking/passengers/citizenships.server';
import { typedText } from '~/forms/typed-text';

/** A trip whose rules are asked for; codes have two capital letters. */
export type VisaTrip = { citizenship: string; destination: string; days: number };

export type VisaField = keyof VisaTrip;

/** The form as it was sent. */
export type VisaQuery = {
  /** False for the empty form. */
  isAsked: boolean;
  typed: Readonly<Record<VisaField, string>>;
  faults: readonly VisaField[];
  /** Null unless every field is right. */
  trip: VisaTrip | null;
};

/** The longest trip that the form takes. */
export const MOST_DAYS = 365;
const KEPT = 20;

/** Reads the form from the address. */
export function readVisaQuery(params: URLSearchParams): VisaQuery {
  const read = (name: VisaField) => typedText(params.get(name)).slice(0, KEPT);
  const typed = {
    citizenship: read('citizenship').toUpperCase(),
    destination: read('destination').toUpperCase(),
    days: read('days'),
  };
  const isAsked = params.has('citizenship') || params.has('destination') || params.has('days');
  if (!isAsked) return { isAsked, typed, faults: [], trip: null };
  const days = /^\d{1,3}$/.test(typed.days) ? Number(typed.days) : 0;
  const isRight: Record<VisaField, boolean> = {
    citizenship: isKnownCountry(typed.citizenship),
    destination: isKnownCountry(typed.destination),
    days: days >= 1 && days <= MOST_DAYS,
  };
  const faults = (Object.keys(isRight) as VisaField[]).filter((field) => !isRight[field]);
  return { isAsked, typed, faults, trip: faults.length > 0 ? null : { ...typed, days } };
}
