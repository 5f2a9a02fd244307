/** Visits reported to the partner who brought them (specification 1 §2, §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

/** Screen sizes in CSS pixels, undefined when unknown, like the agent of a visitor without a partner. */
export const visitRequest = requestBase.extend({
  agent: z.string().optional(),
  tag: z.string().optional(),
  marker: z.string().optional(),
  url: z.string(),
  screen_width: z.number().int().positive().optional(),
  screen_height: z.number().int().positive().optional(),
  session_uuid: z.string(),
});

/** `data` of the envelope, unused. */
export const visitAnswer = z.looseObject({});

export type VisitRequestWire = z.input<typeof visitRequest>;

/** Calls of the visits service. */
export const endpoints = endpointsOf('visits', {
  create: {
    method: 'POST',
    path: '/visit_to_partner.json',
    summary: 'Tells the partner of a visit, once a day and visitor.',
    request: visitRequest,
    answer: visitAnswer,
    envelope: { failures: ['requestFormat', 'serverError'] },
    isRead: false,
  },
});
