import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTable } from '../tables';
import { writeTable } from '../output';
import { plannedRoutes } from './planned-routes';

const FACTS = fileURLToPath(new URL('./facts/', import.meta.url));

/**
 * Plans the routes from the committed places and carriers, and writes `routes.tsv`.
 * @param source the folder of the reference tables
 */
export function compileRoutes(source: string): void {
  const routes = plannedRoutes({
    recorded: readTable(source, 'airline-routes.tsv'),
    pairs: readTable(FACTS, 'known-pairs.tsv'),
    networks: readTable(FACTS, 'networks.tsv'),
    fleets: readTable(FACTS, 'fleets.tsv'),
  });
  writeTable(
    'routes.tsv',
    ['carrier', 'base', 'other', 'weekly', 'number', 'aircraft'],
    routes.map((route) => [
      route.carrier.code,
      route.base.code,
      route.other.code,
      String(route.weekly),
      String(route.firstNumber),
      route.types.map(({ code }) => code).join(' '),
    ]),
  );
}

// Run alone: npx tsx scripts/compile-world/routes/index.ts <folder of the reference tables>
if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const [, , source] = process.argv;
  if (!source) throw new Error('usage: npx tsx scripts/compile-world/routes/index.ts <folder of the reference tables>');
  compileRoutes(source);
}
