/**
 * Checks the texts of the project: every language has the same keys with the same placeholders, its own plural forms
 * and its own words; every key is used, every key in the sources exists, and no source holds text for visitors. Prints
 * the problems and fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { ResourceTree } from '../app/i18n/keys';
import { LOCALES } from '../app/market/locales';
import { findProblems } from './locales/check';
import type { Catalogue } from './locales/compare';

/** Sources with texts for visitors; the sandbox's pages are English only. */
const SOURCES = ['app', 'server/host'];

/**
 * Reads the texts of all languages of the shop; empty for a language without a folder.
 * @param root the project's folder
 */
export function readCatalogue(root: string): Catalogue {
  const folder = path.join(root, 'locales');
  const languages = LOCALES.map((language) => {
    const own = path.join(folder, language);
    const files = existsSync(own) ? readdirSync(own).filter((file) => file.endsWith('.json')) : [];
    const trees = files.map((file) => {
      const tree = JSON.parse(readFileSync(path.join(own, file), 'utf8')) as ResourceTree;
      return [file.slice(0, -'.json'.length), tree] as const;
    });
    return [language, Object.fromEntries(trees)] as const;
  });
  return Object.fromEntries(languages);
}

/**
 * Parses the project's sources, without its tests.
 * @param root the project's folder
 */
export function readSources(root: string): ts.SourceFile[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split(path.sep).includes('testing'),
      )
      .map((file) => {
        const name = path.join(folder, file);
        return ts.createSourceFile(name, readFileSync(path.join(root, name), 'utf8'), ts.ScriptTarget.Latest, true);
      }),
  );
}

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
if (isMain) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const problems = findProblems(readCatalogue(root), readSources(root));
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Locales: all is well.' : `Locales: ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
