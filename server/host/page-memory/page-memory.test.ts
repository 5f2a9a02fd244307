import { beforeEach, describe, expect, it } from 'vitest';
import { MANY_PAGES, PageMemory } from './page-memory';
import type { StoredPage } from './stored-page';

const page = (etag: string) => ({ etag }) as StoredPage;

let now = 0;
let memory = new PageMemory(() => now);
/** The number of times that each page was made. */
let made: Record<string, number> = {};

function maker(name: string) {
  return () => {
    made[name] = (made[name] ?? 0) + 1;
    return Promise.resolve(page(`${name} ${made[name]}`));
  };
}

const keep = (name: string) => memory.make(name, maker(name));
const look = (name: string) => {
  const found = memory.kept(name, maker(name));
  return found && `${found.page.etag} ${found.how}`;
};
/** Lets pages in the making finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 1_000_000;
  memory = new PageMemory(() => now);
  made = {};
});

describe('PageMemory', () => {
  it('is empty at first, and finds a page by its key', async () => {
    expect(look('a')).toBeNull();
    expect((await keep('a'))?.how).toBe('made');
    expect(look('a')).toBe('a 1 fresh');
    expect(look('b')).toBeNull();
    expect(made).toEqual({ a: 1 });
  });

  it('shows a stale page while it makes a new one once', async () => {
    await keep('a');
    now += 60_000;
    expect(look('a')).toBe('a 1 fresh');
    now += 1;
    expect(look('a')).toBe('a 1 stale');
    expect(look('a')).toBe('a 1 stale');
    await settle();
    expect(look('a')).toBe('a 2 fresh');
    expect(made).toEqual({ a: 2 });
  });

  it('shows no page older than a day', async () => {
    await keep('a');
    now += 60_000 + 86_400_000;
    expect(look('a')).toBe('a 1 stale');
    await settle();
    now += 60_000 + 86_400_001;
    expect(look('a')).toBeNull();
  });

  it('keeps a stale page when a new one cannot be made', async () => {
    await keep('a');
    now += 60_001;
    for (const fails of [() => Promise.reject(new Error('down')), () => Promise.resolve(null)]) {
      expect(memory.kept('a', fails)?.how).toBe('stale');
      await settle();
    }
    expect(look('a')).toBe('a 1 stale');
  });

  it('makes a page once for concurrent requests', async () => {
    const [one, two] = await Promise.all([keep('a'), keep('a')]);
    expect(one?.page).toBe(two?.page);
    expect(made).toEqual({ a: 1 });
  });

  it('does not keep forbidden pages and failures', async () => {
    expect(await memory.make('a', () => Promise.resolve(null))).toBeNull();
    await expect(memory.make('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(look('a')).toBeNull();
    expect((await keep('a'))?.how).toBe('made');
  });

  it('holds 500 pages and drops the least recently used', async () => {
    for (let number = 0; number < 500; number += 1) await keep(`page ${number}`);
    look('page 0');
    await keep('one more');
    expect(look('page 0')).toBe('page 0 1 fresh');
    expect(look('page 1')).toBeNull();
    expect(look('page 2')).toBe('page 2 1 fresh');
  });
});

it('drops the pages that were asked for longest ago when they take too many bytes', async () => {
  const sized = (bytes: number) =>
    ({ etag: '', answers: { br: { body: Buffer.alloc(bytes) } } }) as unknown as StoredPage;
  const small = new PageMemory(() => now, { pages: 1000, bytes: 10_000 });
  for (let index = 0; index < 500; index += 1) await small.make(`/cities/${index}`, () => Promise.resolve(sized(999)));
  expect(small.size).toBe(10);
  expect(small.kept('/cities/0', () => Promise.resolve(null))).toBeNull();
  expect(small.kept('/cities/499', () => Promise.resolve(null))?.how).toBe('fresh');
});

it('stays within its bounds when 100,000 different addresses are asked for', async () => {
  const many = new PageMemory(() => now, MANY_PAGES);
  const body = Buffer.alloc(60_000);
  const landing = { etag: '', answers: { br: { body } } } as unknown as StoredPage;
  let largest = 0;
  for (let index = 0; index < 100_000; index += 1) {
    await many.make(`/routes/${index}`, () => Promise.resolve(landing));
    largest = Math.max(largest, many.size);
  }
  expect(largest).toBeLessThanOrEqual(2000);
  expect(largest * body.length).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(many.inTheMaking, 'and forgets what is made').toBe(0);
});
