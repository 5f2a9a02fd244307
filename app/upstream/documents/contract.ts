/**
 * Documents of an order for somebody who has neither an account nor the browser it was bought in: by phone and document
 * (specification 2 §2, §5, §7; the shapes are ours). The answer is the same whether there is such an order or not: what
 * is found goes to the e-mail of the order alone.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';

export const paths = { request: '/v4/documents/request', open: '/v4/documents/open' } as const;

/** `document_id`: of a passenger's document, or the number of the order. `site_url`: where the letter's link leads. */
export const documentsRequest = requestBase.extend({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  document_id: z.string().min(1).max(40),
  site_url: z.url(),
});
export const documentsAnswer = z.looseObject({});

/** The key of a letter's link. */
export const openRequest = requestBase.extend({ key: z.string().max(100) });
export const openAnswer = z.looseObject({ token: z.uuid() }).transform(({ token }) => ({ token }));

export const REQUEST_FAILURES = ['requestFormat', 'serverError'] as const;
export const OPEN_FAILURES = ['DocumentsLinkExpired', 'requestFormat', 'serverError'] as const;
