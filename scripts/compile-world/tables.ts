import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a reference table: column name → text, blank when missing. */
export type Row = Record<string, string>;

/** Reads a tab-separated table whose first line names the columns. */
export function readTable(folder: string, file: string): Row[] {
  const [header = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').trim()]));
  });
}

/** Returns the cell of a row. @throws when the table has no such column, a bug of this script */
export function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`no column ${column} in ${Object.keys(row).join(', ')}`);
  return value;
}

/** Lower-cases a name and drops diacritics, punctuation and spaces, to compare names of different sources. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
