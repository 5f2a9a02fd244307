import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type Client } from '@libsql/client';
import { StartError } from './start-error';

/** The sandbox's database: one libSQL file. */
export type Store = Client;

/** Increase when tables change in a way that `CREATE TABLE IF NOT EXISTS` cannot handle. */
const FORMAT = 12;

/**
 * Opens (or creates) `sandbox.db` in `directory` and runs the services' schemas. Drops data of an older format: it is
 * test data.
 * @param schemas idempotent statements
 * @throws StartError when the file cannot be created, or is not a database
 */
export async function openStore(directory: string, schemas: string[]): Promise<Store> {
  const file = path.resolve(directory, 'sandbox.db');
  try {
    await mkdir(directory, { recursive: true });
    const store = createClient({ url: `file:${file}` });
    await store.execute('PRAGMA journal_mode = WAL');
    await store.execute('PRAGMA busy_timeout = 5000');
    await dropOlderFormats(store);
    for (const statement of schemas) await store.execute(statement);
    return store;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${file} cannot be used: ${reason}. DATA_DIR names its folder.`, {
      cause: error,
    });
  }
}

async function dropOlderFormats(store: Store): Promise<void> {
  const { rows: versions } = await store.execute('PRAGMA user_version');
  if (Number(versions[0]?.user_version) === FORMAT) return;
  const { rows: tables } = await store.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  await store.execute('PRAGMA foreign_keys = OFF');
  for (const { name } of tables) await store.execute(`DROP TABLE "${String(name)}"`);
  await store.execute('PRAGMA foreign_keys = ON');
  await store.execute(`PRAGMA user_version = ${FORMAT}`);
}
