import { describe, expect, it } from 'vitest';
import { visitorOf } from '#tests/fixtures/upstream';
import { createLandingVisitor, landingVisitor } from './landing-work.server';

describe('the budget of crawlers', () => {
  it('allows a burst, then a call as often as its rate says', async () => {
    let now = 0;
    const crawlers = createLandingVisitor({ prices: { aSecond: 2, atOnce: 3 } }, () => now);
    for (let call = 0; call < 3; call += 1) expect(await crawlers.charge('prices')).toBeNull();
    expect(await crawlers.charge('prices')).toBe(1);
    now = 400;
    expect(await crawlers.charge('prices')).toBe(1);
    now = 500;
    expect(await crawlers.charge('prices')).toBeNull();
    expect(await crawlers.charge('prices')).toBe(1);
    now = 3_600_000;
    for (let call = 0; call < 3; call += 1) expect(await crawlers.charge('prices')).toBeNull();
    expect(await crawlers.charge('prices')).toBe(1);
  });

  it('counts each kind of work for itself, and none without a rate', async () => {
    const crawlers = createLandingVisitor(
      { prices: { aSecond: 1, atOnce: 1 }, blocks: { aSecond: 1, atOnce: 1 } },
      () => 0,
    );
    expect(await crawlers.charge('prices')).toBeNull();
    expect(await crawlers.charge('blocks')).toBeNull();
    expect(await crawlers.charge('prices')).not.toBeNull();
    expect(await crawlers.charge('places')).toBeNull();
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false, 'landings'],
    ['a page for everyone', {}, true, 'landings'],
    ['a visitor', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }, false, '192.0.2.1'],
  ] as const)('is charged for %s', (_, headers, isShared, key) => {
    const request = { headers: new Headers(headers) };
    expect(landingVisitor(visitorOf('192.0.2.1'), { request, isShared }).key).toBe(key);
  });
});
