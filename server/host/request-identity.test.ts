import { describe, expect, it } from 'vitest';
import { requestIdOf, traceIdOf } from './request-identity';

describe('requestIdOf', () => {
  it("keeps the caller's id", () => expect(requestIdOf('edge-01:4711.22')).toBe('edge-01:4711.22'));

  it.each([undefined, '', 'short', 'a'.repeat(101), 'with space 1234', 'new\nline1234', '<script>1234'])(
    'replaces %j',
    (header) => expect(requestIdOf(header)).toMatch(/^[0-9a-f-]{36}$/),
  );
});

describe('traceIdOf', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

  it("continues the caller's trace", () => {
    expect(traceIdOf(`00-${trace}-00f067aa0ba902b7-01`)).toBe(trace);
  });

  it.each([undefined, trace, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}-x-01`])(
    'starts a new trace for %j',
    (header) => {
      expect(traceIdOf(header)).toMatch(/^[0-9a-f]{32}$/);
      expect(traceIdOf(header)).not.toBe(trace);
    },
  );
});
