import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OUTPUT = fileURLToPath(new URL('../../server/sandbox/world/data/', import.meta.url));

/** Writes a compiled table of the sandbox's world: a header and rows of cells, separated by tabs. */
export function writeTable(file: string, header: string[], rows: string[][]): void {
  mkdirSync(OUTPUT, { recursive: true });
  const text = [header, ...rows].map((row) => row.join('\t').trimEnd()).join('\n');
  writeFileSync(path.join(OUTPUT, file), `${text}\n`);
  console.log(`${file}: ${rows.length} rows`);
}
