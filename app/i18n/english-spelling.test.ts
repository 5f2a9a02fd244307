import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../locales/en/', import.meta.url);

/** American spellings of words that a shop for tickets uses. */
const AMERICAN =
  /\b(?:colors?|cent(?:er|ers)|cancel(?:ed|ing)|travel(?:ed|ing|er|ers)|neighbor\w*|favorite\w*|license|organiz\w+|recogniz\w+|authoriz\w+|personaliz\w+|apologiz\w+|airplanes?|kilometers?|program)\b/i;

const TEXTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
}

/** One English serves all countries (docs/decisions/047). */
describe('the English texts', () => {
  it.each(TEXTS)('are spelled the British way: %s', (file) => {
    const texts = textsOf(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => AMERICAN.test(text))).toEqual([]);
  });

  it.each(['Help center', 'a canceled flight', 'Choose a color', 'airplane'])('would not pass as "%s"', (text) => {
    expect(AMERICAN.test(text)).toBe(true);
  });
});
