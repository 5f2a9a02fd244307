import type { Contacts } from '../records/records';

/** Compares a phone with the one that was typed for an order, digit by digit. @param phone in any spelling */
export function isPhoneOf(contacts: Pick<Contacts, 'phone'> | null, phone: string): contacts is Contacts {
  return contacts !== null && digitsOf(contacts.phone) === digitsOf(phone);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
