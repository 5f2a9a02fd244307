import { z } from 'zod';
import { ServiceFailure } from '../service/failure';
import type { SandboxReply, SandboxService } from '../service/service';
import { ClockRangeError } from './clock';
import type { Control } from './control';
import { controlDocument, type ControlDocument } from './document';

export type ControlParts<Correction> = {
  control: Control;
  /** Operation names by service, for faults. */
  operations: Record<string, string[]>;
  /** Returns charges and tickets, for tests that count money. */
  readLedger(): Promise<unknown>;
  /** An operator corrects the name of a passenger and asks for the carrier's charge. */
  askForCorrection: { body: z.ZodType<Correction>; ask(request: Correction): Promise<unknown> };
  /** Deletes bookings, payments and messages. */
  wipe(): Promise<void>;
};

/** Makes the JSON API at /control. */
export function createControlService<Correction>({
  control,
  operations,
  readLedger,
  askForCorrection,
  wipe,
}: ControlParts<Correction>): SandboxService {
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
      'POST /corrections': async ({ body }) => {
        const request = askForCorrection.body.safeParse(body);
        if (!request.success) return { status: 400, json: { error: z.prettifyError(request.error) } };
        try {
          return { json: await askForCorrection.ask(request.data) };
        } catch (error) {
          if (error instanceof ServiceFailure) return { status: 409, json: { error: error.code } };
          throw error;
        }
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
