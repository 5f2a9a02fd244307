import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedisServer } from '../../scripts/redis.mjs';
import { freePort } from './pair';

const START_MS = 10_000;

/** A test's own Redis, on a free port, without persistence. */
export class OwnRedis {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly directory: string,
  ) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort(), await mkdtemp(path.join(tmpdir(), 'fairwind-redis-')));
    await redis.run();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts Redis, empty and at the same address. Resolves when it answers. */
  async run(): Promise<void> {
    const program = findRedisServer();
    if (!program) throw new Error('redis-server is not installed: npm test does that, or says how');
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.directory];
    const child = spawn(program, options, { stdio: 'ignore' });
    this.#process = child;
    for (const deadline = Date.now() + START_MS; !(await answers(this.port)); await sleep(20)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('redis-server did not start');
    }
  }

  /** Ends Redis as a crash does. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true, force: true });
  }

  /** Runs one command whose arguments contain no spaces. @returns the raw answer of Redis */
  async command(...words: readonly string[]): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.end(`${words.join(' ')}\r\n`);
    let answer = '';
    for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString();
    return answer;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
