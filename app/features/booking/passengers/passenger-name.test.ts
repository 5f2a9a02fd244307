import { expect, it } from 'vitest';
import { ticketName } from './passenger-name';

it.each([
  [{ lastName: 'HUGHES', firstName: 'OLIVER', middleName: null }, 'HUGHES OLIVER'],
  [{ lastName: "O'NEIL-LEE", firstName: 'ANNA MARIA', middleName: '' }, "O'NEIL-LEE ANNA MARIA"],
  [{ lastName: 'Işık', firstName: 'Özlem', middleName: null }, 'IŞIK ÖZLEM'],
  [{ lastName: 'Щёлкин', firstName: 'ПЁТР', middleName: 'Петрович' }, 'ЩЁЛКИН ПЁТР ПЕТРОВИЧ'],
])('a name is written as on the ticket: %j', (parts, onTicket) => {
  expect(ticketName(parts)).toBe(onTicket);
});
