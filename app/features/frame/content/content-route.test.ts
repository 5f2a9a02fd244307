import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { UpstreamError } from '~/upstream/error';
import { companyPage } from './content-route.server';
import { COMPANY_PAGES } from './pages';

const SELLER = { name: 'Example Ltd', address: '0 Example Road', countries: null, facts: [] };

function contextWith(findSeller: () => Promise<typeof SELLER>) {
  const context = testContext();
  return { ...context, upstream: { ...context.upstream, settings: { ...context.upstream.settings, findSeller } } };
}

describe.each(COMPANY_PAGES)('%s', (name) => {
  it('names the company', async () => {
    const answer = await companyPage(
      name,
      contextWith(() => Promise.resolve(SELLER)),
    );
    expect(answer.headers.get('Cache-Control')).toBeNull();
    expect(JSON.stringify(await answer.json())).toContain('Example Ltd');
  });

  it('is stored by nobody while the settings do not answer', async () => {
    const failure = new UpstreamError({ kind: 'unavailable', service: 'settings', operation: 'o', requestId: 'r' });
    const answer = await companyPage(
      name,
      contextWith(() => Promise.reject(failure)),
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify(await answer.json())).not.toContain('{{');
  });
});
