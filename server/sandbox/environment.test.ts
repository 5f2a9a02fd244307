import { describe, expect, it } from 'vitest';
import { readSandboxEnvironment } from './environment';

const DEFAULTS = {
  SANDBOX_PORT: 4010,
  SANDBOX_HOST: '127.0.0.1',
  DATA_DIR: '.data',
  SANDBOX_SEARCH_DELAY_MS: 800,
  SANDBOX_SCHEDULE_CHANGES: 'sometimes',
};

describe('readSandboxEnvironment', () => {
  it('needs no variable, and treats an empty value as unset', () => {
    expect(readSandboxEnvironment({})).toEqual(DEFAULTS);
    const empty = Object.fromEntries([...Object.keys(DEFAULTS), 'SANDBOX_ORIGIN'].map((name) => [name, '']));
    expect(readSandboxEnvironment(empty)).toEqual(DEFAULTS);
  });

  it('reads what is set', () => {
    const variables = {
      SANDBOX_PORT: '5000',
      SANDBOX_ORIGIN: 'https://sandbox.example/',
    };
    expect(readSandboxEnvironment(variables)).toMatchObject({
      SANDBOX_PORT: 5000,
      SANDBOX_ORIGIN: 'https://sandbox.example',
    });
  });

  it.each([
    ['SANDBOX_PORT', 'eighty'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_SEARCH_DELAY_MS', '-1'],
    ['SANDBOX_SCHEDULE_CHANGES', 'often'],
    ['SANDBOX_ORIGIN', 'localhost:4010'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readSandboxEnvironment({ [name]: value })).toThrow(`  ${name}: `);
  });
});
