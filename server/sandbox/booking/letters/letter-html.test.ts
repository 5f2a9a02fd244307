import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS, type BrandId } from '~/market/brands';
import { LETTER_COLOURS, type LetterColours } from './letter-colours';
import { ticketLetterHtml } from './letter-html';

const [LIGHT = '', DARK = ''] = readFileSync(new URL('../../../../app/ui/tokens.css', import.meta.url), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);

const TOKENS: Record<keyof LetterColours, string> = {
  ground: 'ground',
  card: 'surface',
  line: 'line',
  ink: 'ink',
  soft: 'ink-soft',
  action: 'action',
  onAction: 'on-action',
};

/** Reads the colours of a brand from a part of the tokens. */
function tokensOf(css: string, brand: BrandId): Record<string, string | undefined> {
  const [, body = ''] = css.split(`[data-brand='${brand}'] {`);
  const block = body.slice(0, body.indexOf('}'));
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, new RegExp(`--${token}: (#\\w{6});`).exec(block)?.[1]]),
  );
}

function letterOf({ id, name }: { id: BrandId; name: string }): string {
  return ticketLetterHtml({
    language: 'ru',
    brand: { id, name },
    title: 'Title',
    greeting: 'Hello',
    rides: [{ date: 'Today', title: 'BA 1385', ends: [['14:30', 'London']], notes: [] }],
    code: { label: 'Code', value: 'ABCDEF' },
    button: { label: 'Open', url: 'http://shop.test/' },
    blocks: ['See http://shop.test/help, http://shop.test/contacts'],
    contacts: { url: 'http://shop.test/contacts', label: 'Contacts' },
  });
}

describe.each(Object.values(BRANDS))('the letter of $name', (brand) => {
  const { light, dark } = LETTER_COLOURS[brand.id];

  it('has the colours of its pages', () => {
    expect([light, dark]).toEqual([tokensOf(LIGHT, brand.id), tokensOf(DARK, brand.id)]);
  });

  it('names the page of contacts instead of its address', () => {
    expect(letterOf(brand)).toMatch(/<a [^>]*href="http:\/\/shop\.test\/contacts"[^>]*>Contacts<\/a>/);
  });

  it('uses no others', () => {
    const used = new Set(letterOf(brand).match(/#[\da-f]{3,8}\b/gi));
    expect(used).toEqual(new Set([...Object.values(light), ...Object.values(dark)]));
  });
});
