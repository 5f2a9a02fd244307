/** The categories of help requests, each with its own form (specification 3 §4 "Help-centre tickets"). */

export const TICKET_CATEGORIES = [
  'void',
  'refund',
  'exchange',
  'passenger_info_change',
  'additional_ticket',
  'no_receipt',
  'additional_services',
  'pets',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** Names of all fields that a category may have of its own. */
export const TICKET_FIELDS = [
  'reason',
  'wish',
  'passenger',
  'correction',
  'people',
  'document',
  'service',
  'animal',
  'weight',
  'place',
] as const;
export type TicketFieldName = (typeof TICKET_FIELDS)[number];

/** A field of a category; all are required. `most`: the largest number. */
export type TicketField =
  | { name: TicketFieldName; kind: 'text' }
  | { name: TicketFieldName; kind: 'number'; most: number }
  | { name: TicketFieldName; kind: 'choice'; options: readonly string[] };

/** A category's own fields, and whether files may or must be added. */
export type TicketForm = { fields: readonly TicketField[]; files: 'none' | 'optional' | 'required' };

/** The one table of the forms: the shop draws and checks them by it, the service checks them again. */
export const TICKET_FORMS: Readonly<Record<TicketCategory, TicketForm>> = {
  void: { fields: [], files: 'none' },
  refund: {
    fields: [
      {
        name: 'reason',
        kind: 'choice',
        options: ['flight_cancellation', 'flight_delay', 'passenger_illness', 'death', 'visa_refusal', 'other'],
      },
    ],
    files: 'optional',
  },
  exchange: { fields: [{ name: 'wish', kind: 'text' }], files: 'none' },
  passenger_info_change: {
    fields: [
      { name: 'passenger', kind: 'text' },
      { name: 'correction', kind: 'text' },
    ],
    files: 'required',
  },
  additional_ticket: { fields: [{ name: 'people', kind: 'number', most: 9 }], files: 'none' },
  no_receipt: {
    fields: [{ name: 'document', kind: 'choice', options: ['receipt', 'certificate', 'invoice'] }],
    files: 'none',
  },
  additional_services: {
    fields: [{ name: 'service', kind: 'choice', options: ['baggage', 'seat', 'meal', 'insurance', 'other'] }],
    files: 'optional',
  },
  pets: {
    fields: [
      { name: 'animal', kind: 'text' },
      { name: 'weight', kind: 'number', most: 100 },
      { name: 'place', kind: 'choice', options: ['cabin', 'hold'] },
    ],
    files: 'optional',
  },
};

/** Characters of a description and of a reply, and of a field of a category. */
export const TICKET_TEXT = { max: 3_000 } as const;
export const TICKET_FIELD_LENGTH = 200;

/** Whether a value of a field is one that the field can have. */
export function isTicketValue(field: TicketField, value: string): boolean {
  if (field.kind === 'choice') return field.options.includes(value);
  if (field.kind === 'text') return value.trim() !== '' && value.length <= TICKET_FIELD_LENGTH;
  return /^\d{1,3}(?:[.,]\d)?$/.test(value) && numberOf(value) > 0 && numberOf(value) <= field.most;
}

function numberOf(value: string): number {
  return Number(value.replace(',', '.'));
}
