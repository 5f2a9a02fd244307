import { expect, it } from 'vitest';
import { loggableError, loggableMessage } from './loggable-error';

it.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['GET https://account.example/confirm?token=abc failed', 'GET https://… failed'],
  ['no account of ann@example.com', 'no account of …'],
  ['booking 4b6c4c36-9e64-4b1e-8b5c-0f9c2f9d7a11 is gone', 'booking 4b6c4c36… is gone'],
  ['No route matches "/user/confirm/AbCdEf"', 'No route matches "…"'],
  ['key tMETYOvFq3yBc0dEfGhIjKlMn is unknown', 'key … is unknown'],
  ['the card 4242 4242 4242 4242', 'the card …'],
  ['x '.repeat(500), `${'x '.repeat(500).slice(0, 199)}…`],
])('%s', (message, logged) => {
  expect(loggableMessage(message)).toBe(logged);
});

it('leaves out the text of an invalid URL', () => {
  let thrown: unknown;
  try {
    new URL('//ann@example.com:secret/');
  } catch (error) {
    thrown = error;
  }
  const cause = Object.assign(new Error('connect to ann@example.com'), { hostname: 'secret.example' });
  const logged = loggableError(
    new Error('failed for ann@example.com', { cause: Object.assign(cause, { cause: thrown }) }),
  );
  expect(logged.stack).toMatch(/^\s+at /);
  expect(logged.cause?.cause).toMatchObject({ type: 'TypeError', code: 'ERR_INVALID_URL', message: 'Invalid URL' });
  expect(JSON.stringify({ ...logged, stack: '' })).not.toMatch(/ann|secret\.example/);
});
