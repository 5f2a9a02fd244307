import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled tables are beside this module; a bundle of the sandbox finds them from the project root. */
const FOLDERS = [
  fileURLToPath(new URL('./data/', import.meta.url)),
  path.resolve(process.cwd(), 'server/sandbox/world/data'),
];

/**
 * Returns the rows of a compiled table, cells in the order of its columns; cells missing at the end of a line are
 * blank.
 * @throws Error when the file is missing
 */
export function readRows(file: string): string[][] {
  const folder = FOLDERS.find((candidate) => existsSync(path.join(candidate, file)));
  if (!folder) throw new Error(`no ${file}; run scripts/compile-world`);
  const [header = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t').length;
  return lines.map((line) => {
    const cells = line.split('\t');
    while (cells.length < columns) cells.push('');
    return cells;
  });
}
