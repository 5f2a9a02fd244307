import { describe, expect, it, vi } from 'vitest';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { findVisitorCity, guessCountry } from './visitor-city.server';

const CITY: SuggestEntry['city'] = {
  code: 'LON',
  names: { en: 'London', ru: 'Лондон' },
  nameCases: null,
  hotelPartnerId: null,
};

const inCountry = (countryCode: string | null) =>
  Promise.resolve({ city: CITY, countryCode } as Pick<SuggestEntry, 'city' | 'countryCode'> as SuggestEntry);

/** @param basis overrides a visitor behind a proxy that names no country */
function guess(
  findByIp: (ip: string) => Promise<SuggestEntry | null>,
  basis: Partial<Parameters<typeof guessCountry>[0]>,
) {
  return guessCountry({ proxyCountry: '', clientIp: '', isBehindProxy: true, ...basis }, { findByIp });
}

describe('guessCountry', () => {
  it('trusts the proxy without asking the service', async () => {
    const find = vi.fn();
    expect(await guess(find, { proxyCountry: 'de', clientIp: '203.0.113.1' })).toBe('DE');
    expect(find).not.toHaveBeenCalled();
  });

  it.each(['', 'DEU', '<b>', 'd1'])('asks the service when the proxy says %j', async (proxyCountry) => {
    expect(await guess(() => inCountry('PL'), { proxyCountry, clientIp: '203.0.113.2' })).toBe('PL');
  });

  it.each([
    ['no proxy', { clientIp: '203.0.113.3', isBehindProxy: false }],
    ['no address', { clientIp: '' }],
    ['nonsense', { clientIp: '203.0.113.3, evil' }],
    ['this machine', { clientIp: '127.0.0.1' }],
    ['this machine', { clientIp: '::1' }],
    ['an inner network', { clientIp: '10.1.2.3' }],
    ['an inner network', { clientIp: 'fd00::1' }],
  ])('asks nothing with %s: %j', async (_, basis) => {
    const find = vi.fn();
    expect(await guess(find, basis)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });

  it('asks once an hour for an address', async () => {
    const find = vi.fn(() => inCountry('FR'));
    expect(await guess(find, { clientIp: '2001:db8::7' })).toBe('FR');
    expect(await guess(find, { clientIp: '2001:db8::7' })).toBe('FR');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('returns null for an unknown address', async () => {
    expect(await guess(() => Promise.resolve(null), { clientIp: '203.0.113.4' })).toBeNull();
    expect(await guess(() => inCountry(null), { clientIp: '203.0.113.5' })).toBeNull();
  });

  it('waits at most 300 ms for a service that hangs, and hardly at all the next time', async () => {
    const hangs = () => new Promise<null>(() => {});
    const took = async (clientIp: string) => {
      const began = performance.now();
      expect(await guess(hangs, { clientIp })).toBeNull();
      return performance.now() - began;
    };
    const first = await took('203.0.113.6');
    expect(first).toBeGreaterThan(250);
    expect(first).toBeLessThan(1000);
    expect(await took('203.0.113.7')).toBeLessThan(250);
  });
});

describe('findVisitorCity', () => {
  const findByIp = vi.fn(() => inCountry('GB'));

  it('asks once for the city and the country of an address', async () => {
    const address = { clientIp: '198.51.100.77', isBehindProxy: true };
    expect(await findVisitorCity(address, { findByIp })).toMatchObject({ code: 'LON', names: { ru: 'Лондон' } });
    expect(await guessCountry({ ...address, proxyCountry: '' }, { findByIp })).toBe('GB');
    expect(findByIp).toHaveBeenCalledTimes(1);
  });

  it('asks nothing without a proxy that passes addresses', async () => {
    expect(await findVisitorCity({ clientIp: '198.51.100.78', isBehindProxy: false }, { findByIp })).toBeNull();
  });
});
