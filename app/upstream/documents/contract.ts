/**
 * Documents of an order for customers without an account and without the browser of the purchase: by phone and
 * document (specification 2 §2, §5, §7; the shapes are ours). The answer is the same whether or not there is such an
 * order: the documents go only to the order's e-mail.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { openEnum } from '~/upstream/tolerance';
import { offsetDateTime } from '~/upstream/search/contract';
import { buyerCalls } from './buyer-contract';
import { policiesAnswer, policiesRequest } from './policies-contract';

/** `document_id`: of a passenger's document, or the number of the order. `site_url`: target of the letter's link. */
export const documentsRequest = requestBase.extend({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  document_id: z.string().min(1).max(40),
  site_url: z.url(),
});
export const documentsAnswer = z.looseObject({});

/**
 * The scope of a letter's link: `tickets` for a paid order, sent to the recipient of its tickets; `purchase` for an
 * unpaid booking, sent to the address typed for it.
 */
export const LINK_SCOPES = ['tickets', 'purchase'] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

/**
 * The key of a letter's link `{site_url}/order-link/{key}`. Opening changes nothing, so mail programs may prefetch it;
 * a link works until it expires by the service's clock, or until it is revoked.
 */
export const openRequest = requestBase.extend({
  key: z.string().max(100),
  /** The proof of the buyer that this browser has given, if any. */
  grant: z.string().max(100).optional(),
});
export const openAnswer = z
  .looseObject({
    token: z.uuid(),
    scope: openEnum(LINK_SCOPES, 'unknown'),
    /** The order belongs to an account, which alone changes it. */
    is_of_account: z.boolean().nullish(),
    /** The grant is valid for this link until then. */
    proven_until: offsetDateTime.nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    scope: wire.scope,
    isOfAccount: wire.is_of_account ?? false,
    provenUntil: wire.proven_until ?? null,
  }));

/** Makes a link to the tickets of a paid booking, such as letters have; it closes with them. */
export const linkRequest = requestBase.extend({ token: z.uuid() });
export const linkAnswer = z.looseObject({ key: z.string().min(20).max(100) }).transform(({ key }) => key);

/** Revokes every link to the tickets of a booking sent so far. */
export const revokeRequest = requestBase.extend({ token: z.uuid() });
export const revokeAnswer = z.looseObject({});

export type OpenAnswerWire = z.input<typeof openAnswer>;
/** A link whose scope the shop knows. */
export type LetterLink = Omit<z.output<typeof openAnswer>, 'scope'> & { scope: LinkScope };

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
  listPolicies: {
    method: 'POST',
    path: '/v4/documents/policies',
    summary: 'The insurance policies of an order, bought with the tickets or later, cancelled ones included.',
    request: policiesRequest,
    answer: policiesAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  makeLink: {
    method: 'POST',
    path: '/v4/documents/link',
    summary:
      'The key of a new link to the tickets of a paid booking, as letters have it, for the calendar of the traveller.',
    request: linkRequest,
    answer: linkAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'requestFormat', 'serverError'] },
    isRead: false,
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
  ...buyerCalls,
});
