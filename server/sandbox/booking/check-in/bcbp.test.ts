import { describe, expect, it } from 'vitest';
import { writeBcbp, type PassFacts } from './bcbp';

const ANNA: PassFacts = {
  lastName: 'Ivanova',
  firstName: 'Anna',
  pnr: 'ABC123',
  from: 'SVO',
  to: 'AER',
  operatingCarrier: 'SU',
  marketingCarrier: 'FV',
  flightNumber: '0834',
  departsOn: '2031-11-22',
  compartment: 'Y',
  seat: '1A',
  sequence: 25,
  passenger: 'adult',
  ticketNumber: '5551234567890',
  issuedAt: new Date('2031-11-21T22:00:00Z'),
};

/** Items of Resolution 792 by position: the header, one leg, and the sizes of the conditional parts. */
function read(text: string) {
  const at = (from: number, length: number) => text.slice(from, from + length);
  const size = Number.parseInt(at(58, 2), 16);
  const unique = Number.parseInt(at(62, 2), 16);
  const repeatedAt = 64 + unique;
  const repeated = Number.parseInt(at(repeatedAt, 2), 16);
  return {
    format: at(0, 1),
    legs: at(1, 1),
    name: at(2, 20),
    electronic: at(22, 1),
    pnr: at(23, 7),
    from: at(30, 3),
    to: at(33, 3),
    carrier: at(36, 3),
    flight: at(39, 5),
    day: at(44, 3),
    compartment: at(47, 1),
    seat: at(48, 4),
    sequence: at(52, 5),
    status: at(57, 1),
    version: at(60, 2),
    issued: at(67, 4),
    description: at(64, 1),
    ticket: at(repeatedAt + 2, 13),
    marketing: at(repeatedAt + 17, 3),
    isWhole: text.length === 60 + size && size === 4 + unique + 2 + repeated,
  };
}

describe('writeBcbp', () => {
  it('puts every item of Resolution 792 in its place', () => {
    expect(read(writeBcbp(ANNA))).toEqual({
      format: 'M',
      legs: '1',
      name: 'IVANOVA/ANNA        ',
      electronic: 'E',
      pnr: 'ABC123 ',
      from: 'SVO',
      to: 'AER',
      carrier: 'SU ',
      flight: '0834 ',
      day: '326',
      compartment: 'Y',
      seat: '001A',
      sequence: '0025 ',
      status: '1',
      version: '>6',
      issued: '1325',
      description: '0',
      ticket: '5551234567890',
      marketing: 'FV ',
      isWhole: true,
    });
  });

  it.each([
    ['a Russian name', { lastName: 'Щёлкина', firstName: 'Юлия' }, 'SHCHELKINA/IULIIA   '],
    ['accents', { lastName: 'Müller-Łęcki', firstName: 'Zoë' }, 'MULLERLECKI/ZOE     '],
    ['a name that is too long', { lastName: 'Wolfeschlegelsteinhausen', firstName: 'Hubert' }, 'WOLFESCHLEGELSTEINHA'],
  ])('writes %s in letters of the passport', (_what, change, name) => {
    const text = writeBcbp({ ...ANNA, ...change });
    expect(read(text)).toMatchObject({ name, isWhole: true });
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  it('marks an infant without a seat, a leap day, and a letter behind the flight number', () => {
    const text = writeBcbp({
      ...ANNA,
      seat: null,
      passenger: 'infant',
      departsOn: '2032-12-31',
      flightNumber: '15E',
      sequence: 1234,
    });
    expect(read(text)).toMatchObject({
      seat: 'INF ',
      description: '4',
      day: '366',
      flight: '0015E',
      sequence: '1234 ',
      isWhole: true,
    });
  });
});
