import { readFileSync } from 'node:fs';
import { register } from 'prom-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SECURITY_EVENTS } from './kinds';
import { LogThrottle } from './log-throttle';
import { securityEvent } from './security-event.server';

const lines = vi.hoisted(() => [] as { level: string; entry: Record<string, unknown> }[]);
const write = (level: string) => (entry: Record<string, unknown>) => void lines.push({ level, entry });
vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: write('info'), warn: write('warn') }) }));
vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

async function counted(kind: string, outcome: string): Promise<number | undefined> {
  const metric = await register.getSingleMetric('shop_security_events_total')?.get();
  return metric?.values.find(({ labels }) => labels['kind'] === kind && labels['outcome'] === outcome)?.value;
}

beforeEach(() => void lines.splice(0));

describe('a security event', () => {
  const source = { requestId: 'request-1', clientIp: '2001:db8:1:2:3:4:5:6' };

  it('is counted and logged without personal data', async () => {
    const before = (await counted('sign_in', 'failure')) ?? 0;
    securityEvent(source, { kind: 'sign_in', outcome: 'failure', email: 'Ann@Example.com ', account: 'account-7' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 'warn', entry: { security: 'sign_in', requestId: 'request-1' } });
    expect(JSON.stringify(lines)).not.toMatch(/ann|example|account-7|2001|db8/i);
    expect(await counted('sign_in', 'failure')).toBe(before + 1);
  });

  it('has the same digests for one account, one e-mail however typed, and one network', () => {
    securityEvent(source, { kind: 'password', outcome: 'changed', account: 'a', email: 'Ann@example.com' });
    const neighbour = { ...source, clientIp: '2001:db8:1:2::9' };
    securityEvent(neighbour, { kind: 'email', outcome: 'changed', account: 'a', email: ' ann@example.com' });
    securityEvent({ ...source, clientIp: '192.0.2.1' }, { kind: 'email', outcome: 'changed', account: 'b' });
    const [first, second, other] = lines.map(({ entry }) => entry);
    expect(second).toMatchObject({ account: first?.account, email: first?.email, network: first?.network });
    expect(other?.account).not.toBe(first?.account);
    expect(other?.network).not.toBe(first?.network);
    expect(lines.map(({ level }) => level)).toEqual(['info', 'info', 'info']);
  });

  it('is always counted, but one source cannot flood the log', async () => {
    const before = (await counted('cookie', 'refused')) ?? 0;
    for (let index = 0; index < 1000; index += 1) {
      securityEvent(source, { kind: 'cookie', outcome: 'refused', detail: 'session' });
    }
    securityEvent({ ...source, clientIp: '192.0.2.9' }, { kind: 'cookie', outcome: 'refused', detail: 'session' });
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)?.entry.leftOut).toBe(995);
    expect(await counted('cookie', 'refused')).toBe(before + 1001);
  });
});

it('many sources together cannot flood the log, and are logged again after a minute', () => {
  let now = 1;
  const throttle = new LogThrottle(() => now);
  const told = Array.from({ length: 5000 }, (_, index) => throttle.admit('limit', `source-${index}`));
  expect(told.filter((one) => one !== null)).toHaveLength(300);
  now += 60_001;
  expect(throttle.admit('limit', 'source-1')).toBe(4700);
});

describe('the alerts', () => {
  const rules = readFileSync('docs/ops/security-alerts.yml', 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(([, name = '', expression = '']) => {
    const [, kind = '', outcomes] =
      /shop_security_events_total\{kind="(\w+)"(?:,outcome=~?"([\w|]+)")?\}/.exec(expression) ?? [];
    return { name, kind, outcomes: outcomes?.split('|') ?? [] };
  });
  const kinds = new Map(Object.entries(SECURITY_EVENTS));

  it.each([...kinds])('%s has its alert', (kind, { alert }) => {
    expect(alerts.find(({ name }) => name === alert)?.kind).toBe(kind);
  });

  it.each(alerts)('$name refers to existing events', ({ kind, outcomes }) => {
    expect(kinds.get(kind as keyof typeof SECURITY_EVENTS)?.outcomes).toEqual(expect.arrayContaining(outcomes));
  });
});
