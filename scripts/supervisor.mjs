/** Runs the project's processes as children, and restarts one that dies. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A child that lived this long restarts with the first pause. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_MS = 12_000;
/** Processes whose parent was just killed need a moment to end. */
const PORT_PATIENCE_MS = 3_000;
/** The shell of npm, when npm started this process. */
const PARENT = process.ppid;
const PARENT_CHECK_MS = 500;

/**
 * @typedef {object} ProcessPlan
 * @property {string} name its name in messages
 * @property {string[]} args arguments of node
 * @property {number} port
 * @property {string} portVariable
 * @property {string} [host] address it listens on; all when absent
 * @property {string} readyPath answers 200 when the process is ready
 * @property {Record<string, string>} [env]
 */

/** @throws when a port is taken, or cannot be listened on */
export async function requireFreePorts(/** @type {ProcessPlan[]} */ plans, patienceMs = PORT_PATIENCE_MS) {
  const deadline = Date.now() + patienceMs;
  for (const { name, port, portVariable } of plans) {
    const other = plans.find((plan) => plan.port === port && plan.name !== name);
    if (other) throw new Error(`${portVariable} and ${other.portVariable} are both ${port}: each needs its own port.`);
    let fault = await faultOf(port);
    while (fault?.code === 'EADDRINUSE' && Date.now() < deadline) {
      await sleep(100);
      fault = await faultOf(port);
    }
    if (fault === null) continue;
    const reason = fault.code === 'EADDRINUSE' ? 'is in use. End what uses it' : `cannot be used (${fault.code})`;
    throw new Error(`Port ${port} of the ${name} ${reason}, or choose another with ${portVariable}.`);
  }
}

/** Keeps one process running until it is stopped. */
export class Supervised {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #isStopping = false;
  #hasBeenReady = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(/** @type {ProcessPlan} */ plan) {
    this.plan = plan;
  }

  /** Starts the process; resolves when it answers, rejects when it ends before that. */
  async start() {
    const isGone = this.#spawn();
    const url = `http://${reachableHost(this.plan.host)}:${this.plan.port}${this.plan.readyPath}`;
    while (!(await answers(url))) {
      if (isGone.now) throw new Error(`The ${this.plan.name} ended before it was ready; its output above says why.`);
      await sleep(100);
    }
    this.#hasBeenReady = true;
  }

  /** Asks the process to end, and kills it after a timeout. */
  async stop() {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(deadline);
  }

  #spawn() {
    const { args, env } = this.plan;
    const startedAt = Date.now();
    const state = { now: false };
    const child = spawn(process.execPath, ['--import', './scripts/exit-with-parent.mjs', ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    this.#child = child;
    child.on('exit', (code, signal) => {
      state.now = true;
      void this.#comeBack(Date.now() - startedAt, signal ?? `code ${code}`);
    });
    return state;
  }

  async #comeBack(livedMs, reason) {
    if (this.#isStopping || !this.#hasBeenReady) return;
    this.#pauseMs = livedMs > HEALTHY_AFTER_MS ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    console.error(`The ${this.plan.name} ended (${reason}); it is started again in ${this.#pauseMs / 1000} s.`);
    await sleep(this.#pauseMs);
    if (!this.#isStopping) this.#spawn();
  }
}

/**
 * Starts all processes; when one cannot start, stops the others and throws. Ends them gracefully on SIGINT and
 * SIGTERM, even when only npm got the signal: npm ends its shell and leaves what runs in it.
 */
export async function superviseAll(/** @type {ProcessPlan[]} */ plans) {
  await requireFreePorts(plans);
  const children = plans.map((plan) => new Supervised(plan));
  const stopAll = () => Promise.all(children.map((child) => child.stop()));
  const end = () => void stopAll().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== PARENT && end(), PARENT_CHECK_MS).unref();
  }
  try {
    await Promise.all(children.map((child) => child.start()));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Returns the host under which a process of this machine can be reached. */
function reachableHost(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Returns why a port cannot be listened on, or null. */
function faultOf(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}
