import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOKING_VISITORS, rightsOf } from '~/bff/booking-access/rights';
import { BOOKING_RIGHTS } from '~/i18n/handle';

const SECURITY = readFileSync('docs/security.md', 'utf8');
const TABLE = readFileSync('docs/security-asvs.md', 'utf8');

/**
 * Levels of the requirements of each section of ASVS 5.0.0, in their order: section 1.2 has ten, the first of level 1.
 */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333', '6.6': '2223' },
  ...{ '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23' },
  ...{ '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222', '10.6': '22' },
  ...{ '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23', '11.7': '33' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
};
const REQUIRED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, at) => ({ number: `${section}.${at + 1}`, level })).filter(({ level }) => level !== '3'),
);

const rows = TABLE.split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', asks = '', state = '', how = '', shown = '']) => ({
    ...{ number, level, asks, state, how, shown },
  }));

/** Returns the part of security.md under a heading. */
function section(title: string): string {
  const [, text] = SECURITY.split(`\n## ${title}\n`);
  expect(text, `"${title}" of docs/security.md`).toBeDefined();
  return (text ?? '').split('\n## ')[0] ?? '';
}

describe('the ASVS table', () => {
  it('has every requirement of levels 1 and 2, each once', () => {
    expect(REQUIRED).toHaveLength(253);
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(REQUIRED);
  });

  it.each(rows)('$number says how it is met, or why not', ({ asks, state, how }) => {
    expect(asks).not.toBe('');
    expect(['met', 'partly', 'not met', 'n.a.']).toContain(state);
    expect(how.length).toBeGreaterThan(3);
  });

  it('counts its rows', () => {
    const counts = ['met', 'partly', 'not met', 'n.a.'].map(
      (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
    );
    expect(TABLE).toContain(counts.join(', '));
  });

  it('refers to existing sections of security.md', () => {
    const named = [...TABLE.matchAll(/"([^"]+)" in \[security\.md\]/g)].map(([, title = '']) => title);
    expect(named.length).toBeGreaterThan(5);
    for (const title of new Set(named)) section(title);
  });
});

describe('security.md', () => {
  it('lists the rights of every visitor of a booking as the code has them', () => {
    const [head = '', ...table] = section('Who may see and who may change a booking')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
      .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
      .map((cells) => cells.slice(1, -1));
    expect(head.slice(-BOOKING_RIGHTS.length)).toEqual([...BOOKING_RIGHTS]);
    const told = table.map(([visitor, , ...cells]) => [visitor, BOOKING_RIGHTS.filter((_, at) => cells[at] === 'yes')]);
    const allowed = BOOKING_VISITORS.map((visitor) => {
      const rights = rightsOf([visitor]);
      return [visitor, BOOKING_RIGHTS.filter((right) => rights.has(right))];
    });
    expect(told).toEqual(allowed);
  });

  it('lists every use of cryptography', () => {
    const uses =
      /import \{[^}]*\b(?:createHash|createHmac|hkdf|hkdfSync|scrypt|randomBytes|randomInt|timingSafeEqual|create(?:De|C)ipheriv|sign|verify)\b[^}]*\} from 'node:crypto'|from '(?:jose|@simplewebauthn\/\w+)'/;
    const sources = ['app', 'server/host'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    );
    const using = sources
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
      .filter((file) => uses.test(readFileSync(file, 'utf8')));
    const listed = [...section('Cryptography').matchAll(/`((?:app|server)\/[^`]+)`/g)].map(([, file = '']) => file);
    expect([...new Set(listed)].toSorted()).toEqual(using.toSorted());
  });
});
