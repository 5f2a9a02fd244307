import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import { TRAIN_TICKET_STATUSES, trainTicket, type TrainTicketStatus } from '~/upstream/booking/rail-contract';
import { boardingOf, BOARDING_WORDS, isGivenUp, type Boarding, type Railway } from './boarding';

type Row = [TrainTicketStatus | null, Railway, Boarding['words'], Boarding['boards']];

const TABLE: Row[] = [
  ['electronic_registration_present', 'russian', 'registered', 'registered'],
  ['electronic_registration_absent', 'russian', 'paper', 'paper'],
  ['not_confirmed', 'russian', 'notConfirmed', 'ask'],
  ['places_returned', 'russian', 'placesReturned', 'never'],
  ['voided', 'russian', 'voided', 'never'],
  ['returned', 'russian', 'returned', 'never'],
  ['voucher_issued', 'russian', 'voucher', 'voucher'],
  ['trip_was_interrupted', 'russian', 'interrupted', 'ask'],
  ['trip_was_interrupted_and_resumed_after', 'russian', 'resumed', 'voucher'],
  ['unknown', 'russian', 'unknown', 'ask'],
  [null, 'russian', 'unknown', 'ask'],
  ['electronic_registration_present', 'abroad', 'ticket', 'ticket'],
  ['electronic_registration_absent', 'abroad', 'paperAbroad', 'paper'],
  ['not_confirmed', 'abroad', 'notConfirmed', 'ask'],
  ['places_returned', 'abroad', 'placesReturned', 'never'],
  ['voided', 'abroad', 'voided', 'never'],
  ['returned', 'abroad', 'returned', 'never'],
  ['voucher_issued', 'abroad', 'voucher', 'voucher'],
  ['trip_was_interrupted', 'abroad', 'interrupted', 'ask'],
  ['trip_was_interrupted_and_resumed_after', 'abroad', 'resumed', 'voucher'],
  ['unknown', 'abroad', 'unknown', 'ask'],
  [null, 'abroad', 'ticket', 'ticket'],
];

describe('boardingOf', () => {
  it.each(TABLE)('%s on a railway %s: %s', (status, railway, words, boards) => {
    expect(boardingOf(status, railway)).toMatchObject({ words, boards });
    expect(isGivenUp(status)).toBe(boards === 'never');
  });

  it('has a row for each of the ten statuses on both railways', () => {
    expect(TRAIN_TICKET_STATUSES).toHaveLength(10);
    for (const railway of ['russian', 'abroad']) {
      const statuses = TABLE.filter(([status, own]) => own === railway && status !== null).map(([status]) => status);
      expect(statuses.toSorted()).toEqual([...TRAIN_TICKET_STATUSES].toSorted());
    }
  });

  it('has a title and a text of their own for all words, in every language', () => {
    for (const locale of LOCALES) {
      const t = getTranslator(locale, 'rail-ticket');
      const texts = BOARDING_WORDS.flatMap((words) => [t(`status.${words}.title`), t(`status.${words}.text`)]);
      expect(new Set(texts).size, locale).toBe(texts.length);
      expect(texts.join(), locale).not.toContain('status.');
    }
  });
});

describe('the status of a ticket on the wire', () => {
  it.each([
    ['a known one', 'voucher_issued', 'voucher_issued'],
    ['one of tomorrow', 'boarding_by_face', 'unknown'],
    ['null', null, 'unknown'],
    ['a number', 7, 'unknown'],
    ['nothing', undefined, 'unknown'],
  ])('%s never fails the page', (_, status, expected) => {
    expect(trainTicket.parse({ segment_index: 1, status })).toEqual({ segmentIndex: 1, status: expected });
  });
});
