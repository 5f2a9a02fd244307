import type { InStatement } from '@libsql/client';
import type { PassengerDataWire } from '~/upstream/account/passengers-contract';
import { addPassenger } from './passengers';

/** The demo account's passengers: two adults and a child. */
const DEMO_PASSENGERS: readonly PassengerDataWire[] = [
  {
    first_name: 'Anna',
    last_name: 'Lindqvist',
    gender: 'f',
    citizenship: 'SE',
    birthdate: '14.03.1988',
    document_type: 'passport_or_id_number',
    passport_number: 'AA1234567',
    passport_expdate: '20.08.2034',
  },
  {
    first_name: 'Иван',
    last_name: 'Соколов',
    middle_name: 'Петрович',
    gender: 'm',
    citizenship: 'RU',
    birthdate: '02.11.1985',
    document_type: 'internal_passport',
    passport_number: '4510123456',
  },
  {
    first_name: 'Maja',
    last_name: 'Lindqvist',
    gender: 'f',
    citizenship: 'SE',
    birthdate: '09.06.2024',
    document_type: 'passport_or_id_number',
    passport_number: 'AB7654321',
    passport_expdate: '01.07.2029',
  },
];

/** Makes statements that give an account the demo passengers. */
export function demoPassengers(accountId: string): InStatement[] {
  return DEMO_PASSENGERS.map((data, index) =>
    addPassenger({ id: `${accountId}-passenger-${index + 1}`, accountId, key: null, data }, new Date(0)),
  );
}
