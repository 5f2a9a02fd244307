import { createHmac } from 'node:crypto';

/**
 * Returns the idempotency key of a booking's next payment: the same for every tab, reload and process while the number
 * of earlier attempts is the same, and so for the same charge. The unguessable token itself is the HMAC's secret: a
 * session secret would change the key when secrets are rotated during a payment, and a second charge could follow.
 * @param attempts number of payments that the upstream knows
 */
export function paymentKey(token: string, attempts: number): string {
  return digest(token, ['payment', attempts]);
}

/**
 * Returns the idempotency key of the next post-sale purchase: the same for every tab and reload while the items are
 * the same and nothing was tried in between.
 * @param tries number of post-sale purchases that the upstream knows
 * @param items tokens of the purchased ancillaries
 */
export function purchaseKey(token: string, tries: number, items: readonly string[]): string {
  return digest(token, ['post sale', tries, ...items.toSorted()]);
}

/**
 * Returns the idempotency key of the next try to pay a surcharge: the same for every tab and reload while nothing was tried
 * in between.
 * @param tries number of tries that the upstream knows
 */
export function surchargeKey(token: string, surcharge: string, tries: number): string {
  return digest(token, ['surcharge', surcharge, tries]);
}

/**
 * Returns the idempotency key of a question about an expired surcharge: the same for every tab and reload.
 * @param payUntil the time that is over
 */
export function expirationKey(token: string, surcharge: string, payUntil: string): string {
  return digest(token, ['surcharge ticket', surcharge, payUntil]);
}

/**
 * Returns the idempotency key of sending a payout: the same for every tab and reload while its code is the same, and so its
 * details are.
 * @param codeId names the code
 */
export function payoutKey(token: string, codeId: string): string {
  return digest(token, ['payout', codeId]);
}

/** Returns the idempotency key of a question about an expired payout. @param expiresAt the time that is over */
export function payoutTicketKey(token: string, expiresAt: string): string {
  return digest(token, ['payout ticket', expiresAt]);
}

/**
 * Returns the idempotency key of the next refund: the same for every tab and reload while the choice is the same and
 * nothing was asked for in between.
 * @param requests number of refund requests that the upstream knows
 * @param choice names the kind, the reason and the coupons
 */
export function refundKey(token: string, requests: number, choice: readonly string[]): string {
  return digest(token, ['refund', requests, ...choice.toSorted()]);
}

/**
 * Returns the idempotency key of the next exchange: the same for every tab and reload while the choice is the same and
 * nothing was asked for in between.
 * @param requests number of exchanges that the upstream knows
 * @param choice names the ways and their new flights
 */
export function exchangeKey(token: string, requests: number, choice: readonly string[]): string {
  return digest(token, ['exchange', requests, ...choice.toSorted()]);
}

/**
 * Returns the idempotency key of an answer to a change by the carrier: the same for every tab and reload.
 * @param choice the answer
 */
export function changeKey(token: string, change: string, choice: string): string {
  return digest(token, ['change', change, choice]);
}

/**
 * Returns the idempotency key of a new booking.
 * @param nonce made by the page with the form, so that reloading the POST gives the same booking and a later visit
 *   another
 */
export function creationKey(sessionId: string, variantId: string, fareKey: string, nonce: string): string {
  return digest(sessionId, ['booking', variantId, fareKey, nonce]);
}

/**
 * Returns the idempotency key of saving a passenger to the notebook: a form sent twice saves once.
 * @param document distinguishes documents
 */
export function notebookKey(token: string, document: string): string {
  return digest(token, ['notebook', document]);
}

/**
 * Returns the idempotency key of a help request or a reply: bound to its order, or to the key of a letter.
 * @param nonce made by the page with the form
 */
export function helpKey(secret: string, kind: 'request' | 'reply' | 'guest', nonce: string): string {
  return digest(secret, ['help', kind, nonce]);
}

/**
 * Returns the idempotency key of a message to the assistant: bound to its chat and its words, since somebody may go back and
 * send other words by the same form.
 * @param clientId the secret of the chat
 * @param nonce made by the page with the form
 */
export function messageKey(clientId: string, nonce: string, text: string): string {
  return digest(clientId, ['assistant', nonce, text]);
}

/** Returns the idempotency key of a message to the support. @param nonce made by the page with the form */
export function chatKey(hash: string, nonce: string): string {
  return digest(hash, ['chat', nonce]);
}

/** Returns a short mark of an order's content, by which a form says which content it shows. */
export function orderMark(token: string, content: string): string {
  return digest(token, ['order', content]).slice(0, 16);
}

function digest(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
