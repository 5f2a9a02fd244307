import { currentAccount } from '~/bff/account/account.server';
import { ownLoyalty } from '~/bff/account/loyalty.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { pointsForm } from './points-form.server';
import { formatPoints, spendable } from './points-view.server';

/** Values of `intent` in the form of points. */
export const POINTS_INTENTS = ['spendPoints', 'removePoints'] as const;

export type PointsRejection = RejectedSubmission<'points', 'points'>;

const KEEP_MS = 10_000;

/**
 * Pays a part of the booking with points of the account, or with none (docs/decisions/100). Idempotent.
 * @returns null on success
 */
export async function submitPoints(
  context: RequestContext,
  booking: Booking,
  form: PostedForm,
): Promise<PointsRejection | null> {
  const { upstream, market } = context;
  const tErrors = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(pointsForm, form, tErrors);
  const account = await currentAccount(context);
  const send = async (points: number | null): Promise<PointsRejection | null> => {
    if (!account) return reject({ texts: { points: tErrors('upstream.unauthorised') } });
    const key = `points ${booking.token} ${account.email} ${points ?? 'none'}`;
    const outcome = await settle(key, () => upstream.booking.spendPoints(booking.token, points, account.token), {
      keepMs: points === null ? 0 : KEEP_MS,
    });
    if (outcome.state === 'ready') return null;
    const error: Pick<UpstreamError, 'kind' | 'code'> =
      outcome.state === 'failed' ? outcome.error : { kind: 'timeout', code: 'timeoutError' };
    const { status, messageKey } = describeFailure(error);
    return reject({ status, texts: { points: tErrors(messageKey) } });
  };
  if (pressedButton(form) === 'removePoints') return send(null);
  const own = await ownLoyalty(context);
  const limits = own && spendable(booking, own.bonus);
  const t = getTranslator(market.locale, 'booking');
  if (!limits) return reject({ texts: { points: t('points.none') } });
  const points = value?.points ?? null;
  if (points === null || points < limits.min || points > limits.max) {
    const range = { min: formatPoints(limits.min, market), max: formatPoints(limits.max, market) };
    return reject({ texts: { points: t('points.outOfRange', range) } });
  }
  return send(points);
}
