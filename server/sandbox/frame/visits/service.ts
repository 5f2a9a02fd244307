/**
 * The visits service: visits that the shop reports to the partner (specification 1 §7). GET /visits lists them for
 * tests.
 */
import { endpoints } from '~/upstream/visits/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS visits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    visit TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
];

/** Routes are relative to the service's prefix, /visits. */
export const visitsService: SandboxService = {
  name: 'visits',
  schema: SCHEMA,
  wipe: ['DELETE FROM visits'],
  routes: {
    ...serve(endpoints.create, async ({ v: _version, ...visit }, { store, now }) => {
      await store.execute({
        sql: 'INSERT INTO visits (visit, created_at) VALUES (?, ?)',
        args: [JSON.stringify(visit), now().getTime()],
      });
      return {};
    }),
    'GET /': async (_request, { store }) => {
      const { rows } = await store.execute('SELECT visit FROM visits ORDER BY id DESC LIMIT 200');
      return { json: { visits: rows.map((row) => JSON.parse(String(row['visit'])) as unknown) } };
    },
  },
};
