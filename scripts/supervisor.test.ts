import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#tests/setup/pair';
import { requireFreePorts, Supervised } from './supervisor.mjs';

/** A process that answers with its id. */
const SERVER = `require('http').createServer((_, r) => r.end(String(process.pid))).listen(process.env.TEST_PORT)`;

let running: Supervised | undefined;
afterEach(() => running?.stop());

async function planOf(script: string) {
  const port = await freePort();
  return {
    name: 'server',
    args: ['-e', script],
    port,
    portVariable: 'TEST_PORT',
    readyPath: '/',
    env: { TEST_PORT: String(port) },
  };
}

it('restarts a killed process until it is stopped', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const plan = await planOf(SERVER);
  running = new Supervised(plan);
  await running.start();
  const processId = async () => Number(await (await fetch(`http://127.0.0.1:${plan.port}/`)).text());
  const first = await processId();

  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await processId()).not.toBe(first), { timeout: 10_000, interval: 100 });

  await running.stop();
  await expect(processId()).rejects.toThrow();
});

it('does not retry a process that ends before it is ready', async () => {
  running = new Supervised(await planOf('process.exit(3)'));
  await expect(running.start()).rejects.toThrow('The server ended before it was ready');
});

it('names the variable of a port that is taken', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const plan = { ...(await planOf(SERVER)), port };
  await expect(requireFreePorts([plan], 0)).rejects.toThrow(`Port ${port} of the server is in use`);
  other.close();
});

it('waits for a port that is about to be free', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const checked = requireFreePorts([{ ...(await planOf(SERVER)), port }], 10_000);
  other.close();
  await expect(checked).resolves.toBeUndefined();
});

it('names the variables of a port that two processes want', async () => {
  const plan = await planOf(SERVER);
  const other = { ...plan, name: 'other', portVariable: 'OTHER_PORT' };
  await expect(requireFreePorts([plan, other])).rejects.toThrow(`TEST_PORT and OTHER_PORT are both ${plan.port}`);
});

it('does not wait for a process that refuses to start and has nothing left to do', async () => {
  running = new Supervised(await planOf('process.exitCode = 1'));
  await expect(running.start()).rejects.toThrow('The server ended before it was ready');
});

it('ends with npm, which leaves what runs in its shell', async () => {
  const plan = await planOf(SERVER);
  const script = `import('./scripts/supervisor.mjs').then(({ superviseAll }) => superviseAll([${JSON.stringify(plan)}]))`;
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], {
    stdio: 'ignore',
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  onTestFinished(() => void shell.kill('SIGTERM'));
  const answers = () => fetch(`http://127.0.0.1:${plan.port}/`).then(({ ok }) => ok);
  await vi.waitFor(async () => expect(await answers()).toBe(true), { timeout: 15_000, interval: 100 });
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(answers()).rejects.toThrow(), { timeout: 10_000, interval: 100 });
});
