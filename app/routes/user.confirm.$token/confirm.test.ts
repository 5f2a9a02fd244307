import { expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { testContext } from '#tests/fixtures/request-context';
import { allowsLink } from '~/bff/limits/letters.server';
import { submitConfirmation } from './confirm.server';

it('reports too many attempts instead of unavailable accounts', async () => {
  const context = testContext({ clientIp: '198.51.100.20' });
  for (let time = 0; time < 60; time += 1) await allowsLink(context);
  expect(await submitConfirmation(context, 'guess', new PostedForm())).toMatchObject({
    state: 'notRead',
    rejected: { status: 429, message: 'There are too many requests right now. Wait a minute and try again.' },
  });
});
