import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { refundPath } from '../refund/refund-path';
import type { RefundReason } from '~/upstream/after-sale/contract';

/** Says why an answer has not been taken: too late, the flight is full, or the outcome is not known. */
export type AnswerProblem = 'gone' | 'unclear';

/** Reads what an address says about the last answer. */
export function problemIn({ searchParams }: URL): AnswerProblem | null {
  const asked = searchParams.get('problem');
  return asked === 'gone' || asked === 'unclear' ? asked : null;
}

/** Returns the page of a change. @param change its token */
export function changePath(token: string, change: string, problem?: AnswerProblem): string {
  const path = `${checkoutPath('order', token)}/changes/${encodeURIComponent(change)}`;
  return problem ? `${path}?problem=${problem}` : path;
}

/** Returns the page that asks which tickets go back, the reason being known. */
export function moneyBackPath(token: string, reason: RefundReason): string {
  return refundPath(token, 'questions', [['why', reason]]);
}
