import { z } from 'zod';
import type { SandboxReply, SandboxService } from '../service/service';
import { ClockRangeError } from './clock';
import type { Control } from './control';
import { controlDocument, type ControlDocument } from './document';

export type ControlParts = {
  control: Control;
  /** Operation names by service, for faults. */
  operations: Record<string, string[]>;
  /** Returns charges and tickets, for tests that count money. */
  readLedger(): Promise<unknown>;
  /** Deletes bookings, payments and messages. */
  wipe(): Promise<void>;
};

/** Makes the JSON API at /control. */
export function createControlService({ control, operations, readLedger, wipe }: ControlParts): SandboxService {
  const show = (): SandboxReply => ({ json: { ...control.snapshot(), operations } });
  return {
    name: 'control',
    routes: {
      'GET /': show,
      'POST /': async ({ body }) => {
        const document = controlDocument.safeParse(body);
        if (!document.success) return { status: 400, json: { error: z.prettifyError(document.error) } };
        const unknown = unknownTargets(document.data, operations);
        if (unknown.length > 0) return { status: 400, json: { error: `unknown: ${unknown.join(', ')}`, operations } };
        try {
          await control.merge(document.data);
        } catch (error) {
          if (error instanceof ClockRangeError) return { status: 400, json: { error: error.message } };
          throw error;
        }
        return show();
      },
      'POST /reset': async () => {
        await control.reset();
        return show();
      },
      'POST /wipe': async () => {
        await control.reset();
        await wipe();
        return show();
      },
      'GET /calls': () => ({ json: control.calls() }),
      'GET /ledger': async () => ({ json: await readLedger() }),
    },
  };
}

/** Finds unknown names, since a fault on a misspelt name would silently do nothing. */
function unknownTargets(document: ControlDocument, known: Record<string, string[]>): string[] {
  return Object.entries(document.services ?? {}).flatMap(([service, faults]) => {
    const operations = Object.hasOwn(known, service) ? known[service] : undefined;
    if (!operations) return [service];
    return Object.keys(faults?.operations ?? {})
      .filter((operation) => !operations.includes(operation))
      .map((operation) => `${service} ${operation}`);
  });
}
