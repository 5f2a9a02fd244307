import type { RegistrationKind, SeatPosition } from '~/upstream/ancillaries/contract';
import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints } from './contract';

/** Which passengers to register on which flights, and how. */
export type RegistrationChoice = {
  kind: RegistrationKind;
  /** Null without a seat wish. */
  position: SeatPosition | null;
  segmentIndexes: readonly number[];
  passengerIndexes: readonly number[];
};

/** Makes the calls of online registration (specification 3 §7 "Online registration create"). */
export function registrationClient(call: ReturnType<typeof envelopedCalls>) {
  return {
    /** @throws UpstreamError of kind notFound */
    getRegistration(token: string) {
      return call(endpoints.getRegistration, { token });
    },

    /**
     * Composes a registration; `filled` when all of it is bought already. Repeating changes nothing.
     * @throws UpstreamError productUnavailable when some of it is not for sale (any more), wrongAction before the issue
     */
    createRegistration(token: string, { kind, position, segmentIndexes, passengerIndexes }: RegistrationChoice) {
      return call(endpoints.createRegistration, {
        token,
        kind,
        position: position && { cabin_position: position.cabinPosition, place: position.place },
        segments: [...segmentIndexes],
        passengers: [...passengerIndexes],
      });
    },
  };
}
