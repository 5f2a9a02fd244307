import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import type { ReservedPlace } from '~/upstream/booking/rail-contract';
import { paperNotice } from './paper-notice.server';

const place = (carNumber: string, hasElectronicRegistration: boolean | null) =>
  ({ carNumber, hasElectronicRegistration }) as ReservedPlace;
const textsOf = (...reservedPlaces: ReservedPlace[]) =>
  paperNotice({ reservedPlaces }, fairwind({ country: 'GB', currency: 'GBP' })).map(
    ({ title, text }) => `${title}: ${text}`,
  );

it('names each car that one boards with a paper ticket once, before the payment', () => {
  expect(textsOf(place('06', false), place('06', false), place('07', true), place('02', null))).toEqual([
    expect.stringMatching(/^Paper ticket from a ticket office: Coach 06\. Your document alone is not enough/),
  ]);
});

it('is empty where the document or the ticket of the shop is enough', () => {
  expect(textsOf(place('07', true), place('02', null))).toEqual([]);
});
