import { describe, expect, it } from 'vitest';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { MAX_FURTHER_DOCUMENTS } from '~/upstream/account/documents-contract';
import type { DocumentToSave, PassengerToSave } from '~/upstream/account/passengers-client.server';
import { RESTORE_DAYS } from '~/upstream/account/passengers-contract';
import { failureOf } from './clients';
import { peopleOf } from './people';
import { wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients, remote } = sandbox;
const { person } = peopleOf(sandbox);
const DAY = 24 * 60 * 60;

const PASSPORT: DocumentToSave = {
  firstName: 'Anna',
  lastName: 'Li',
  middleName: null,
  hasNoMiddleName: true,
  citizenship: 'RU',
  documentType: 'international_passport',
  documentNumber: '751234567',
  documentExpiry: '2036-01-31',
};
const ANNA: PassengerToSave = {
  ...PASSPORT,
  id: null,
  firstName: 'Анна',
  lastName: 'Ли',
  gender: 'f',
  birthday: '1990-05-07',
  documentType: 'internal_passport',
  documentNumber: '4510123456',
  documentExpiry: null,
};
const key = (number: number) => `form-0123456789-${number}`;

/** Makes an account with a passenger. */
async function notebook() {
  const { token } = await person();
  const { account } = clients();
  const { id } = await account.savePassenger(token, ANNA);
  return { token, account, id };
}

describe('further documents of a passenger', () => {
  it('are added once for a form, changed and deleted', async () => {
    const { token, account, id } = await notebook();
    const [first, second] = await Promise.all([
      account.addDocument(token, id, PASSPORT, key(1)),
      account.addDocument(token, id, PASSPORT, key(1)),
    ]);
    expect(second).toEqual(first);
    expect(await account.listDocuments(token)).toEqual([{ ...PASSPORT, id: first.id, passengerId: id }]);
    await account.updateDocument(token, first.id, { ...PASSPORT, documentNumber: '757654321' });
    expect(await account.listDocuments(token)).toMatchObject([{ id: first.id, documentNumber: '757654321' }]);
    await account.deleteDocument(token, first.id);
    expect(await account.listDocuments(token)).toEqual([]);
    expect(await failureOf(account.deleteDocument(token, first.id))).toMatchObject({ code: 'NotFound' });
  });

  it('exist once in a notebook, also beside first documents', async () => {
    const { token, account, id } = await notebook();
    const repeated = { code: 'AlreadyExistsError', kind: 'conflict' };
    const same: DocumentToSave = { ...PASSPORT, documentType: 'internal_passport', documentNumber: '45 10 123456' };
    expect(await failureOf(account.addDocument(token, id, same, key(1)))).toMatchObject(repeated);
    const passport = await account.addDocument(token, id, PASSPORT, key(2));
    expect(await failureOf(account.addDocument(token, id, PASSPORT, key(3)))).toMatchObject(repeated);
    expect(await failureOf(account.updateDocument(token, passport.id, same))).toMatchObject(repeated);
    const other = { ...ANNA, ...PASSPORT, id: null, firstName: 'Eva' };
    expect(await failureOf(account.savePassenger(token, other))).toMatchObject(repeated);
    expect(await failureOf(account.savePassenger(token, { ...other, id }))).toMatchObject(repeated);
  });

  it(`are at most ${MAX_FURTHER_DOCUMENTS}`, async () => {
    const { token, account, id } = await notebook();
    for (let number = 0; number < MAX_FURTHER_DOCUMENTS; number += 1) {
      await account.addDocument(token, id, { ...PASSPORT, documentNumber: `75000000${number}` }, key(number));
    }
    const full = { code: 'DocumentsLimitError', kind: 'conflict' };
    expect(await failureOf(account.addDocument(token, id, PASSPORT, key(9)))).toMatchObject(full);
  });

  it('go and come back with the passenger', async () => {
    const { token, account, id } = await notebook();
    const { id: documentId } = await account.addDocument(token, id, PASSPORT, key(1));
    await account.deletePassenger(token, id);
    expect(await account.listDocuments(token)).toEqual([]);
    expect(await failureOf(account.addDocument(token, id, PASSPORT, key(2)))).toMatchObject({ code: 'NotFound' });
    await account.restorePassenger(token, id);
    expect(await account.listDocuments(token)).toMatchObject([{ id: documentId }]);
    await account.deletePassenger(token, id);
    await remote.advance(RESTORE_DAYS * DAY + 60);
    expect(await account.listPassengers(token)).toEqual({ passengers: [], deleted: [] });
  });

  it('belong to one account', async () => {
    const mine = await notebook();
    const theirs = await notebook();
    const { id } = await mine.account.addDocument(mine.token, mine.id, PASSPORT, key(1));
    const notFound = { code: 'NotFound', kind: 'notFound' };
    const { account, token } = theirs;
    expect(await account.listDocuments(token)).toEqual([]);
    expect(await failureOf(account.addDocument(token, mine.id, PASSPORT, key(2)))).toMatchObject(notFound);
    expect(await failureOf(account.updateDocument(token, id, PASSPORT))).toMatchObject(notFound);
    expect(await failureOf(account.deleteDocument(token, id))).toMatchObject(notFound);
    const nobody = new AuthToken('nobody');
    expect(await failureOf(account.listDocuments(nobody))).toMatchObject({ code: 'AuthTokenExpired' });
  });
});
