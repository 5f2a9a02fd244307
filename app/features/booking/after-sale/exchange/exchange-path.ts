import { checkoutPath } from '~/features/booking/flow/checkout-flow';

/** The pages of an exchange before its request. */
export type ExchangePage = 'questions' | 'flights' | 'confirm';

const ENDS: Readonly<Record<ExchangePage, string>> = { questions: '', flights: '/flights', confirm: '/confirm' };

/**
 * Returns the address of a page of an exchange; it holds the answers given so far, so that it survives a reload.
 * @param answers parameters of the address, ready to be encoded
 */
export function exchangePath(
  token: string,
  page: ExchangePage,
  answers: readonly (readonly [string, string])[] = [],
): string {
  const path = `${checkoutPath('order', token)}/exchange${ENDS[page]}`;
  const query = new URLSearchParams(answers.map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the page of an exchange that was asked for. @param request its token */
export function exchangeRequestPath(token: string, request: string): string {
  return `${exchangePath(token, 'questions')}/${encodeURIComponent(request)}`;
}
