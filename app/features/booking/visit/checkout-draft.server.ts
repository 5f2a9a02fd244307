import type { RequestContext } from '~/bff/request/context';
import { CookieTooLargeError } from '~/bff/cookies/cookies.server';
import { writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import { PASSENGER_FIELDS, type PassengerValues, type Step1Values } from '../passengers/form-values';

/** The form of step 1 as a draft keeps it. */
export function draftOf(values: Step1Values): Draft {
  return {
    contacts: { email: values.email ?? '', phone: values.phone ?? '' },
    passengers: values.passengers,
    agreement: values.agreement !== undefined,
    saveToNotebook: values.saveToNotebook !== undefined,
  };
}

/** The form of step 1 out of a draft. */
export function valuesOf(draft: Draft): Step1Values {
  const { contacts, passengers, agreement, saveToNotebook } = draft;
  return {
    ...(contacts.email ? { email: contacts.email } : {}),
    ...(contacts.phone ? { phone: contacts.phone } : {}),
    ...(agreement ? { agreement: 'on' } : {}),
    ...(saveToNotebook ? { saveToNotebook: 'on' } : {}),
    passengers: passengers.map((passenger) => {
      const values: PassengerValues = {};
      for (const field of PASSENGER_FIELDS) {
        const value = passenger[field];
        if (value) values[field] = value;
      }
      return values;
    }),
  };
}

/** Fields of one page that the carrier or the bank refused: those of step 2 are the card's and the payment itself. */
export function refusedFields(draft: Draft | null, page: 'step1' | 'step2'): Record<string, string> {
  const isStep2 = (field: string) => field.startsWith('card.') || field === PAYMENT_FIELD;
  return Object.fromEntries(
    Object.entries(draft?.refused ?? {}).filter(([field]) => isStep2(field) === (page === 'step2')),
  );
}

/** Under this name a draft notes the code why the payment as a whole was refused. */
export const PAYMENT_FIELD = 'payment';

/**
 * Keeps what was typed, as far as a cookie can: what passes the checks always fits, and what is too long for it is
 * shown again on the page that refuses it.
 */
export async function keepDraft(context: RequestContext, token: string, draft: Draft): Promise<void> {
  try {
    await writeDraft(context, token, draft);
  } catch (error) {
    if (!(error instanceof CookieTooLargeError)) throw error;
  }
}

/** An amount of a form's hidden field, hundredths; null when it is none. */
export function readAmount(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
