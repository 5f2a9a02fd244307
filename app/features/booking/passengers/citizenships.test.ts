import { describe, expect, it } from 'vitest';
import { forget } from '~/bff/waiting/pending.server';
import { resolveMarket } from '~/market/resolve';
import { BRANDS } from '~/market/brands';
import { UpstreamError } from '~/upstream/error';
import type { Citizenship } from '~/upstream/booking/contract';
import { testContext } from '#tests/fixtures/request-context';
import { citizenshipOptions } from './citizenships.server';

const german = resolveMarket({
  brand: BRANDS.intl,
  url: new URL('https://shop.example/de-de'),
  cookies: new Map(),
  acceptLanguage: null,
});

/** @param list the service's answer; null when it is unavailable */
async function options(list: Citizenship[] | null, chosen: string[] = []) {
  const context = testContext({ market: german });
  const answer = () =>
    list
      ? Promise.resolve(list)
      : Promise.reject(
          new UpstreamError({ kind: 'unavailable', service: 'booking', operation: 'listCitizenships', requestId: 'r' }),
        );
  forget('citizenships de token');
  return citizenshipOptions(
    {
      market: german,
      upstream: { ...context.upstream, booking: { ...context.upstream.booking, listCitizenships: answer } },
    },
    'token',
    chosen,
  );
}

const named = (code: string, de: string): Citizenship => ({ code, names: { de } });

describe('citizenshipOptions', () => {
  it('lists the citizenships likely in the country first, the rest by name', async () => {
    const list = [
      named('ZW', 'Simbabwe'),
      named('AT', 'Österreich'),
      named('EG', 'Ägypten'),
      named('DE', 'Deutschland'),
    ];
    expect((await options(list)).map(({ label }) => label)).toEqual([
      'Deutschland',
      'Österreich',
      'Ägypten',
      'Simbabwe',
    ]);
  });

  it('names a country that the service has no name for', async () => {
    expect(await options([{ code: 'FR', names: {} }])).toEqual([{ value: 'FR', label: 'Frankreich' }]);
  });

  it('falls back to all countries, likely ones first, when the service is unavailable', async () => {
    const listed = await options(null, ['JP', '<b>', 'JP']);
    const codes = listed.map(({ value }) => value);
    expect(codes.slice(0, 5)).toEqual(['DE', 'AT', 'CH', 'TR', 'PL']);
    expect(codes).toEqual(expect.arrayContaining(['RU', 'KZ', 'US', 'JP']));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain('<b>');
  });
});
