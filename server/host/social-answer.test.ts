import { describe, expect, it } from 'vitest';
import { readAnswer } from './social-answer';

describe('readAnswer', () => {
  it.each([
    [{ state: 's', code: 'c' }, 'state=s&code=c'],
    [{ code: 'c', state: 's', id_token: 'x', scope: 'email' }, 'state=s&code=c'],
    [{ state: 's', code: 'c', iss: 'https://network.example' }, 'state=s&code=c&iss=https%3A%2F%2Fnetwork.example'],
    [{ state: 's', error: 'access_denied' }, 'state=s&error=access_denied'],
    [{ state: 's', code: 'a b&c=d' }, 'state=s&code=a+b%26c%3Dd'],
    [{ state: 's', code: 'c', user: '{"sub":"001.abc","name":{}}' }, 'state=s&code=c&user_identifier=001.abc'],
    [{ state: 's', code: 'c', user: 'no json' }, 'state=s&code=c'],
    [{ state: 's', code: ['one', 'two'] }, 'state=s'],
  ])('%j → %s', (body, parameters) => {
    expect(readAnswer(body)?.toString()).toBe(parameters);
  });

  it.each([[undefined], ['text'], [{}], [{ code: 'c' }], [{ state: '' }], [{ state: ['a'] }]])('rejects %j', (body) => {
    expect(readAnswer(body)).toBeNull();
  });
});
