import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import {
  MAX_PASSENGERS,
  RESTORE_DAYS,
  type NotebookPassengerWire,
  type PassengerDataWire,
  type passengerIdRequest,
  type PassengersAnswerWire,
  type SavePassengerAnswerWire,
  type savePassengerRequest,
} from '~/upstream/account/passengers-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { accountOfOwner } from '../auth/reauthenticate';
import { accountOf } from '../auth/sign-in';
import { documentOf, isFreeAmongFurther, noRepetition } from './document-identity';

const RESTORE_MS = RESTORE_DAYS * 24 * 60 * 60_000;

const row = z.object({ passenger_id: z.string(), data: z.string(), deleted_at: z.number().nullable() });
type Row = z.output<typeof row>;

/** Returns the notebook of the token's account, by name, including recently deleted passengers. */
export async function listPassengers(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<PassengersAnswerWire> {
  const { id: accountId } = await accountOf(token, context);
  await forgetOld(context);
  const rows = await rowsOf(context, 'account_id = ?', accountId);
  const wires = rows.map((one) => ({ ...one, passenger: toWire(one) }));
  const present = wires.filter((one) => one.deleted_at === null).map(({ passenger }) => passenger);
  const deleted = wires.flatMap(({ passenger, deleted_at: deletedAt }) =>
    deletedAt === null ? [] : [{ passenger, deletedAt }],
  );
  const byName = (one: NotebookPassengerWire, other: NotebookPassengerWire) =>
    one.last_name.localeCompare(other.last_name) || one.first_name.localeCompare(other.first_name);
  return {
    passengers: present.sort(byName),
    deleted: deleted
      .sort((one, other) => other.deletedAt - one.deletedAt)
      .map(({ passenger: { id, first_name, last_name }, deletedAt }) => ({
        id,
        first_name,
        last_name,
        until: new Date(deletedAt + RESTORE_MS).toISOString(),
      })),
  };
}

/**
 * Adds or changes a passenger. A notebook holds each document once, so two concurrent forms do not store one person
 * twice.
 */
export async function savePassenger(
  { auth_token: token, passenger, idempotency_key: key }: z.output<typeof savePassengerRequest>,
  context: SandboxContext,
): Promise<SavePassengerAnswerWire> {
  const { id, ...data } = passenger;
  // Only the owner may change a saved passenger; adding a new one overwrites nothing.
  const { id: accountId } = await (id ? accountOfOwner : accountOf)(token, context);
  if (id) {
    await change(context, accountId, id, data);
    return { passenger: { ...data, id } };
  }
  const added = randomUUID();
  try {
    await assertNotFurther(context, accountId, documentOf(data));
    const passenger = { id: added, accountId, key: key ?? null, data };
    await ifRoom(() => context.store.execute(addPassenger(passenger, context.now())));
  } catch (failure) {
    const [before] = key ? await rowsOf(context, 'account_id = ? AND idempotency_key = ?', accountId, key) : [];
    if (before) return { passenger: toWire(before) };
    throw failure;
  }
  return { passenger: { ...data, id: added } };
}

export async function deletePassenger(
  { auth_token: token, id }: z.output<typeof passengerIdRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const { id: accountId } = await accountOfOwner(token, context);
  const [deleted] = await context.store.batch(
    [
      {
        sql: `UPDATE account_passengers SET deleted_at = ?, idempotency_key = NULL
              WHERE passenger_id = ? AND account_id = ? AND deleted_at IS NULL`,
        args: [context.now().getTime(), id, accountId],
      },
      followPassenger(id, accountId),
    ],
    'write',
  );
  if (deleted?.rowsAffected !== 1) throw new ServiceFailure('NotFound');
  return {};
}

export async function restorePassenger(
  { auth_token: token, id }: z.output<typeof passengerIdRequest>,
  context: SandboxContext,
): Promise<SavePassengerAnswerWire> {
  const { id: accountId } = await accountOf(token, context);
  await forgetOld(context);
  const [found] = await rowsOf(context, 'passenger_id = ? AND account_id = ?', id, accountId);
  if (!found) throw new ServiceFailure('NotFound');
  if (found.deleted_at !== null) {
    await assertNotFurther(context, accountId, documentOf(toWire(found)));
    await ifRoom(async () => {
      const [restored] = await context.store.batch(
        [
          {
            sql: `UPDATE account_passengers SET deleted_at = NULL
                  WHERE passenger_id = ? AND (SELECT COUNT(*) FROM account_passengers
                    WHERE account_id = ? AND deleted_at IS NULL) < ?`,
            args: [id, accountId, MAX_PASSENGERS],
          },
          followPassenger(id, accountId),
        ],
        'write',
      );
      return { rowsAffected: restored?.rowsAffected ?? 0 };
    });
  }
  return { passenger: toWire(found) };
}

/** Makes a statement that lets a passenger's further documents go and come back with the passenger. */
function followPassenger(id: string, accountId: string): InStatement {
  return {
    sql: `UPDATE account_documents
          SET deleted_at = (SELECT deleted_at FROM account_passengers WHERE passenger_id = ?)
          WHERE passenger_id = ? AND account_id = ?`,
    args: [id, id, accountId],
  };
}

async function change(
  { store }: SandboxContext,
  accountId: string,
  id: string,
  data: PassengerDataWire,
): Promise<void> {
  const document = documentOf(data);
  const { rows } = await store.execute({
    sql: 'SELECT 1 FROM account_passengers WHERE passenger_id = ? AND account_id = ? AND deleted_at IS NULL',
    args: [id, accountId],
  });
  if (rows.length === 0) throw new ServiceFailure('NotFound');
  const changed = await noRepetition(() =>
    store.execute({
      sql: `UPDATE account_passengers SET data = ?, document = ?
            WHERE passenger_id = ? AND account_id = ? AND deleted_at IS NULL AND ${isFreeAmongFurther}`,
      args: [JSON.stringify(data), document, id, accountId, accountId, document],
    }),
  );
  if (changed === 0) throw new ServiceFailure('AlreadyExistsError');
}

type NewPassenger = { id: string; accountId: string; key: string | null; data: PassengerDataWire };

/** Makes a statement that adds a passenger if there is room. */
export function addPassenger({ id, accountId, key, data }: NewPassenger, now: Date): InStatement {
  return {
    sql: `INSERT INTO account_passengers (passenger_id, account_id, idempotency_key, document, data, created_at)
          SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM account_passengers
            WHERE account_id = ? AND deleted_at IS NULL) < ?`,
    args: [id, accountId, key, documentOf(data), JSON.stringify(data), now.getTime(), accountId, MAX_PASSENGERS],
  };
}

/** @throws ServiceFailure AlreadyExistsError when the document is a further one of somebody in the notebook */
async function assertNotFurther({ store }: SandboxContext, accountId: string, document: string): Promise<void> {
  const { rows } = await store.execute({ sql: `SELECT 1 WHERE ${isFreeAmongFurther}`, args: [accountId, document] });
  if (rows.length === 0) throw new ServiceFailure('AlreadyExistsError');
}

/**
 * Runs a write that adds a passenger.
 * @throws ServiceFailure PassengersLimitError when the notebook is full, AlreadyExistsError
 */
async function ifRoom(write: () => Promise<{ rowsAffected: number }>): Promise<void> {
  if ((await noRepetition(write)) === 0) throw new ServiceFailure('PassengersLimitError');
}

async function forgetOld({ store, now }: SandboxContext): Promise<void> {
  const until = now().getTime() - RESTORE_MS;
  await store.batch(
    ['account_documents', 'account_passengers'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE deleted_at <= ?`,
      args: [until],
    })),
    'write',
  );
}

async function rowsOf({ store }: SandboxContext, condition: string, ...args: string[]): Promise<Row[]> {
  const { rows } = await store.execute({
    sql: `SELECT passenger_id, data, deleted_at FROM account_passengers WHERE ${condition}`,
    args,
  });
  return rows.map((one) => row.parse(one));
}

function toWire({ passenger_id: id, data }: Row): NotebookPassengerWire {
  return { ...(JSON.parse(data) as PassengerDataWire), id };
}
