/**
 * Documents of an order for somebody who has neither an account nor the browser it was bought in: by phone and document
 * (specification 2 §2, §5, §7; the shapes are ours). The answer is the same whether there is such an order or not: what
 * is found goes to the e-mail of the order alone.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

/** `document_id`: of a passenger's document, or the number of the order. `site_url`: where the letter's link leads. */
export const documentsRequest = requestBase.extend({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  document_id: z.string().min(1).max(40),
  site_url: z.url(),
});
export const documentsAnswer = z.looseObject({});

/**
 * What the link of a letter is for: `tickets`, about an order that is paid, to whoever its tickets were sent to;
 * `purchase`, about a booking that waits for a payment, to the address that was typed for it.
 */
export const LINK_SCOPES = ['tickets', 'purchase'] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

/**
 * The key of a letter's link `{site_url}/order-link/{key}`. Opening changes nothing, so that mail programs may look at it
 * first; a link is good until its time is over by the service's clock, or until it is revoked.
 */
export const openRequest = requestBase.extend({ key: z.string().max(100) });
export const openAnswer = z
  .looseObject({ token: z.uuid(), scope: z.enum(LINK_SCOPES) })
  .transform(({ token, scope }) => ({ token, scope }));

/** Every link to the tickets of a booking that has been sent so far opens nothing from now on. */
export const revokeRequest = requestBase.extend({ token: z.uuid() });
export const revokeAnswer = z.looseObject({});

export type OpenAnswerWire = z.input<typeof openAnswer>;
export type LetterLink = z.output<typeof openAnswer>;

/** Calls of the documents service. */
export const endpoints = endpointsOf('documents', {
  request: {
    method: 'POST',
    path: '/v4/documents/request',
    summary: 'Sends the link to an order to its own e-mail; the answer does not tell whether there is such an order.',
    request: documentsRequest,
    answer: documentsAnswer,
    envelope: { failures: ['requestFormat', 'serverError'] },
    isRead: false,
  },
  findLink: {
    method: 'POST',
    path: '/v4/documents/open',
    summary: 'The booking that the link of a letter is for, and what it is good for. Changes nothing.',
    request: openRequest,
    answer: openAnswer,
    envelope: { failures: ['DocumentsLinkExpired', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  revokeLinks: {
    method: 'POST',
    path: '/v4/documents/revoke',
    summary: 'Closes every link to the tickets of a booking that letters hold.',
    request: revokeRequest,
    answer: revokeAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: false,
  },
});
