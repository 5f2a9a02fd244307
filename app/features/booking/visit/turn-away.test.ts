import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import type { MessagePageBody } from '~/ui/message-page';
import { turnAway } from './turn-away.server';

const TOKEN = '7d8e9f00-0000-4000-8000-00000000000a';
const PAGE = `/user/orders/${TOKEN}/refund/confirm?why=voluntary&coupon=0.0.0`;

const answer = (how: Partial<Parameters<typeof turnAway>[2]>) => {
  const context = testContext({ url: new URL(`http://localhost:3000${PAGE}`) });
  return turnAway(context, TOKEN, { isFile: false, isUncertain: false, needs: null, ...how });
};

describe('turnAway, for a visitor by a letter’s link', () => {
  it('asks for the proof of the buyer, and comes back with all answers', async () => {
    const { status, headers } = await answer({ needs: 'proof' });
    expect([status, headers.get('location')]).toEqual([
      303,
      `/user/orders/${TOKEN}/buyer?from=${encodeURIComponent(PAGE)}`,
    ]);
  });

  it('asks for the account of an account’s order', async () => {
    const response = await answer({ needs: 'account' });
    const { messagePage } = (await response.json()) as MessagePageBody;
    expect([response.status, messagePage.title]).toEqual([403, 'Log in to refund or change']);
    const [first] = messagePage.actions;
    expect(first).toMatchObject({ label: 'Log in', to: expect.stringContaining('/auth/login?from=') as string });
    expect(messagePage.actions.every(({ to }) => !to.includes('/buyer'))).toBe(true);
  });

  it.each(['proof', 'account'] as const)('leads to the order in place of a file (%s)', async (needs) => {
    const { status, headers } = await answer({ needs, isFile: true });
    expect([status, headers.get('location')]).toEqual([303, `/mbooking/thanks/${TOKEN}`]);
  });
});
