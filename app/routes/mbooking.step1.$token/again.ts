import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/** Query parameter: the form was sent while the booking could not be read and must be sent again. */
export const AGAIN = 'again';

/** Returns the path that shows the form as sent, with a notice why. */
export function againPath(token: string): string {
  return `${checkoutPath('step1', token)}?${AGAIN}=1`;
}
