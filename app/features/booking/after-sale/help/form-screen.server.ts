import { randomUUID } from 'node:crypto';
import type { RequestContext } from '~/bff/request/context';
import { orderLine } from '~/features/booking/order/order-route';
import { getTranslator } from '~/i18n/translator.server';
import { TICKET_FORMS, type TicketCategory, type TicketField } from '~/upstream/help-centre/categories-contract';
import type { Booking } from '~/upstream/booking/contract';
import { exchangePath } from '../exchange/exchange-path';
import { refundPath } from '../refund/refund-path';
import { uploadsScreen, type UploadsScreen } from '../uploads/uploads-screen.server';
import { newRequestPath, requestsPath } from './help-path';
import { categoryTitle, fieldLabel, valueText } from './help-words.server';

/** Fields with a hint. */
const HINTED: readonly TicketField['name'][] = ['wish', 'correction', 'people', 'weight'];

/** A field of the form. Ready texts. */
export type FieldView = {
  name: TicketField['name'];
  kind: TicketField['kind'];
  label: string;
  hint?: string;
  options: { value: string; label: string }[];
};

/** The form of a category. Ready texts. */
export type RequestFormScreen = {
  title: string;
  trip: string;
  path: string;
  backPath: string;
  /** The thing that can be done without asking; null when a person is needed. */
  self: { text: string; path: string; label: string } | null;
  fields: FieldView[];
  /** Null where no files are taken. */
  files: UploadsScreen | null;
  areFilesRequired: boolean;
  /** Minted with the page: a form sent twice is one request. */
  key: string;
};

/** Builds the form. */
export async function requestFormScreen(
  context: RequestContext,
  booking: Booking,
  category: TicketCategory,
): Promise<RequestFormScreen> {
  const { market } = context;
  const t = getTranslator(market.locale, 'help');
  const { fields, files } = TICKET_FORMS[category];
  const path = newRequestPath(booking.token, category);
  const selfPath = selfPathOf(booking.token, category);
  return {
    title: categoryTitle(category, t),
    trip: orderLine(booking, market),
    path,
    backPath: requestsPath(booking.token),
    self: selfPath === null ? null : { text: t('form.self.text'), path: selfPath, label: t('form.self.label') },
    fields: fields.map((field) => ({
      name: field.name,
      kind: field.kind,
      label: fieldLabel(field.name, t),
      ...(HINTED.includes(field.name) ? { hint: t(`field.${field.name}.hint`) } : {}),
      options:
        field.kind === 'choice' ? field.options.map((value) => ({ value, label: valueText(field, value, t) })) : [],
    })),
    files: files === 'none' ? null : await uploadsScreen(context, booking.token, 'request', path),
    areFilesRequired: files === 'required',
    key: randomUUID(),
  };
}

function selfPathOf(token: string, category: TicketCategory): string | null {
  if (category === 'refund' || category === 'void') return refundPath(token, 'questions');
  return category === 'exchange' ? exchangePath(token, 'questions') : null;
}
