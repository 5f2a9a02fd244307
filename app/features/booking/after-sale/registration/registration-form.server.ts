import { choiceField } from '~/forms/fields.server';
import { defineForm } from '~/forms/submission.server';
import { DEFAULT_POSITION, type RegistrationKind, type SeatPosition } from '~/upstream/ancillaries/contract';
import type { RegistrationState } from '~/upstream/after-sale/contract';
import type { RegistrationChoice } from '~/upstream/after-sale/registration-client.server';

/** The value of a select for every flight or everybody. */
export const ALL = 'all';

const POSITION = /^([0-2])\.([0-2])$/;

/** Returns the value of a seat wish in the form. */
export function positionValue({ cabinPosition, place }: SeatPosition): string {
  return `${cabinPosition}.${place}`;
}

/**
 * How, where, on which flights and for whom to register (specification 3 §3, §9). A select that was not shown, or that
 * names what is not for sale, means all: the next page lists what is bought before anything is paid.
 */
export const registrationForm = defineForm({
  name: 'registration',
  fields: { kind: choiceField(), position: choiceField(), flight: choiceField(), passenger: choiceField() },
  check: (typed, { kinds, flights }: RegistrationState, fail): RegistrationChoice => {
    const kind = kinds.find((one) => one.kind === typed.kind)?.kind;
    if (!kind) return fail({ kind: 'registrationRequired' });
    const chosen = flights.filter(({ segmentIndex }) => String(segmentIndex) === typed.flight);
    const wanted = chosen.length > 0 ? chosen : flights;
    const people = [...new Set(wanted.flatMap(({ passengerIndexes }) => passengerIndexes))];
    const person = people.filter((index) => String(index) === typed.passenger);
    return {
      kind,
      position: wishOf(kind, typed.position),
      segmentIndexes: wanted.map(({ segmentIndex }) => segmentIndex),
      passengerIndexes: person.length > 0 ? person : people,
    };
  },
});

function wishOf(kind: RegistrationKind, value: string | null): SeatPosition | null {
  if (kind !== 'full_price') return null;
  const [, cabin, place] = POSITION.exec(value ?? '') ?? [];
  return cabin && place ? { cabinPosition: Number(cabin), place: Number(place) } : DEFAULT_POSITION;
}
