import type { RequestContext } from '~/bff/request/context';
import { CookieTooLargeError } from '~/bff/cookies/cookies.server';
import { writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import { PASSENGER_FIELDS, type PassengerValues, type Step1Values } from '../passengers/form-values';

/** Converts the values of step 1 into a draft. */
export function draftOf(values: Step1Values): Draft {
  return {
    contacts: { email: values.email ?? '', phone: values.phone ?? '' },
    passengers: values.passengers,
    agreement: values.agreement !== undefined,
    privacyConsent: values.privacyConsent !== undefined,
    saveToNotebook: values.saveToNotebook !== undefined,
  };
}

/** Converts a draft back into the values of step 1. */
export function valuesOf(draft: Draft): Step1Values {
  const { contacts, passengers, agreement, privacyConsent, saveToNotebook } = draft;
  return {
    ...(contacts.email ? { email: contacts.email } : {}),
    ...(contacts.phone ? { phone: contacts.phone } : {}),
    ...(agreement ? { agreement: 'on' } : {}),
    ...(privacyConsent ? { privacyConsent: 'on' } : {}),
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

/**
 * Returns one page's fields that the carrier or the bank refused: step 2 has the card fields and the payment itself.
 */
export function refusedFields(draft: Draft | null, page: 'step1' | 'step2'): Record<string, string> {
  const isStep2 = (field: string) => field.startsWith('card.') || field === PAYMENT_FIELD;
  return Object.fromEntries(
    Object.entries(draft?.refused ?? {}).filter(([field]) => isStep2(field) === (page === 'step2')),
  );
}

/** The draft's field for the code of a refused payment. */
export const PAYMENT_FIELD = 'payment';

/**
 * Saves the draft if the cookie can hold it: valid values always fit, and longer ones are shown again by the page that
 * rejects them.
 */
export async function keepDraft(context: RequestContext, token: string, draft: Draft): Promise<void> {
  try {
    await writeDraft(context, token, draft);
  } catch (error) {
    if (!(error instanceof CookieTooLargeError)) throw error;
  }
}

/** Reads an amount in hundredths from a hidden field; null when invalid. */
export function readAmount(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
