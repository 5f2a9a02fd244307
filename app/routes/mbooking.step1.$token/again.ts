import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/** Parameter of the address: the form was sent while the booking could not be asked, and has to be sent again. */
export const AGAIN = 'again';

/** The form as it was sent, with a word about why it is there. */
export function againPath(token: string): string {
  return `${checkoutPath('step1', token)}?${AGAIN}=1`;
}
