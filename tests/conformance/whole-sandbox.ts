import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { UpstreamBinding } from '~/upstream/binding';
import type { ClientFacts } from '~/upstream/account/contract';
import { startSandbox, type Sandbox } from '#server/sandbox/server';
import { RemoteSandbox, START } from '#server/sandbox/testing/test-sandbox';
import { prepareWorld } from '#server/sandbox/world/prepare';
import { clientsOf } from './clients';

export const RUSSIAN = { brand: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const;
export const GERMAN = { brand: 'intl', locale: 'de', country: 'DE', currency: 'EUR' } as const;

/** A whole sandbox for the tests of one file, its clock at START, and clients of it. */
export function wholeSandbox() {
  let sandbox: Sandbox;
  let directory: string;
  const remote = new RemoteSandbox(() => sandbox.url);
  beforeAll(async () => {
    prepareWorld();
    directory = await mkdtemp(path.join(tmpdir(), 'conformance-'));
    sandbox = await startSandbox({
      port: 0,
      dataDirectory: directory,
      settings: { searchDelayMs: 0, priceChange: 'never', scheduleChanges: 'never', issueStepMs: 1000 },
    });
    await remote.control({ clock: { now: START } });
  }, 60_000);
  afterAll(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    remote,
    clients: (market: UpstreamBinding['market'] = GERMAN, marks: UpstreamBinding['marks'] = {}, client?: ClientFacts) =>
      clientsOf(remote.url, { market, marks, client }),
  };
}
