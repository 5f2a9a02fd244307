/** Texts that editors change without a release: `texts.get` with keys, language and brand (specification 1 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

export const textsRequest = requestBase.extend({
  keys: z.array(z.string()).min(1).max(200),
  lang: z.string(),
  brand: z.string(),
});

/** `data` of the envelope: plain texts by key, without missing ones; English where a language has none. */
export const textsAnswer = z.looseObject({ texts: z.record(z.string(), z.string()) }).transform(({ texts }) => texts);

export type TextsAnswerWire = z.input<typeof textsAnswer>;

/** Calls of the texts service. */
export const endpoints = endpointsOf('texts', {
  list: {
    method: 'POST',
    path: '/texts/get.json',
    summary: 'Texts by key in a language; keys without a text are left out.',
    request: textsRequest,
    answer: textsAnswer,
    envelope: { failures: ['requestFormat', 'serverError'] },
    isRead: true,
  },
});
