import { LIMITS, type Limit } from '~/bff/limits/table';

const SPANS: readonly [seconds: number, name: string][] = [
  [24 * 60 * 60, 'a day'],
  [60 * 60, 'an hour'],
  [10 * 60, 'ten minutes'],
];

/** Writes `docs/limits.md`, the table of limits, as Markdown; Prettier aligns its columns. */
export function limitsDocument(): string {
  const rows = Object.entries<Limit>(LIMITS).map(([name, { counts, by, points, seconds, shows }]) =>
    line([`\`${name}\``, counts, by.join(' and '), `${points} in ${spanOf(seconds)}`, shows]),
  );
  return [
    '# Limits',
    '',
    'Written by `npm run docs` from `app/bff/limits/table.ts`; decision 036 says why they are as they are. An address is an',
    'IPv4 address or an IPv6 /64, a network is a /24 or a /48. How much may be held without payment is not counted by time:',
    'see `HOLD_LIMITS` in `.env.example`.',
    '',
    line(['limit', 'what is counted', 'by', 'how many', 'what a visitor sees']),
    line(['---', '---', '---', '---', '---']),
    ...rows,
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function spanOf(seconds: number): string {
  return SPANS.find(([length]) => length === seconds)?.[1] ?? `${seconds} s`;
}
