import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { Translate } from '~/i18n/translate';
import type { PassengerValues } from './form-values';

/** A form shown again does not wait for a hint. */
const PATIENCE_MS = 150;

/**
 * Suggests the gender of passengers who have not chosen one, by index: a hint beside the choice, never the choice
 * itself.
 * @param t reads the namespace `booking`
 */
export async function genderHints(
  { upstream }: Pick<RequestContext, 'upstream'>,
  passengers: readonly PassengerValues[],
  t: Translate,
): Promise<Record<number, string>> {
  const hints = await Promise.all(
    passengers.map(async ({ gender, firstName, lastName }, index) => {
      if (gender || !firstName || !lastName) return [];
      const work = upstream.predict.findGender(firstName, lastName);
      const guess = await degrade(work, null, { block: 'predict', patienceMs: PATIENCE_MS });
      return guess ? [[index, t(`step1.passenger.genderGuess.${guess}`)] as const] : [];
    }),
  );
  return Object.fromEntries(hints.flat());
}
