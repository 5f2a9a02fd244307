import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = Map<string, string>;

/** Computes the four palettes of tokens.css as a browser would: later and more specific blocks win. */
function palettes(): Record<string, Palette> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const block = (text: string, selector: string): Palette => {
    const from = text.indexOf(`${selector} {`);
    const body = text.slice(from, text.indexOf('}', from));
    return new Map(
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
    );
  };
  const intl = "[data-brand='intl']";
  const ru = "[data-brand='ru']";
  const layers = {
    lightIntl: block(light, intl),
    lightRu: block(light, ru),
    darkIntl: block(dark, intl),
    darkRu: block(dark, ru),
  };
  return {
    'Fairwind light': layers.lightIntl,
    'Попутный light': new Map([...layers.lightIntl, ...layers.lightRu]),
    'Fairwind dark': new Map([...layers.lightIntl, ...layers.darkIntl]),
    'Попутный dark': new Map([...layers.lightIntl, ...layers.darkIntl, ...layers.lightRu, ...layers.darkRu]),
  };
}

/** Computes the WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXTS_ON_GROUNDS: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'action', 'action-hover', 'accent', 'good', 'warning', 'danger'].flatMap((text) =>
    ['ground', 'surface', 'sunken'].map((ground): [string, string] => [text, ground]),
  ),
  ...['action-soft', 'good-soft', 'warning-soft', 'danger-soft'].map((ground): [string, string] => ['ink', ground]),
  ['ink-soft', 'action-soft'],
  ['action', 'action-soft'],
  ['action-hover', 'action-soft'],
  ['good', 'good-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-hero', 'hero'],
  ['on-hero', 'hero-glow'],
  ['on-hero-soft', 'hero'],
];

describe.each(Object.entries(palettes()))('%s', (_name, palette) => {
  const colour = (token: string) => {
    const value = palette.get(token);
    if (!value) throw new Error(`no token ${token}`);
    return value;
  };

  it.each(TEXTS_ON_GROUNDS)('%s on %s is readable (4.5 : 1)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-strong', 'surface'],
    ['line-strong', 'ground'],
    ['focus', 'surface'],
    ['focus', 'ground'],
  ])('%s is distinguishable on %s (3 : 1)', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
