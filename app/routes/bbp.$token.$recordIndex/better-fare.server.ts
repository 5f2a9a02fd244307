import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAmount } from '~/features/booking/visit/checkout-draft.server';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { betterFarePath } from '~/features/trip/better-fare-path';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import type { BookingRecordId } from '~/upstream/connect/client.server';
import type { BestBuyPlus } from '~/upstream/connect/contract';

const PATIENCE_MS = 700;
const KEEP_MS = 5_000;
const offerFields = defineFields({ amount: textField(LIMITS.short), fareKey: textField(LIMITS.id) });

/** Query parameter: the offer changed while it was being taken. */
export const CHANGED = 'changed';

/** Reads the record of a booking. @throws Response 404 when the address has no valid record index */
export function recordOf(token: string, { recordIndex = '' }: { recordIndex?: string }): BookingRecordId {
  if (!/^\d{1,2}$/.test(recordIndex)) throw new Response(null, { status: 404 });
  return { token, recordIndex: Number(recordIndex) };
}

export type BetterFareVisit = { booking: Booking; answer: BestBuyPlus } | { interrupted: Interrupted };

/**
 * Reads the booking and its offer without keeping the page waiting. @throws Response 404 when there is no such record
 */
export async function visitBetterFare(context: RequestContext, record: BookingRecordId): Promise<BetterFareVisit> {
  const { locale } = context.market;
  const t = getTranslator(locale, 'booking');
  const start = () => context.upstream.connect.getBestBuyPlus(record);
  const [visit, offer] = await Promise.all([
    readBooking(context, record.token, 'current'),
    settle(`better fare ${locale} ${betterFarePath(record)}`, start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS }),
  ]);
  if (!('booking' in visit)) return visit;
  if (offer.state === 'ready') return { booking: visit.booking, answer: offer.value };
  if (offer.state === 'waiting') return { interrupted: waiting('booking', t, offer.sinceMs) };
  if (offer.error.kind === 'notFound') throw new Response(null, { status: 404 });
  const way = { retryPath: betterFarePath(record), mayHavePaid: false };
  return { interrupted: failure(offer.error, way, t, getTranslator(locale, 'errors')) };
}

/**
 * Takes the offered fare for the visitor who started the booking. Charges nothing: the following pages show the new
 * total.
 * @returns a redirect: to the passengers, or back to the offer when it has changed
 */
export async function takeBetterFare(context: RequestContext, request: Request, record: BookingRecordId) {
  const { fareKey, ...fields } = readFields(offerFields, await readForm(request));
  const amount = readAmount(fields.amount);
  if (amount === null || fareKey === '') throw new Response(null, { status: 400 });
  const visit = await readBooking(context, record.token, 'current');
  // Nothing was changed: the page shows the wait.
  if (!('booking' in visit)) return redirectTo(betterFarePath(record));
  const total = { amount, currency: visit.booking.currency };
  const start = () => context.upstream.connect.takeBestBuyPlus(record, { fareKey, total });
  const settled = await settle(`take ${betterFarePath(record)} ${fareKey}`, start, { patienceMs: PATIENCE_MS });
  if (settled.state === 'ready') return redirectTo(checkoutPath('step1', record.token));
  if (settled.state === 'failed' && settled.error.kind === 'notFound') throw new Response(null, { status: 404 });
  // Waiting or failed: the page reads the current state again.
  return redirectTo(`${betterFarePath(record)}?${CHANGED}=1`);
}
