import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#server/sandbox/booking/payment/cards';

const FOLDERS = ['app', 'server', 'scripts', 'tests', 'docs'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
);
const NAMES = new Set(FILES.map((file) => path.posix.basename(file)));
const DOCUMENTS = ['README.md', 'GLOSSARY.md', ...FILES.filter((file) => file.endsWith('.md'))];

const README = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Base folders of the paths in a document. */
const bases = (document: string) => ['', path.posix.dirname(document), 'app', 'app/upstream', 'app/routes'];
const isThere = (document: string, name: string) =>
  bases(document).some((base) => existsSync(path.posix.join(base, name)));
/** `bff/cookies/session` is a path; `payment/cancel.json` of a service is not, since no folder has its name. */
const isPath = (document: string, name: string) =>
  /^[\w.$()[\]-]+(?:\/[\w.$()[\]-]+)+\/?$/.test(name) && isThere(document, name.slice(0, name.indexOf('/')));
const isFileName = (name: string) => /^[\w$-][\w.$-]*\.(?:[jt]sx?|mjs|tsv)$/.test(name);

/** Returns the code spans of a text. */
const spans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Returns the files and folders that a document names and that do not exist. */
function lost(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
  const broken = links.filter(
    (target) => !target.includes(':') && !existsSync(path.posix.join(path.posix.dirname(document), target)),
  );
  const named = spans(text).filter((span) => !span.startsWith('build/'));
  const modules = (name: string) =>
    ['', '.ts', '.server.ts', '.tsx'].some((ending) => isThere(document, name + ending));
  return [
    ...broken,
    ...named.filter((span) => isPath(document, span) && !modules(span)),
    ...named.filter((span) => isFileName(span) && !NAMES.has(span) && !isThere(document, span)),
  ];
}

describe('documents', () => {
  it.each(DOCUMENTS)('%s names only existing files', (document) => {
    expect(lost(document)).toEqual([]);
  });

  it('name only existing commands', () => {
    const commands = [...README.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands).toContain('start');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('list the test cards', () => {
    const listed = [...README.matchAll(/^\| ((?:\d{4} ){3}\d{4}) /gm)].map(([, pan = '']) => pan.replaceAll(' ', ''));
    expect(listed.sort()).toEqual(TEST_CARDS.map(({ pan }) => pan).sort());
  });
});

describe('"Follow a field" of the README', () => {
  const section = README.slice(README.indexOf('## Follow a field'), README.indexOf('## Add a field to a form'));
  const steps = section.split(/^\d\. /m).slice(1);
  /** Each file with the names that it should contain. */
  const told = spans(steps.join('').split('\n\n')[0] ?? '').reduce<{ file: string; words: string[] }[]>((all, span) => {
    if (span.includes('/')) return [...all, { file: span, words: [] }];
    all.at(-1)?.words.push(span);
    return all;
  }, []);

  it('leads from the contract to the view', () => {
    expect(steps).toHaveLength(4);
    expect(told.length).toBeGreaterThanOrEqual(4);
  });

  it.each(told)('$file has $words', ({ file, words }) => {
    const code = readFileSync(file, 'utf8');
    expect(words.filter((word) => !code.includes(word))).toEqual([]);
  });

  const others = [
    ...section.matchAll(/^\| [^|`]+\| `(\w+)` +\| `([^`]+)`, `([^`]+)` +\| `([^`]+)`, `([^`]+)` +\|$/gm),
  ].map(([, wire = '', contract = '', client = '', screen = '', view = '']) => ({
    wire,
    contract: `app/upstream/${contract}`,
    client: `app/upstream/${client}`,
    screen: `app/routes/${screen}`,
    view: path.posix.join('app/routes', path.posix.dirname(screen), view),
  }));

  it('has more than one example', () => expect(others.length).toBeGreaterThanOrEqual(2));

  it.each(others)('$wire', ({ wire, contract, client, screen, view }) => {
    const read = (file: string) => readFileSync(file, 'utf8');
    const name = wire.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    expect(read(contract)).toMatch(new RegExp(`\\b${name}: [^\\n]*\\b${wire}\\b`));
    expect(read(client)).toContain(path.posix.basename(contract, '.ts'));
    expect(read(screen)).toContain(name);
    expect(existsSync(view)).toBe(true);
  });
});
