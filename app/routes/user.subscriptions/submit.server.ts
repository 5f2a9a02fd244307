import { redirectTo } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { checkboxField, textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { authHref } from '~/market/auth-address';
import { leaveAlertsNote, type AlertsNote } from './note.server';

export const ALERTS_PATH = '/user/subscriptions';

const fields = defineFields({
  intent: textField(),
  id: textField(LIMITS.id),
  route: textField(LIMITS.id),
  wasPaused: checkboxField(),
});

type Work = { state: 'active' | 'paused' | 'left'; done: string; slow: string; failed: string };

const WORK: Readonly<Record<string, Work>> = {
  pause: { state: 'paused', done: 'paused', slow: 'changeSlow', failed: 'pauseFailed' },
  resume: { state: 'active', done: 'resumed', slow: 'changeSlow', failed: 'resumeFailed' },
  confirm: { state: 'active', done: 'confirmed', slow: 'changeSlow', failed: 'resumeFailed' },
  delete: { state: 'left', done: 'deleted', slow: 'deleteSlow', failed: 'deleteFailed' },
  restore: { state: 'active', done: 'restored', slow: 'changeSlow', failed: 'restoreFailed' },
};

/**
 * Pauses, resumes, deletes or restores an alert, and redirects to the list with a notice.
 * @throws UpstreamError NotFound for an alert of another account
 */
export async function submitAlerts(context: RequestContext, request: Request): Promise<Response> {
  const { intent, id, route, wasPaused } = readFields(fields, await readForm(request));
  const { account, upstream } = context;
  if (!account) return redirectTo(authHref('login', { from: ALERTS_PATH, reason: 'profile' }));
  const work = Object.hasOwn(WORK, intent) ? WORK[intent] : undefined;
  if (!work) return redirectTo(ALERTS_PATH);
  const state = intent === 'restore' && wasPaused ? 'paused' : work.state;
  const note = (did: AlertsNote['did']) => leaveAlertsNote(context, { did, route, id, wasPaused });
  const key = ['price alert', account.id, id, state].join(' ');
  const outcome = await settle(key, () => upstream.priceSubscription.setState(account.token, id, state));
  if (outcome.state === 'failed') {
    const { error } = outcome;
    if (error.kind === 'unauthorised') return redirectTo(authHref('login', { from: ALERTS_PATH, reason: 'profile' }));
    if (error.kind === 'notFound') throw error;
  }
  await note({ ready: work.done, waiting: work.slow, failed: work.failed }[outcome.state]);
  return redirectTo(ALERTS_PATH);
}
