import { expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { allowsLink } from '~/bff/limits/letters.server';
import { anonymize } from './anonymize.server';

it('reports too many attempts instead of unavailable accounts', async () => {
  const context = testContext({ clientIp: '198.51.100.21' });
  for (let time = 0; time < 60; time += 1) await allowsLink(context);
  expect(await anonymize(context, 'account-1', 'guess')).toBe('tooMany');
});
