import { createHmac } from 'node:crypto';

/**
 * The idempotency key of a booking's next payment: the same for every tab, reload and process as long as the number of
 * earlier attempts is the same, and so for the same charge. The unguessable token itself is the HMAC's secret: a session
 * secret would change the key when secrets are rotated in the middle of a payment, and a second charge could follow.
 * @param attempts number of payments that the upstream knows of
 */
export function paymentKey(token: string, attempts: number): string {
  return digest(token, ['payment', attempts]);
}

/**
 * The idempotency key of the next purchase after the sale: the same for every tab and reload as long as the same things
 * are bought and nothing has been tried in between.
 * @param tries number of purchases after the sale that the upstream knows of
 * @param items tokens of what is bought
 */
export function purchaseKey(token: string, tries: number, items: readonly string[]): string {
  return digest(token, ['post sale', tries, ...items.toSorted()]);
}

/**
 * The idempotency key of a booking to be created.
 * @param nonce made by the page that has the form, so that a reload of the POST is the same booking and a later visit
 * another one
 */
export function creationKey(sessionId: string, variantId: string, fareKey: string, nonce: string): string {
  return digest(sessionId, ['booking', variantId, fareKey, nonce]);
}

/**
 * The idempotency key of saving a passenger of a booking to the notebook: however often a form is sent, once.
 * @param document what tells one document from another
 */
export function notebookKey(token: string, document: string): string {
  return digest(token, ['notebook', document]);
}

function digest(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
