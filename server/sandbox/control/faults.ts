import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxReply } from '../service';
import type { FaultPatch, ServiceFaultsPatch } from './document';

type Fault = { [K in keyof FaultPatch]?: NonNullable<FaultPatch[K]> };
type ServiceFaults = Fault & { operations?: Record<string, Fault> };

/** A reply of a service, or a text that is sent as JSON and is not. */
export type DisturbedReply = SandboxReply | { brokenJson: string };

const CHALLENGE_PAGE = '<!doctype html><title>Just a moment…</title><h1>Checking your browser</h1>';

/** A caller who hung up just before a hang ended is known to be gone after this. */
const HANG_UP_NOTICE_MS = 20;

/** The faults set at /control, and their effect on calls. They live in memory: a restart is a healthy sandbox. */
export class Faults {
  #services: Record<string, ServiceFaults> = {};
  #owed = new Map<string, number>();
  #hanging = new Set<() => void>();
  #closing = new AbortController();

  snapshot(): Record<string, ServiceFaults> {
    return structuredClone(this.#services);
  }

  /** Merges a document; calls that hang go on. */
  merge(patch: Record<string, ServiceFaultsPatch | null>): void {
    for (const [service, change] of Object.entries(patch)) {
      if (change === null) {
        delete this.#services[service];
        continue;
      }
      const { operations, ...own } = change;
      const present = (this.#services[service] ??= {});
      mergeFault(present, own);
      if (operations === null) delete present.operations;
      for (const [operation, fault] of Object.entries(operations ?? {})) {
        present.operations ??= {};
        if (fault === null) delete present.operations[operation];
        else mergeFault((present.operations[operation] ??= {}), fault);
      }
    }
    this.#release();
  }

  reset(): void {
    this.#services = {};
    this.#owed.clear();
    this.#release();
  }

  /** Ends every hang and delay for good. */
  close(): void {
    this.#closing.abort();
    this.#release();
  }

  /**
   * Runs one call under the fault of its operation, or else of its service.
   * @param isGone whether the caller has hung up; work that has not begun by then is not done
   * @returns null when nobody waits for the answer any more
   */
  async apply(
    service: string,
    operation: string,
    isGone: () => boolean,
    work: () => Promise<SandboxReply>,
  ): Promise<DisturbedReply | null> {
    const fault = this.#take(service, operation);
    if (!fault) return work();
    if (fault.when === 'after') {
      const reply = await work();
      return (await this.#disturb(fault, `${service} ${operation}`, reply)) ?? reply;
    }
    const instead = await this.#disturb(fault, `${service} ${operation}`, null);
    if (instead) return instead;
    return isGone() || this.#closing.signal.aborted ? null : work();
  }

  /** The fault for this call, counted against `times`. */
  #take(service: string, operation: string): Fault | null {
    const faults = this.#services[service];
    const own = faults?.operations?.[operation];
    const fault = own ?? faults;
    if (!fault) return null;
    const taken = { ...fault };
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) {
        if (own) delete faults?.operations?.[operation];
        else mergeFault(fault, NO_FAULT);
      }
    }
    return taken;
  }

  /** Waits as the fault says and gives the answer to send instead, if any. */
  async #disturb(fault: Fault, call: string, reply: SandboxReply | null): Promise<DisturbedReply | null> {
    if (fault.delayMs) await sleep(fault.delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    if (fault.hang && !this.#closing.signal.aborted) {
      await new Promise<void>((resolve) => this.#hanging.add(resolve));
      await sleep(HANG_UP_NOTICE_MS);
    }
    if (fault.status) return { status: fault.status, json: { error: 'serverError', message: 'internalBackendError' } };
    if (fault.errorRate && this.#isDue(call, fault.errorRate)) {
      return { status: 500, json: { error: 'serverError', message: 'internalBackendError' } };
    }
    return fault.malformed ? malformed(fault.malformed, reply) : null;
  }

  #isDue(call: string, rate: number): boolean {
    const owed = (this.#owed.get(call) ?? 0) + rate;
    const isDue = owed >= 1 - 1e-9;
    this.#owed.set(call, isDue ? owed - 1 : owed);
    return isDue;
  }

  #release(): void {
    for (const resume of this.#hanging) resume();
    this.#hanging.clear();
  }
}

const NO_FAULT: FaultPatch = {
  delayMs: null,
  errorRate: null,
  hang: null,
  malformed: null,
  status: null,
  when: null,
  times: null,
};

function mergeFault(target: Fault, patch: FaultPatch): void {
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete target[name as keyof Fault];
    else if (value !== undefined) Object.assign(target, { [name]: value });
  }
}

function malformed(kind: NonNullable<FaultPatch['malformed']>, reply: SandboxReply | null): DisturbedReply {
  switch (kind) {
    case 'html':
      return { status: 200, html: CHALLENGE_PAGE };
    case 'empty':
      return { status: 200 };
    case 'wrong_shape':
      return { json: { status: 'success', data: { unexpected: true } } };
    case 'truncated': {
      const text = JSON.stringify(reply && 'json' in reply ? reply.json : { status: 'success', data: { action: '' } });
      return { brokenJson: text.slice(0, Math.floor(text.length / 2)) };
    }
  }
}
