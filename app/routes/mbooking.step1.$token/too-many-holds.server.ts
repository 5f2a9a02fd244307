import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { countedHolds, noteHoldRefused } from '~/bff/limits/holds.server';
import type { Interrupted } from '~/features/booking/flow/interruption';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { heldBookings } from '~/features/booking/unfinished/unfinished-booking.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { tooManyHolds as failureData } from '~/upstream/booking/hold-contract';
import type { UpstreamError } from '~/upstream/error';

/**
 * Builds the page for a booking that cannot be held because too many others are: lists this browser's unpaid ones to
 * resume, and when holding is possible again. The draft is kept.
 */
export async function tooManyHolds(
  context: RequestContext,
  booking: Booking,
  email: string,
  error: UpstreamError,
): Promise<Interrupted> {
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const data = failureData.safeParse(error.data);
  const { ownerOf } = await countedHolds(context, email);
  const owner = ownerOf(data.data?.key ?? '');
  noteHoldRefused(context, owner);
  const until = data.data?.until ?? booking.expiresAt;
  const held = await heldBookings(context, booking.token);
  return {
    interruption: {
      kind: 'problem',
      illustration: 'seat',
      title: t('holds.title'),
      text: t(`holds.${owner}`, tripTime(until, booking, market)),
      hint: null,
      actions: [
        ...held.map(({ route, dates, resume }) => ({ label: t('holds.resume', { route, dates }), to: resume.href })),
        { label: t('holds.back'), to: checkoutPath('step1', booking.token) },
      ],
    },
    status: 429,
    headers: { 'Retry-After': String(secondsUntil(until)) },
  };
}

function secondsUntil(instant: string): number {
  return Math.max(1, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
}
