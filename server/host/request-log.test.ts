import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logRequest, type LoggedRequest } from './request-log';

const at = (safeAddress: string) => ({ safeAddress });

describe('logRequest', () => {
  /** Returns the log lines of a request. */
  function linesOf(request: Partial<LoggedRequest>): Record<string, unknown>[] {
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
    const ids = { requestId: 'request-1', traceId: 'trace-1' };
    logRequest(log, { ...ids, method: 'GET', address: at('/'), status: 200, seconds: 0.0123, ...request });
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('writes one line', () => {
    expect(linesOf({ address: at('/search?to') })).toEqual([
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

  it('records a missing page', () => {
    const [, event] = linesOf({ address: at('/nowhere?email'), status: 404 });
    expect(event).toMatchObject({ event: 'not_found', requestId: 'request-1', path: '/nowhere?email' });
  });

  it.each([
    { status: 200 },
    { status: 500 },
    { status: 404, method: 'POST' },
    { status: 404, address: at('/assets/old.js') },
  ])('records nothing else: %j', (request) => expect(linesOf(request)).toHaveLength(1));
});
