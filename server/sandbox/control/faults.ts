import type { SandboxReply } from '../service/service';
import type { FaultPatch, ServiceFaultsPatch } from './document';

type Fault = { [K in keyof FaultPatch]?: NonNullable<FaultPatch[K]> };
type ServiceFaults = Fault & { operations?: Record<string, Fault> };

/** A reply of a service, an invalid JSON text, or a closed connection. */
export type DisturbedReply = SandboxReply | { brokenJson: string } | 'cut';

const CHALLENGE_PAGE = '<!doctype html><title>Just a moment…</title><h1>Checking your browser</h1>';

const HANG_UP_NOTICE_MS = 20;

/** The faults of `chaos`, in turn. */
const CHAOS: readonly Fault[] = [
  { status: 500 },
  { status: 500, when: 'after' },
  { cut: true },
  { malformed: 'truncated', when: 'after' },
  { hang: true },
  { cut: true, when: 'after' },
  { hang: true, when: 'after' },
];

/** A service call in the listener. */
export type DisturbableCall = {
  service: string;
  operation: string;
  /** Checks whether the caller has hung up; work that has not begun by then is skipped. */
  isGone(): boolean;
  /** Makes the service's own refusal. */
  refuse(code: string): SandboxReply;
};

/** The faults set at /control, and their effect on calls. They live in memory: a restarted sandbox is healthy. */
export class Faults {
  #services: Record<string, ServiceFaults> = {};
  #owed = new Map<string, number>();
  #mishaps = 0;
  #waiting = new Map<string, Set<() => void>>();
  #isClosed = false;

  snapshot(): Record<string, ServiceFaults> {
    return structuredClone(this.#services);
  }

  /** Merges a document; calls that wait in a service named there continue. */
  merge(patch: Record<string, ServiceFaultsPatch | null>): void {
    for (const [service, change] of Object.entries(patch)) {
      this.#release(service);
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
  }

  reset(): void {
    this.#services = {};
    this.#owed.clear();
    this.#releaseAll();
  }

  /** Ends every hang and delay for good. */
  close(): void {
    this.#isClosed = true;
    this.#releaseAll();
  }

  /**
   * Runs one call under the fault of its operation, or else of its service.
   * @returns null when nobody waits for the answer any more
   */
  async apply(call: DisturbableCall, work: () => Promise<SandboxReply>): Promise<DisturbedReply | null> {
    const fault = this.#take(call.service, call.operation);
    if (!fault) return work();
    if (fault.when === 'after') {
      const reply = await work();
      return (await this.#disturb(fault, call, reply)) ?? reply;
    }
    const instead = await this.#disturb(fault, call, null);
    if (instead) return instead;
    return call.isGone() || this.#isClosed ? null : work();
  }

  /** Takes the fault for this call, counting down `times`. */
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
    return taken.chaos ? { ...taken, ...this.#mishap(`${service} ${operation}`, taken.chaos) } : taken;
  }

  /** Returns no fault for most calls, and the next kind of fault for the given share. */
  #mishap(call: string, rate: number): Fault {
    if (!this.#isDue(`chaos ${call}`, rate)) return {};
    this.#mishaps += 1;
    return CHAOS[this.#mishaps % CHAOS.length] ?? {};
  }

  /** Waits for the fault's time and returns the answer to send instead, if any. */
  async #disturb(
    fault: Fault,
    { service, operation, refuse }: DisturbableCall,
    reply: SandboxReply | null,
  ): Promise<DisturbedReply | null> {
    if (fault.delayMs) await this.#wait(service, fault.delayMs);
    if (fault.hang) await this.#wait(service, null);
    if (fault.cut) return 'cut';
    if (fault.status) return { status: fault.status, json: { error: 'serverError', message: 'internalBackendError' } };
    if (fault.refuse) return refuse(fault.refuse);
    if (fault.errorRate && this.#isDue(`${service} ${operation}`, fault.errorRate)) {
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

  /** Waits this long, or without an end, but no longer than until the service's faults change. */
  async #wait(service: string, milliseconds: number | null): Promise<void> {
    if (this.#isClosed) return;
    const waiting = this.#waiting.get(service) ?? new Set();
    this.#waiting.set(service, waiting);
    await new Promise<void>((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(go, milliseconds);
      function go() {
        clearTimeout(timer);
        waiting.delete(go);
        // A hang-up becomes known a moment later.
        setTimeout(resolve, HANG_UP_NOTICE_MS);
      }
      waiting.add(go);
    });
  }

  #release(service: string): void {
    for (const go of this.#waiting.get(service) ?? []) go();
  }

  #releaseAll(): void {
    for (const service of this.#waiting.keys()) this.#release(service);
  }
}

const NO_FAULT: FaultPatch = {
  delayMs: null,
  errorRate: null,
  hang: null,
  malformed: null,
  status: null,
  refuse: null,
  cut: null,
  chaos: null,
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
