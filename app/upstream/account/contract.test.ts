import { describe, expect, it } from 'vitest';
import { accountAnswer, authAnswer } from './contract';
import { socialAuthAnswer } from './social-contract';

const PROFILE = { account_id: 'account-1', email: 'ann@example.com' };

describe('an address counts as confirmed', () => {
  it.each([
    [{ is_confirmed: true }, true],
    [{ is_confirmed: false }, false],
    [{}, false],
    [{ is_confirmed: null }, false],
    [{ is_confirmed: 'yes' }, false],
    [{ is_confirmed: 1 }, false],
  ])('only when the service says so: %j', (said, isConfirmed) => {
    const wire = { ...PROFILE, ...said };
    const opened = { ...wire, auth_token: 'token' };
    expect(accountAnswer.parse({ profile: wire })).toMatchObject({ isConfirmed });
    expect(authAnswer.parse(opened)).toMatchObject({ isConfirmed });
    expect(socialAuthAnswer.parse({ status: 'authorized', auth_data: opened })).toMatchObject({ isConfirmed });
  });
});
