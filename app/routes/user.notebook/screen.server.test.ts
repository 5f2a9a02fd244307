import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { NotebookPages, NotebookPerson } from '~/features/account/notebook/open-notebook.server';
import { notebookScreen } from './screen.server';

const market = poputny();
const words = {
  market,
  t: getTranslator('ru', 'notebook'),
  tBooking: getTranslator('ru', 'booking'),
  now: new Date('2031-04-01T12:00:00Z'),
};
const ANNA: NotebookPerson = {
  id: 'a/1',
  firstName: 'Анна',
  lastName: 'Ли',
  middleName: null,
  hasNoMiddleName: true,
  gender: 'f',
  citizenship: 'RU',
  birthday: '1990-05-07',
  documentType: 'international_passport',
  documentNumber: '751234567',
  documentExpiry: '2036-01-31',
  documents: [],
};

const screenOf = (change: Partial<NotebookPerson>, notebook: Partial<NotebookPages> = {}) =>
  notebookScreen({ passengers: [{ ...ANNA, ...change }], deleted: [], ...notebook }, null, words);
const rowOf = (change: Partial<NotebookPerson>) => screenOf(change).passengers[0];

describe('notebookScreen', () => {
  it('shows names, and documents only as recognisable masks', () => {
    expect(rowOf({})).toMatchObject({
      name: 'Ли Анна',
      age: '40 лет, дата рождения 7 мая 1990',
      documents: [{ text: 'Загранпаспорт ••••\u00a04567', editHref: null }],
      editHref: '/user/notebook/add/a%2F1',
    });
  });

  it.each([
    ['1989-05-07', /^41 год,/],
    ['1988-05-07', /^42 года,/],
    ['2030-04-01', /^1 год,/],
    ['2030-04-02', /^Меньше года,/],
  ])('shows the age of a person born on %s', (birthday, age) => expect(rowOf({ birthday })?.age).toMatch(age));

  it.each([
    [null, 'soft', 'Без срока действия'],
    ['2036-01-31', 'soft', 'Действует до 31 января 2036'],
    ['2031-10-01', 'soft', 'Действует до 1 октября 2031'],
    ['2031-09-30', 'warning', 'Истекает 30 сентября 2031'],
    ['2031-04-01', 'warning', 'Истекает 1 апреля 2031'],
    ['2031-03-31', 'danger', 'Истёк 31 марта 2031'],
  ] as const)('shows a document that expires on %s as %s', (documentExpiry, tone, text) => {
    const expiry = rowOf({ documentExpiry })?.documents[0]?.expiry;
    expect(expiry?.tone).toBe(tone);
    expect(expiry?.text).toContain(text);
  });

  it('lists further documents with their own forms, and offers to add one while there is room', () => {
    const { birthday: _birthday, gender: _gender, documents: _documents, ...document } = ANNA;
    const further = (id: string) => ({ ...document, id, passengerId: ANNA.id, documentNumber: '4510000000' });
    const row = rowOf({ documents: [further('d1')] });
    expect(row?.documents[1]).toMatchObject({
      text: 'Загранпаспорт ••••\u00a00000',
      editHref: '/user/notebook/add/a%2F1/document/d1',
    });
    expect(row?.addDocumentHref).toBe('/user/notebook/add/a%2F1/document');
    expect(rowOf({ documents: ['1', '2', '3', '4', '5'].map(further) })?.addDocumentHref).toBeNull();
  });

  it('offers to add a person while there is room', () => {
    const full = Array.from({ length: 50 }, (_, index) => ({ ...ANNA, id: String(index) }));
    expect(screenOf({}).addHref).toBe('/user/notebook/add');
    expect(screenOf({}, { passengers: full })).toMatchObject({ addHref: null, count: '50 пассажиров из 50' });
  });

  it('shows until when deleted people can be restored, and offers to undo the last deletion', () => {
    const deleted = [{ id: 'x', firstName: 'Иван', lastName: 'Ли', until: '2031-04-08T10:00:00.000Z' }];
    const screen = notebookScreen({ passengers: [], deleted }, { did: 'deleted', name: 'Ли Иван', id: 'x' }, words);
    expect(screen.deleted).toEqual([{ id: 'x', name: 'Ли Иван', until: 'До 8 апреля 2031' }]);
    expect(screen.notice).toEqual({ kind: 'good', title: 'Ли Иван: запись удалена', undoId: 'x' });
  });

  it.each(['full', 'repeated', 'down'] as const)('warns when a passenger could not be restored: %s', (did) => {
    const { notice } = notebookScreen({ passengers: [], deleted: [] }, { did, name: '', id: 'x' }, words);
    expect(notice).toMatchObject({ kind: 'warning', undoId: null });
  });
});
