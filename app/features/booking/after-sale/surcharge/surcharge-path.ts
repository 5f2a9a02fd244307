import { checkoutPath } from '../../flow/checkout-flow';

/** Says that a question to the shop could not be sent. */
const FAILED = 'failed';

/** Returns the page on which a surcharge is paid. @param surcharge its token */
export function surchargePath(token: string, surcharge: string): string {
  return `${checkoutPath('order', token)}/payments/${encodeURIComponent(surcharge)}`;
}

/** Returns the same page, on which the last question was not sent. */
export function failedQuestionPath(token: string, surcharge: string): string {
  return `${surchargePath(token, surcharge)}?problem=${FAILED}`;
}

/** Reads whether the last question was not sent. */
export function hasFailedQuestion({ searchParams }: URL): boolean {
  return searchParams.get('problem') === FAILED;
}
