import type { CountryCode } from '~/market/countries';
import type { PassengerType } from '~/upstream/booking/contract';
import { checkPassenger, type CheckedPassenger, type OrderFacts } from './check-passenger';
import { ORDER_OF_FAULTS, type FaultyField, type PassengerFault } from './passenger-faults';
import { emailFault, readEmail, readPhone, type EmailFault } from '~/forms/contacts.server';
import { passengerFieldName, type PassengerValues, type Step1Values } from './form-values';

export type Step1Fault =
  PassengerFault | EmailFault | 'phoneRequired' | 'wrongPhone' | 'acceptingRequired' | 'passengerConsentRequired';

/** Valid data of step 1: what `book_and_issue` needs besides the card. */
export type CheckedStep1 = { email: string; phone: string; passengers: BookedPassenger[] };

/** A passenger with optional contacts of their own; phones are E.164. */
export type BookedPassenger = CheckedPassenger & { contacts: { email: string | null; phone: string | null } };

export type Step1Check =
  | { ok: true; step1: CheckedStep1 }
  /** By field name (`passengers[0].lastName`; a date by its prefix), in form order. */
  | { ok: false; faults: Record<string, Step1Fault> };

/**
 * Checks the form of step 1 (specification 2 §5), and a draft before it is booked.
 * @param types one per passenger, in the order of the blocks
 * @param phoneCountry default country for phone numbers without a country code
 */
export function checkStep1(
  values: Step1Values,
  types: readonly PassengerType[],
  order: OrderFacts,
  phoneCountry: CountryCode,
): Step1Check {
  const faults: Record<string, Step1Fault> = {};
  const email = readEmail(values.email ?? '');
  if (email === null) faults.email = emailFault(values.email ?? '');
  const phone = readPhone(values.phone ?? '', phoneCountry);
  if (phone === null) faults.phone = values.phone ? 'wrongPhone' : 'phoneRequired';

  const passengers: BookedPassenger[] = [];
  const documents = new Set<string>();
  types.forEach((type, index) => {
    const typed = values.passengers[index] ?? {};
    const checked = checkPassenger(typed, type, order);
    const contacts = readContacts(typed, phoneCountry);
    const found: Partial<Record<FaultyField, Step1Fault>> = {
      ...('faults' in checked ? checked.faults : {}),
      ...contacts.faults,
    };
    for (const field of ORDER_OF_FAULTS) {
      const fault = found[field];
      if (fault) faults[passengerFieldName(index, field)] = fault;
    }
    if ('faults' in checked) return;
    const { documentType, documentNumber, citizenship } = checked.passenger;
    const document = `${documentType} ${citizenship} ${documentNumber}`;
    // Carriers reject an order with one document for two passengers: somebody was typed twice.
    if (documents.has(document)) faults[passengerFieldName(index, 'passportNumber')] = 'documentRepeated';
    documents.add(document);
    passengers.push({ ...checked.passenger, contacts: contacts.given });
  });
  if (!values.agreement) faults.agreement = 'acceptingRequired';
  if (order.asksPrivacyConsent && !values.privacyConsent) faults.privacyConsent = 'passengerConsentRequired';

  if (email === null || phone === null || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, step1: { email, phone, passengers } };
}

/** Reads a passenger's own e-mail and phone: optional, but valid when given. */
function readContacts({ contactEmail, contactPhone }: PassengerValues, phoneCountry: CountryCode) {
  const given = {
    email: contactEmail ? readEmail(contactEmail) : null,
    phone: contactPhone ? readPhone(contactPhone, phoneCountry) : null,
  };
  const faults: Partial<Record<FaultyField, Step1Fault>> = {};
  if (contactEmail && given.email === null) faults.contactEmail = emailFault(contactEmail);
  if (contactPhone && given.phone === null) faults.contactPhone = 'wrongPhone';
  return { given, faults };
}
