import type { RequestContext } from '~/bff/request/context';
import type { PassengerValues } from '~/features/booking/passengers/form-values';

/**
 * Returns true when the form shows the middle name: always on brands that use it, elsewhere if the notebook has one, so
 * that it is not lost.
 */
export function asksMiddleName({ brand }: Pick<RequestContext, 'brand'>, values: PassengerValues | null): boolean {
  return brand.asksMiddleName || Boolean(values?.middleName ?? values?.noMiddleName);
}
