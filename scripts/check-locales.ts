/**
 * Checks the texts of the project: every language has the same keys with the same placeholders and its own plural
 * forms, every key is used, and every key that the sources ask for exists. Prints what is wrong and fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResourceTree } from '../app/i18n/keys';
import { findProblems } from './locales/check';
import type { Catalogue } from './locales/compare';
import { collectUses, type Uses } from './locales/uses';

const SOURCES = ['app', 'server'];

/** @param root the project's folder */
export function readCatalogue(root: string): Catalogue {
  const folder = path.join(root, 'locales');
  const languages = readdirSync(folder).map((language) => {
    const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.json'));
    const trees = files.map((file) => {
      const tree = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as ResourceTree;
      return [file.slice(0, -'.json'.length), tree] as const;
    });
    return [language, Object.fromEntries(trees)] as const;
  });
  return Object.fromEntries(languages);
}

/** @param root the project's folder */
export function readUses(root: string): Uses {
  const uses: Uses = { calls: [], literals: new Set(), patterns: [] };
  for (const folder of SOURCES) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const relative = path.join(folder, file);
      collectUses(relative, readFileSync(path.join(root, relative), 'utf8'), uses);
    }
  }
  return uses;
}

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
if (isMain) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const problems = findProblems(readCatalogue(root), readUses(root));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Locales: all is well.' : `Locales: ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
