import type { RequestContext } from '~/bff/request/context';
import type { PassengerValues } from '~/features/booking/passengers/form-values';

/** Where the brand does not ask for middle names, one that is in the notebook is still shown, so that it is not lost. */
export function asksMiddleName({ brand }: Pick<RequestContext, 'brand'>, values: PassengerValues | null): boolean {
  return brand.asksMiddleName || Boolean(values?.middleName ?? values?.noMiddleName);
}
