import type { RequestContext } from '~/bff/request/context';
import { limitRefunds } from '~/bff/limits/orders.server';
import { changeKey } from '~/bff/waiting/idempotency.server';
import { collect, isUnderWay, settleWrite } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { longWait, type Interrupted } from '~/features/booking/flow/interruption';
import { answerRejected } from '~/forms/answer.server';
import { choiceField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import { rejectUnread } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ScheduleChange } from '~/upstream/after-sale/contract';
import { changePath } from './change-path';
import { ACCEPT } from './change-screen.server';

const fields = defineFields({ choice: choiceField(LIMITS.id) });

const PATIENCE_MS = 900;
/** Long enough for a customer to come back. */
const KEEP_MS = 20 * 60_000;

/**
 * Sends the answer to a change. The idempotency key follows from the change and the choice, so that a reload, a second
 * click and a second tab are one answer; the service refuses another one.
 * @returns a redirect to the page of the change, which says what happened; without a choice a rejected submission
 */
export async function answerChange(context: RequestContext, request: Request, token: string, change: string) {
  const { choice } = readFields(fields, await readForm(request));
  if (!choice) {
    const message = getTranslator(context.market.locale, 'changes')('choice.error');
    return answerRejected(rejectUnread('change', { status: 400, message }));
  }
  if (!(await isUnderWay(pendingKey(token, change, choice)))) await limitRefunds(context, token);
  const { afterSale } = context.upstream;
  const answer = { change, idempotencyKey: changeKey(token, change, choice) };
  const settled = await settleWrite<ScheduleChange>(
    pendingKey(token, change, choice),
    () =>
      choice === ACCEPT ? afterSale.acknowledgeChange(token, answer) : afterSale.confirmSegments(token, answer, choice),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state === 'waiting') return redirectTo(`${changePath(token, change)}?sent=${encodeURIComponent(choice)}`);
  if (settled.state === 'ready') return redirectTo(changePath(token, change));
  return redirectTo(pathAfter(settled.error.kind, token, change));
}

/**
 * Waits for an answer that a page has given up waiting for; null when none is on its way.
 * @throws Response a redirect to the page without the mark, once the outcome is known
 */
export async function awaitAnswer(context: RequestContext, token: string, change: string): Promise<Interrupted | null> {
  const choice = context.url.searchParams.get('sent');
  if (choice === null) return null;
  const sent = await collect<ScheduleChange>(pendingKey(token, change, choice), { patienceMs: PATIENCE_MS });
  if (sent?.state === 'waiting') return sending(context, sent.sinceMs);
  if (sent?.state === 'failed') throw redirectTo(pathAfter(sent.error.kind, token, change));
  throw redirectTo(changePath(token, change));
}

function pendingKey(token: string, change: string, choice: string): string {
  return `schedule change ${token} ${change} ${choice}`;
}

function pathAfter(kind: string, token: string, change: string): string {
  return changePath(token, change, kind === 'conflict' || kind === 'notFound' ? 'gone' : 'unclear');
}

function sending({ market: { locale } }: RequestContext, sinceMs: number): Interrupted {
  const t = getTranslator(locale, 'changes');
  const text = { title: t('sending.title'), text: t('sending.text') };
  const wait = { kind: 'waiting', ...text, refreshSeconds: 3 } as const;
  return { interruption: { ...wait, ...longWait(sinceMs, getTranslator(locale, 'booking')) }, status: 200 };
}
