import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggablePath, logRequest, type LoggedRequest } from './request-log';

it.each([
  ['/search?to=LON&agent=a&to=PAR', '/search?to&agent'],
  ['/mbooking/step1/0b9e3c1a-1111-4222-8333-444455556666', '/mbooking/step1/0b9e3c1a…'],
  ['/x?email=me@example.com#y', '/x?email'],
  ['/', '/'],
  ['/user/confirm/AbC-dEf_123', '/user/confirm/…'],
  ['/user/reset_password/AbC/dEf', '/user/reset_password/…'],
  ['/user/anonymize_profile/account-1/AbC', '/user/anonymize_profile/…'],
  ['/auth/reset/AbC?_data=routes', '/auth/reset/…?_data'],
  ['/auth/reset', '/auth/reset'],
  ['/auth/login?from=/user/confirm/secret', '/auth/login?from'],
  ['/newsletter/me@example.com/off', '/newsletter/…@…/off'],
  ['/x/me%40example.com?you@example.com&a=1', '/x/…@…?…@…&a'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}…`],
  [`/x?${'n'.repeat(300)}=1`, `/x?${'n'.repeat(197)}…`],
])('%s is logged as %s', (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});

describe('logRequest', () => {
  /** Lines of the log that a request leaves. */
  function linesOf(request: Partial<LoggedRequest>): Record<string, unknown>[] {
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
    const ids = { requestId: 'request-1', traceId: 'trace-1' };
    logRequest(log, { ...ids, method: 'GET', url: '/', status: 200, seconds: 0.0123, ...request });
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('writes one line', () => {
    expect(linesOf({ url: '/search?to=LON' })).toEqual([
      {
        level: 30,
        requestId: 'request-1',
        traceId: 'trace-1',
        method: 'GET',
        path: '/search?to',
        status: 200,
        ms: 12,
        msg: 'request',
      },
    ]);
  });

  it('tells of a page that is not there', () => {
    const [, event] = linesOf({ url: '/nowhere?email=me@example.com', status: 404 });
    expect(event).toMatchObject({ event: 'not_found', requestId: 'request-1', path: '/nowhere?email' });
  });

  it.each([{ status: 200 }, { status: 500 }, { status: 404, method: 'POST' }, { status: 404, url: '/assets/old.js' }])(
    'tells of nothing else: %j',
    (request) => expect(linesOf(request)).toHaveLength(1),
  );
});
