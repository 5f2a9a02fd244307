import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCars } from '~/upstream/rail-cars/contract';
import { checkoutPath } from '../flow/checkout-flow';
import { failure, waiting, type Interrupted } from '../flow/interruption';
import { seatMapPath } from '../seats/seat-path';

/** The booking was read before; together both calls stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/** Identifies the cars of a train among what is kept for a moment. */
export function carsKey({ market }: RequestContext, token: string, segmentIndex: number): string {
  return `train cars ${segmentIndex} ${market.locale} ${token}`;
}

/** Starts reading the cars of a train, or returns the answer of a moment ago. */
export function settleCars(context: RequestContext, token: string, segmentIndex: number) {
  const start = () => context.upstream.railCars.listCars(token, segmentIndex);
  return settle<TrainCars>(carsKey(context, token, segmentIndex), start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
}

/** Reads the cars of a train without keeping the page waiting; every other outcome has a link back to the passengers. */
export async function readCars(
  context: RequestContext,
  { token }: Pick<Booking, 'token'>,
  segmentIndex: number,
): Promise<{ cars: TrainCars } | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const t = getTranslator(locale, 'seats');
  const tBooking = getTranslator(locale, 'booking');
  const settled = await settleCars(context, token, segmentIndex);
  const wayBack = { label: t('back'), to: checkoutPath('step1', token) };
  if (settled.state === 'waiting') {
    const { interruption, status } = waiting('booking', tBooking, settled.sinceMs);
    return { interrupted: { interruption: { ...interruption, actions: [wayBack] }, status } };
  }
  if (settled.state === 'ready' && settled.value.cars.length > 0) return { cars: settled.value };
  if (settled.state === 'ready' || settled.error.code === 'productUnavailable') {
    const title = t('unavailable.train.title');
    const page = { illustration: 'seat', title, text: t('unavailable.train.text'), hint: null } as const;
    return { interrupted: { interruption: { kind: 'problem', ...page, actions: [wayBack] }, status: 409 } };
  }
  const way = { retryPath: seatMapPath(token, { segmentIndex, passenger: 0 }, 'crossale'), mayHavePaid: false };
  const { interruption, status } = failure(settled.error, way, tBooking, getTranslator(locale, 'errors'));
  const actions = [...(interruption.actions ?? []), wayBack];
  return { interrupted: { interruption: { ...interruption, actions }, status } };
}
