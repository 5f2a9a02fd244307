import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/setup/pair';

/** The bare Remix app, served by remix-serve. */
export type Floor = {
  origin: string;
  /** Milliseconds of the processor so far. Reads Linux's own figures. */
  computedMs(): number;
  stop(): void;
};

/** Builds and starts the bare app. @param screens loader data by the name of the screen */
export async function startFloor(screens: Record<string, unknown>): Promise<Floor> {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '-c', 'tests/bench/floor/vite.config.ts'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error('the floor could not be built');

  const data = path.join(mkdtempSync(path.join(tmpdir(), 'floor-')), 'screens.json');
  writeFileSync(data, JSON.stringify(screens));
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    ['node_modules/@remix-run/serve/dist/cli.js', 'tests/bench/floor/build/server/index.js'],
    { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FLOOR_DATA: data } },
  );
  const origin = `http://127.0.0.1:${port}`;
  const [first = ''] = Object.keys(screens);
  for (let tries = 0; !(await isThere(`${origin}/${first}`)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error('the floor did not start');
    await sleep(100);
  }
  return { origin, computedMs: () => computedMs(child.pid ?? 0), stop: () => void child.kill('SIGKILL') };
}

/** A process counts hundredths of a second: `utime` and `stime` of proc_pid_stat(5), which follow the name in brackets. */
function computedMs(pid: number): number {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
  const [utime, stime] = figures.split(' ').slice(11, 13).map(Number);
  return ((utime ?? 0) + (stime ?? 0)) * 10;
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
