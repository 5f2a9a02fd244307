import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = execFileSync('git', ['ls-files', 'app', 'server', 'scripts', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file));

/** Words that open a sentence without a subject: the reader has to decode it. */
const OPENERS = '(?:What|Of|Whoever|Who|Whose|As far)\\b';
const COMMENT = new RegExp(`^\\s*(?:/\\*\\*?|\\*|//) *${OPENERS}`);
const TITLE = new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\(\\s*['"\`]${OPENERS}`, 'i');

function linesMatching(pattern: RegExp): string[] {
  return FILES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('comments and test titles open with a subject', () => {
  it('looks at the whole tree', () => expect(FILES.length).toBeGreaterThan(1500));
  it('in comments', () => expect(linesMatching(COMMENT)).toEqual([]));
  it('in titles', () => expect(linesMatching(TITLE)).toEqual([]));
});
