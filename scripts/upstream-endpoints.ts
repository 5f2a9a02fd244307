import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '~/upstream/endpoint';

const FOLDER = 'app/upstream';

/** Every call that the shop makes: the tables of endpoints that the contracts export, by folder and file. */
export async function loadEndpoints(): Promise<Endpoint[]> {
  const contracts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/(?:\w+-)?contract\.ts$/.test(file),
  );
  const modules = await Promise.all(
    contracts.toSorted().map(async (file) => (await import(path.resolve(FOLDER, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /^(?:endpoints|\w+Endpoints)$/.test(name))
      .flatMap(([, table]) => Object.values(table as Readonly<Record<string, Endpoint>>)),
  );
}
