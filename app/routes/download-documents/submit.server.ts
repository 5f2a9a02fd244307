import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { textOf } from '~/forms/form.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsDocuments } from '~/bff/limits/orders.server';
import { settle } from '~/bff/waiting/pending.server';
import { readPhone } from '~/forms/contacts.server';
import { getTranslator } from '~/i18n/translator.server';

/** A form that was not taken: what was typed, and why, in words. An error of no field stands under `form`. */
export type FinderFault = {
  values: { phone: string; documentId: string };
  errors: Partial<Record<'phone' | 'documentId' | 'form', string>>;
};
export type FinderOutcome = { fault: FinderFault; status: 400 | 429 | 503 } | null;

const MOST_TYPED = 40;
/** Of passports, certificates and orders in any alphabet. */
const DOCUMENT_ID = /^(?=.*\d)[\p{L}\d\s-]{5,40}$/u;
const LEAST_MS = 1_000;

/**
 * Has the documents of an order sent to the order's own e-mail (specification 2 §2, §5, §7). Whether there is such an
 * order shows neither in the answer nor in the time that it takes.
 * @returns null when the service has the request
 */
export async function submitFinder(context: RequestContext, form: FormData): Promise<FinderOutcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'receipt');
  const tErrors = getTranslator(market.locale, 'errors');
  const values = {
    phone: textOf(form, 'phone').trim().slice(0, MOST_TYPED),
    documentId: textOf(form, 'documentId')
      .trim()
      .slice(0, MOST_TYPED + 1),
  };
  const phone = readPhone(values.phone, market.country);
  const errors: FinderFault['errors'] = {};
  if (values.phone === '') errors.phone = tErrors('validation.phoneRequired');
  else if (!phone) errors.phone = tErrors('validation.wrongPhone');
  if (values.documentId === '') errors.documentId = tErrors('validation.numberRequired');
  else if (!DOCUMENT_ID.test(values.documentId)) errors.documentId = t('find.wrongDocument');
  if (!phone || errors.documentId) return { fault: { values, errors }, status: 400 };

  if (!(await allowsDocuments(context, phone))) {
    return { fault: { values, errors: { form: t('find.tooMany') } }, status: 429 };
  }
  const order = { phone, documentId: values.documentId, siteUrl: letterOrigin(context) };
  const key = `documents ${phone} ${values.documentId} ${Date.now()}`;
  const outcome = await evenly(
    settle(key, () => upstream.documents.request(order), { patienceMs: LEAST_MS, keepMs: 0 }),
    ({ state }) => state !== 'failed',
    LEAST_MS,
  );
  // One that still runs will come to its end: the letter is told of either way.
  if (outcome.state !== 'failed') return null;
  return { fault: { values, errors: { form: tErrors('upstream.unavailable') } }, status: 503 };
}
