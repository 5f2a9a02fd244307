import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type Client } from '@libsql/client';

/** The sandbox's database: one libSQL file. */
export type Store = Client;

/**
 * Opens (and creates) `sandbox.db` in `directory` and runs the services' schemas.
 * @param schemas statements that may run again on a database that has them already
 */
export async function openStore(directory: string, schemas: string[]): Promise<Store> {
  await mkdir(directory, { recursive: true });
  const store = createClient({ url: `file:${path.resolve(directory, 'sandbox.db')}` });
  await store.execute('PRAGMA journal_mode = WAL');
  await store.execute('PRAGMA busy_timeout = 5000');
  for (const statement of schemas) await store.execute(statement);
  return store;
}
