import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxControl } from './sandbox-control';

const START_MS = 40_000;
/** Characters of a process's output that are kept, and that an error may show. */
const OUTPUT_KEPT = 2_000_000;
const OUTPUT_SHOWN = 20_000;

/** HOLD_LIMITS for tests: all of them come from one address, and some from one browser. */
export const MANY_HOLDS = 'browser=1000,email=100000,address=100000';

/** Ports of a running shop and its sandbox. */
export type PairAddress = { shopPort: number; sandboxPort: number };

/** Returns a brand's home address for a browser; Node cannot resolve names under localhost, see `PlainBrowser`. */
export function originOf(brand: 'ru' | 'intl', shopPort: number): string {
  return `http://${brand === 'ru' ? 'ru.localhost' : 'localhost'}:${shopPort}`;
}

export type PairOptions = {
  /** Artificial delay of a search; default 50. */
  searchDelayMs?: number;
  /** Additional variables for both processes. */
  env?: Record<string, string>;
  /** Discards the output of the processes, even when one does not start: the bench has no time for it. */
  isSilent?: boolean;
};

type Role = 'shop' | 'sandbox';

/** A built shop and its sandbox, two processes with a data folder of their own. */
export class Pair {
  #processes: Partial<Record<Role, ChildProcess>> = {};
  #output: Record<Role, string> = { shop: '', sandbox: '' };
  #env: Record<string, string>;

  private constructor(
    readonly address: PairAddress,
    private readonly dataDirectory: string,
    private readonly options: PairOptions,
  ) {
    this.#env = options.env ?? {};
  }

  static async start(options: PairOptions = {}): Promise<Pair> {
    const [shopPort, sandboxPort] = await Promise.all([freePort(), freePort()]);
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'fairwind-'));
    const pair = new Pair({ shopPort, sandboxPort }, dataDirectory, options);
    try {
      await Promise.all([pair.run('sandbox'), pair.run('shop')]);
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  /** Starts another shop at the sandbox of `other`. */
  static async beside({ address }: Pair, options: PairOptions = {}): Promise<Pair> {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'fairwind-'));
    const pair = new Pair({ shopPort: await freePort(), sandboxPort: address.sandboxPort }, dataDirectory, options);
    try {
      await pair.run('shop');
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  get control(): SandboxControl {
    return new SandboxControl(this.address.sandboxPort);
  }

  /** Returns the output of a process since its start. */
  outputOf(role: Role): string {
    return this.#output[role];
  }

  isRunning(role: Role): boolean {
    const child = this.#processes[role];
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /**
   * Starts a stopped process. Resolves when it answers.
   * @param env additional variables from now on instead of those of the options
   */
  async run(role: Role, env = this.#env): Promise<void> {
    const { shopPort, sandboxPort } = this.address;
    this.#env = env;
    const child = spawn(process.execPath, [`build/${role === 'shop' ? 'host' : 'sandbox'}/index.js`], {
      stdio: this.options.isSilent ? 'ignore' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SANDBOX: 'true',
        LOG_LEVEL: 'warn',
        PORT: String(shopPort),
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_SEARCH_DELAY_MS: String(this.options.searchDelayMs ?? 50),
        // Tests that want changes by carriers ask for them.
        SANDBOX_SCHEDULE_CHANGES: 'never',
        DATA_DIR: this.dataDirectory,
        // All tests come from one address, and search more than its visitors would.
        SEARCHES_PER_MINUTE: '100000',
        // Many start at a time, and tests count calls or break services before the first page.
        WARM_PAGES: 'false',
        ...env,
      },
    });
    this.#processes[role] = child;
    this.#output[role] = '';
    const keep = (chunk: Buffer) => {
      this.#output[role] = (this.#output[role] + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const ready = role === 'shop' ? `http://127.0.0.1:${shopPort}/readyz` : `http://127.0.0.1:${sandboxPort}/healthz`;
    for (const deadline = Date.now() + START_MS; !(await answers(ready)); await sleep(50)) {
      if (child.exitCode === null && Date.now() < deadline) continue;
      throw new Error(`the ${role} did not start:\n${this.outputOf(role).slice(-OUTPUT_SHOWN)}`);
    }
  }

  /** Ends a process: `SIGKILL` as a crash does, `SIGTERM` gracefully. */
  async end(role: Role, signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#processes[role];
    if (!child || !this.isRunning(role)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await Promise.all([this.end('shop', 'SIGKILL'), this.end('sandbox', 'SIGKILL')]);
    await rm(this.dataDirectory, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
