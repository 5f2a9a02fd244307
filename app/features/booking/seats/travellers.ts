import { passengerTypes, type Step1Values } from '../passengers/form-values';
import type { Translate } from '~/i18n/translate';
import type { Booking, PassengerType } from '~/upstream/booking/contract';

/** A person who travels. Names come only from this browser's draft; other visitors see numbers. */
export type Traveller = { index: number; type: PassengerType; name: string; typeText: string };

/**
 * Lists who travels.
 * @param typed this browser's draft; null for anybody else
 * @param tBooking reads the namespace `booking`
 */
export function travellers({ search }: Booking, typed: Step1Values | null, tBooking: Translate): Traveller[] {
  return passengerTypes(search.travelers).map((type, index) => {
    const { firstName = '', lastName = '' } = typed?.passengers[index] ?? {};
    const name = `${firstName} ${lastName}`.trim();
    return {
      index,
      type,
      name: name || tBooking('step1.passenger.title', { number: index + 1 }),
      typeText: tBooking(`passengerTypes.${type}`),
    };
  });
}
