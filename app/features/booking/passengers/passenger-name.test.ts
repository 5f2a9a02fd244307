import { expect, it } from 'vitest';
import { naturalName, ticketName } from './passenger-name';

it.each([
  ['en', { lastName: 'HUGHES', firstName: 'OLIVER', middleName: null }, 'Oliver Hughes', 'HUGHES OLIVER'],
  [
    'en',
    { lastName: "O'NEIL-LEE", firstName: 'ANNA MARIA', middleName: '' },
    "Anna Maria O'Neil-Lee",
    "O'NEIL-LEE ANNA MARIA",
  ],
  ['tr', { lastName: 'Işık', firstName: 'Özlem', middleName: null }, 'Özlem Işık', 'IŞIK ÖZLEM'],
  [
    'ru',
    { lastName: 'Щёлкин', firstName: 'ПЁТР', middleName: 'Петрович' },
    'Щёлкин Пётр Петрович',
    'ЩЁЛКИН ПЁТР ПЕТРОВИЧ',
  ],
] as const)('a name is written as people write it and as on the ticket: %s', (locale, parts, natural, onTicket) => {
  expect(naturalName(parts, locale)).toBe(natural);
  expect(ticketName(parts)).toBe(onTicket);
});
