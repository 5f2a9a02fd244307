/**
 * Writes the list of forbidden common passwords: `npx tsx scripts/compile-passwords.ts`. The source is the list of
 * @zxcvbn-ts/language-common (MIT), the most common first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { digestOfPassword, fold } from '~/upstream/account/guessable-contract';

const SOURCE = 'node_modules/@zxcvbn-ts/language-common/src/passwords.json';
export const LIST = 'app/upstream/account/common-passwords.json';
const MAX_COMMON = 10_000;
/** Local additions, because the source is mostly English: the names of the shop, and Russian favourites. */
const LOCAL_WORDS = [
  ...['fairwind', 'fair wind', 'попутный', 'poputny', 'poputnyi', 'poputnyy'],
  ...['пароль', 'йцукен', 'йцукенг', 'привет', 'любовь', 'солнышко'],
];

/** Builds the file. @returns its content: sorted digests, concatenated, in base64 */
export function compilePasswords(): string {
  const words = JSON.parse(readFileSync(SOURCE, 'utf8')) as string[];
  const folded = [...new Set(words.map(fold))].slice(0, MAX_COMMON);
  const digests = [...folded, ...LOCAL_WORDS].map(digestOfPassword).sort((one, other) => one.compare(other));
  const file = {
    source: '@zxcvbn-ts/language-common, MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts',
    digests: Buffer.concat(digests).toString('base64'),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(LIST, compilePasswords());
