import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm, type ErrorKey } from '~/forms/submission.server';
import {
  isTicketValue,
  TICKET_FORMS,
  type TicketCategory,
  type TicketField,
  type TicketFieldName,
} from '~/upstream/help-centre/categories-contract';

/** The facts that a request is checked by. `hasFiles`: at least one is added. */
export type RequestFacts = { category: TicketCategory; hasFiles: boolean };

/** A request about an order: the fields of all categories, of which each has its own (the table of the contract). */
export const requestForm = defineForm({
  name: 'help-request',
  fields: {
    reason: choiceField(LIMITS.id),
    wish: textField(LIMITS.ticketField),
    passenger: textField(LIMITS.ticketField),
    correction: textField(LIMITS.ticketField),
    people: textField(LIMITS.short),
    document: choiceField(LIMITS.id),
    service: choiceField(LIMITS.id),
    animal: textField(LIMITS.ticketField),
    weight: textField(LIMITS.short),
    place: choiceField(LIMITS.id),
    description: textField(LIMITS.ticket),
    /** Errors of the files stand here; the files themselves are no texts. */
    files: textField(LIMITS.short),
    key: textField(LIMITS.id),
  },
  check: (typed, { category, hasFiles }: RequestFacts, fail) => {
    const { fields, files } = TICKET_FORMS[category];
    const valueOf = ({ name }: TicketField) => typed[name] ?? '';
    const faults = Object.fromEntries(
      fields
        .filter((field) => !isTicketValue(field, valueOf(field)))
        .map((field) => [field.name, faultOf(field, valueOf(field))]),
    ) as Partial<Record<TicketFieldName, ErrorKey>>;
    const description = faultOfText(typed.description);
    const isFileMissing = files === 'required' && !hasFiles;
    if (Object.keys(faults).length === 0 && !description && !isFileMissing) {
      const data = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
      return { category, data, description: typed.description, key: typed.key };
    }
    return fail({ ...faults, description, files: isFileMissing ? 'filesRequired' : null });
  },
});

function faultOf({ kind }: TicketField, value: string): ErrorKey {
  if (value === '') return 'fieldRequired';
  return kind === 'number' ? 'positiveNumber' : kind === 'text' ? 'maxCharacters' : 'fieldRequired';
}

/** Returns what is wrong with a description or a reply. */
export function faultOfText(text: string): 'minCharacters' | 'maxCharacters' | null {
  const { min, max } = LIMITS.ticket;
  if (text.length < min) return 'minCharacters';
  return text.length > max ? 'maxCharacters' : null;
}

/** A reply to a request. */
export const replyForm = defineForm({
  name: 'help-reply',
  fields: { text: textField(LIMITS.ticketReply), key: textField(LIMITS.id) },
  check: ({ text, key }, _facts, fail) => {
    if (text !== '' && text.length <= LIMITS.ticketReply.max) return { text, key };
    return fail({ text: text === '' ? 'fieldRequired' : 'maxCharacters' });
  },
});
