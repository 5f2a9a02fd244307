import { RUSSIAN } from '#tests/fixtures/passengers';
import { checkStep1 } from '~/features/booking/passengers/check-step1.server';
import { passengerTypes } from '~/features/booking/passengers/form-values';
import { orderFacts } from '~/features/booking/passengers/order-facts';
import { nextAttempt } from '~/features/booking/payment/attempt.server';
import { draftOf, valuesOf } from '~/features/booking/visit/checkout-draft.server';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

const child = { ...RUSSIAN, birthdayYear: '2024', documentType: 'birth_certificate', passportNumber: 'IV-АБ 123456' };
/** Two adults and a child, as typed at step 1, at the accepted price. */
export const DRAFT: Draft = {
  ...draftOf({
    email: 'anna@example.com',
    phone: '+79161234567',
    agreement: 'on',
    privacyConsent: 'on',
    passengers: [RUSSIAN, { ...RUSSIAN, passportNumber: '4508 654321' }, child],
  }),
  acceptedAmount: 27500,
};

type Shown = { booking: Booking; draft: Draft | null; ancillaries?: () => Promise<AncillaryOrder | null> };

/** Returns the mark of the order that step 2 shows, as its form posts it. */
export async function shownOrder({ booking, draft, ancillaries }: Shown, market: Market): Promise<string> {
  const facts = orderFacts(booking, market, new Date());
  const types = passengerTypes(booking.search.travelers);
  const checked = draft && checkStep1(valuesOf(draft), types, facts, market.country);
  const items = (await ancillaries?.().catch(() => null)) ?? null;
  return nextAttempt({ booking, ancillaries: items, step1: checked?.ok ? checked.step1 : null }).order;
}
