import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from './booking/contract';
import { describeFailure, describeFailureCode, failureMessageKeys, kindOfCode, UpstreamError } from './error';

describe('describeFailure', () => {
  it.each([
    ['notFound', null, 404, 'upstream.notFound'],
    ['notFound', 'NotFound', 404, 'upstream.notFound'],
    ['unavailable', 'neverHeardOf', 503, 'upstream.unavailable'],
    ['timeout', 'timeoutError', 504, 'upstream.timeout'],
    ['badContract', null, 502, 'upstream.badContract'],
    ['conflict', 'sessionExpired', 410, 'upstream.sessionExpired'],
    ['unavailable', 'constructor', 503, 'upstream.unavailable'],
  ] as const)('%s with code %s', (kind, code, status, messageKey) => {
    expect(describeFailure({ kind, code })).toEqual({ status, messageKey });
  });

  it('covers every code of the booking contract', () => {
    const codes = new Set<string>(Object.values(endpoints).flatMap(({ envelope }) => envelope.failures));
    for (const code of codes) {
      const { messageKey } = describeFailureCode(code);
      expect(failureMessageKeys()).toContain(messageKey);
      if (code !== 'serverError') expect(messageKey, code).not.toBe('upstream.unavailable');
    }
    expect(kindOfCode('cvvError')).toBe('invalid');
  });

  it.each(['ru', 'en'])('has a text for every failure in %s', (locale) => {
    const texts = JSON.parse(readFileSync(`locales/${locale}/errors.json`, 'utf8')) as {
      upstream: Record<string, string>;
    };
    expect(
      Object.keys(texts.upstream)
        .map((key) => `upstream.${key}`)
        .toSorted(),
    ).toEqual(failureMessageKeys().toSorted());
  });
});

describe('UpstreamError', () => {
  it('hides the content of the answer from logs', async () => {
    const { inspect } = await import('node:util');
    const error = new UpstreamError({
      kind: 'invalid',
      service: 'booking',
      operation: 'bookAndIssue',
      requestId: 'r',
      code: 'requestFormat',
      data: { last_name: 'SECRETOV' },
      fields: [{ passengerIndex: 0, field: 'SECRETOV', code: null }],
    });
    expect(JSON.stringify(error) + inspect(error, { depth: 5 }) + String(error)).not.toContain('SECRETOV');
    expect(error.data).toEqual({ last_name: 'SECRETOV' });
  });
});
