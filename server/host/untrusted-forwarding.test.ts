import { once } from 'node:events';
import express from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { callHost } from './testing/started-host';
import { untrustedForwarding } from './untrusted-forwarding';

const FORWARDED = { headers: { 'x-forwarded-for': '192.0.2.7' } };

async function warningsAfter(trustProxy: false | number | string[], calls: { headers?: Record<string, string> }[]) {
  const lines: string[] = [];
  const host = express().set('trust proxy', trustProxy);
  host.use(untrustedForwarding(pino({}, { write: (line: string) => void lines.push(line) })));
  const server = host.listen(0);
  await once(server, 'listening');
  for (const call of calls) await callHost(server, '/', call);
  server.close();
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
}

test.each([
  ['nobody', false],
  ['somebody else', ['192.0.2.1']],
] as const)('warns once of a forwarding header when %s is trusted', async (_, trusted) => {
  const warnings = await warningsAfter(trusted && [...trusted], [FORWARDED, FORWARDED]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ level: 50, msg: expect.stringContaining('set TRUST_PROXY') as string });
});

test('warns neither of a trusted proxy nor of a request without the header', async () => {
  expect(await warningsAfter(1, [FORWARDED])).toEqual([]);
  expect(await warningsAfter(['loopback'], [FORWARDED])).toEqual([]);
  expect(await warningsAfter(false, [{}])).toEqual([]);
});
