import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/** The pages of a refund before its request. */
export type RefundPage = 'questions' | 'documents' | 'confirm';

const ENDS: Readonly<Record<RefundPage, string>> = { questions: '', documents: '/documents', confirm: '/confirm' };

/**
 * Returns the address of a page of a refund; it holds the answers given so far, so that it survives a reload.
 * @param answers parameters of the address, ready to be encoded
 */
export function refundPath(
  token: string,
  page: RefundPage,
  answers: readonly (readonly [string, string])[] = [],
): string {
  const path = `${checkoutPath('order', token)}/refund${ENDS[page]}`;
  const query = new URLSearchParams(answers.map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the page of a request. @param request its token */
export function refundRequestPath(token: string, request: string): string {
  return `${refundPath(token, 'questions')}/${encodeURIComponent(request)}`;
}
