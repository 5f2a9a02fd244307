import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { AuthToken } from '~/upstream/account/auth-token.server';
import type { PassengerToSave } from '~/upstream/account/passengers-client.server';
import { MAX_PASSENGERS, RESTORE_DAYS } from '~/upstream/account/passengers-contract';
import { failureOf } from './clients';
import { peopleOf } from './people';
import { wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients, remote } = sandbox;
const { person } = peopleOf(sandbox);
const DAY = 24 * 60 * 60;

/** Returns the token of a new account. */
async function owner(): Promise<AuthToken> {
  return (await person()).token;
}

function ann(change: Partial<PassengerToSave> = {}): PassengerToSave {
  return {
    id: null,
    firstName: 'Ann',
    lastName: 'Lee',
    middleName: null,
    hasNoMiddleName: true,
    gender: 'f',
    citizenship: 'FI',
    birthday: '1990-05-07',
    documentType: 'passport_or_id_number',
    documentNumber: 'FI123456',
    documentExpiry: '2036-01-31',
    ...change,
  };
}

const numbered = (number: number) => ann({ documentNumber: `FI${number}` });

describe('the notebook', () => {
  it('starts empty, and lists saved passengers by name', async () => {
    const token = await owner();
    const { account } = clients();
    expect(await account.listPassengers(token)).toEqual({ passengers: [], deleted: [] });
    const saved = await account.savePassenger(token, ann());
    const other = await account.savePassenger(
      token,
      ann({ lastName: 'Abt', middleName: 'Mia', hasNoMiddleName: false, documentNumber: 'X1', documentExpiry: null }),
    );
    expect(saved).toEqual({ ...ann(), id: expect.any(String) as string });
    expect((await account.listPassengers(token)).passengers).toEqual([other, saved]);
  });

  it('changes a passenger', async () => {
    const token = await owner();
    const { account } = clients();
    const { id } = await account.savePassenger(token, ann());
    await account.savePassenger(token, ann({ id, lastName: 'Lee-Berg' }));
    expect((await account.listPassengers(token)).passengers).toMatchObject([{ id, lastName: 'Lee-Berg' }]);
  });

  it('saves one passenger per form, however often it is sent', async () => {
    const token = await owner();
    const { account } = clients();
    const key = 'form-0123456789abcdef';
    const [first, second] = await Promise.all([
      account.savePassenger(token, ann(), key),
      account.savePassenger(token, ann(), key),
    ]);
    expect(second.id).toBe(first.id);
    expect((await account.listPassengers(token)).passengers).toHaveLength(1);
  });

  it('stores a document once', async () => {
    const token = await owner();
    const { account } = clients();
    await account.savePassenger(token, ann());
    const { id } = await account.savePassenger(token, numbered(2));
    const repeated = { code: 'AlreadyExistsError', kind: 'conflict' };
    expect(await failureOf(account.savePassenger(token, ann({ documentNumber: 'fi 123-456' })))).toMatchObject(
      repeated,
    );
    expect(await failureOf(account.savePassenger(token, ann({ id })))).toMatchObject(repeated);
  });

  it(`has room for ${MAX_PASSENGERS}, without deleted ones`, async () => {
    const token = await owner();
    const { account } = clients();
    for (let number = 0; number < MAX_PASSENGERS; number += 1) await account.savePassenger(token, numbered(number));
    const { passengers } = await account.listPassengers(token);
    const full = { code: 'PassengersLimitError' };
    expect(await failureOf(account.savePassenger(token, numbered(100)))).toMatchObject(full);
    const [gone = { id: '' }] = passengers;
    await account.deletePassenger(token, gone.id);
    await account.savePassenger(token, numbered(100));
    expect(await failureOf(account.restorePassenger(token, gone.id))).toMatchObject(full);
  });
});

describe('a deleted passenger', () => {
  it('can be restored, even twice', async () => {
    const token = await owner();
    const { account } = clients();
    const { id } = await account.savePassenger(token, ann());
    await account.deletePassenger(token, id);
    const { passengers, deleted } = await account.listPassengers(token);
    expect(passengers).toEqual([]);
    expect(deleted).toEqual([{ id, firstName: 'Ann', lastName: 'Lee', until: expect.any(String) as string }]);
    expect(await failureOf(account.deletePassenger(token, id))).toMatchObject({ code: 'NotFound' });
    expect(await failureOf(account.savePassenger(token, ann({ id })))).toMatchObject({ code: 'NotFound' });
    await account.restorePassenger(token, id);
    expect(await account.restorePassenger(token, id)).toMatchObject({ id, documentNumber: 'FI123456' });
    expect(await account.listPassengers(token)).toMatchObject({ passengers: [{ id }], deleted: [] });
  });

  it('is not restored beside another one with the same document', async () => {
    const token = await owner();
    const { account } = clients();
    const { id } = await account.savePassenger(token, ann());
    await account.deletePassenger(token, id);
    await account.savePassenger(token, ann());
    expect(await failureOf(account.restorePassenger(token, id))).toMatchObject({ code: 'AlreadyExistsError' });
  });

  it(`is forgotten after ${RESTORE_DAYS} days`, async () => {
    const token = await owner();
    const { account } = clients();
    const { id } = await account.savePassenger(token, ann());
    await account.deletePassenger(token, id);
    await remote.advance(RESTORE_DAYS * DAY + 60);
    expect(await account.listPassengers(token)).toEqual({ passengers: [], deleted: [] });
    expect(await failureOf(account.restorePassenger(token, id))).toMatchObject({ code: 'NotFound' });
  });
});

describe('another account', () => {
  it('cannot read, change, delete or restore a passenger by its id', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const { account } = clients();
    const { id } = await account.savePassenger(mine, ann());
    expect(await account.listPassengers(theirs)).toEqual({ passengers: [], deleted: [] });
    const notFound = { code: 'NotFound', kind: 'notFound' };
    expect(await failureOf(account.savePassenger(theirs, ann({ id, lastName: 'Thief' })))).toMatchObject(notFound);
    expect(await failureOf(account.deletePassenger(theirs, id))).toMatchObject(notFound);
    await account.deletePassenger(mine, id);
    expect(await failureOf(account.restorePassenger(theirs, id))).toMatchObject(notFound);
    expect((await account.listPassengers(mine)).deleted).toMatchObject([{ id }]);
  });

  it('learns nothing without a session', async () => {
    const { account } = clients();
    const nobody = new AuthToken('nobody');
    const expired = { code: 'AuthTokenExpired', kind: 'unauthorised' };
    expect(await failureOf(account.listPassengers(nobody))).toMatchObject(expired);
    expect(await failureOf(account.savePassenger(nobody, ann()))).toMatchObject(expired);
    expect(await failureOf(account.deletePassenger(nobody, 'x'))).toMatchObject(expired);
    expect(await failureOf(account.restorePassenger(nobody, 'x'))).toMatchObject(expired);
  });
});

it('the demo account has passengers', async () => {
  const { account } = clients();
  const demo = { email: 'demo@fairwind.example', password: DEMO_PASSWORD };
  const { token } = await account.signIn(demo, { id: 'browser', hasAcceptedCookies: false });
  expect((await account.listPassengers(token)).passengers.map(({ firstName }) => firstName)).toEqual([
    'Anna',
    'Maja',
    'Иван',
  ]);
});
