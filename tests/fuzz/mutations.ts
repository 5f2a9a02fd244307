/** Random numbers below a bound: the same sequence for the same seed. */
export type Random = (below: number) => number;

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random(items.length)]!;
}

/** Percent-encodes a text that may have been cut inside a character. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/**
 * Texts that parsers stumble over: their own syntax, limits of numbers and dates, broken encodings, other alphabets.
 */
const SCRAPS = [
  ...[
    '_',
    '__',
    ':',
    '::',
    '[',
    ']',
    '[]',
    '{',
    '}',
    '"',
    '\\',
    "'",
    ',',
    ';',
    '&',
    '&&',
    '=',
    '?',
    '#',
    '/',
    '//',
    '..',
    '.',
  ],
  ...[
    '%',
    '%2',
    '%zz',
    '%00',
    '%0d%0a',
    '%20',
    '+',
    '%ff',
    '%E0%A4',
    '%ED%A0%80',
    '%F0%9F%9B%AB',
    'ſ',
    'ı',
    'Ж',
    '🛫',
    '\u202e',
  ],
  ...['0', '-1', '00', '1e9', '0x10', '1.5', '99', '9007199254740993', 'NaN', 'Infinity', 'null', 'undefined', 'true'],
  ...['0000-00-00', '2031-02-29', '9999-12-31', '2999-12-31', '1000-01-01', '-2031-05-04', '29FEB', '31APR', '00MAY'],
  ...[
    'date',
    'range',
    'stay',
    '3_stay_7',
    '_range_',
    'ANYW',
    'TR',
    'ZZ',
    'unknown:',
    'iatax:',
    'rzd:',
    'airport:',
    '2000000',
  ],
  ...[
    'route[0]=',
    'route[1]=',
    'route[99]=',
    'route[-1]=',
    'route[]=',
    'adult=',
    'filter=',
    'from=',
    'to=',
    'page=',
    'sort=',
  ],
  ...[
    'ticket=',
    'stopped=',
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '<script>',
    '${7*7}',
    '{{7*7}}',
  ],
  ...['x'.repeat(300), '%5B'.repeat(100), '[7'.repeat(50), '{"a":'.repeat(60)],
];

/** Changes a text once: removes, doubles, moves or inserts a piece, or replaces it by a piece of another text. */
function mutateOnce(random: Random, text: string, others: readonly string[]): string {
  const at = random(text.length + 1);
  const length = 1 + random(pick(random, [1, 3, 12]));
  const [head, piece, tail] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (random(8)) {
    case 0:
      return head + tail;
    case 1:
      return head + piece + piece + tail;
    case 2:
      return head + [...piece].reverse().join('') + tail;
    case 3:
      return head + pick(random, SCRAPS) + piece + tail;
    case 4:
      return head + pick(random, SCRAPS) + tail;
    case 5: {
      const other = pick(random, others);
      const from = random(other.length);
      return head + other.slice(from, from + 1 + random(60)) + tail;
    }
    case 6:
      return head + String.fromCharCode(0x20 + random(0x5f)) + tail;
    default:
      return random(2) === 0 ? head + encodeText(piece) + tail : swapParameters(random, text);
  }
}

function swapParameters(random: Random, text: string): string {
  const parts = text.split('&');
  const [a, b] = [random(parts.length), random(parts.length)];
  [parts[a], parts[b]] = [parts[b]!, parts[a]!];
  return parts.join('&');
}

/** Changes a text a few times, mostly one to three, so that much of it stays valid. */
export function mutate(random: Random, text: string, others: readonly string[]): string {
  const times = pick(random, [1, 1, 1, 2, 2, 3, 6]);
  let mutated = text;
  for (let time = 0; time < times; time += 1) mutated = mutateOnce(random, mutated, others);
  return mutated.slice(0, 4000);
}
