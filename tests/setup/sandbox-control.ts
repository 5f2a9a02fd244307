import type { z } from 'zod';
import type { correctionRequest } from '#server/sandbox/booking/corrections/correction';
import type { readLedger } from '#server/sandbox/booking/payment/ledger';
import type { controlDocument } from '#server/sandbox/control/document';

/** The charges and tickets, booking by booking. */
export type Ledger = Awaited<ReturnType<typeof readLedger>>;

/** A message in the sandbox's outbox. */
export type SentMessage = {
  id: number;
  kind: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  /** Names of files, each at /outbox/{id}/{name}. */
  attachments: string[];
};

/** Client of the sandbox's /control and /outbox. */
export class SandboxControl {
  readonly origin: string;

  /** @param isShopWarm whether the shop may answer from its memory instead of calling the sandbox */
  constructor(
    port: number,
    private readonly isShopWarm = false,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /**
   * Merges clock, faults and settings into the current ones.
   * @throws when the sandbox does not know a name, and for what a warm shop might not notice
   */
  async set(document: z.input<typeof controlDocument>): Promise<void> {
    if (this.isShopWarm && (document.services ?? document.settings?.features)) {
      throw new Error('faults and feature flags need `isolated: true`: a warm shop remembers');
    }
    await this.#post('/control', document);
  }

  /** Resets to no faults, real time and the initial settings; bookings stay. */
  async reset(): Promise<void> {
    await this.#post('/control/reset');
  }

  /** Resets, and deletes all that visitors have left: bookings, accounts, messages. */
  async wipe(): Promise<void> {
    await this.#post('/control/wipe');
  }

  /** Has an operator correct a passenger's name, for the carrier's charge. @returns the token of the surcharge */
  async correct(request: z.input<typeof correctionRequest>): Promise<string> {
    return ((await this.#post('/control/corrections', request)) as { surcharge: string }).surcharge;
  }

  /** Returns the number of calls by service and operation since the start or the last reset. */
  async calls(): Promise<Record<string, Record<string, number>>> {
    if (this.isShopWarm) throw new Error('calls are counted with `isolated: true`: a warm shop makes fewer');
    return (await this.#get('/control/calls')) as Record<string, Record<string, number>>;
  }

  async ledger(): Promise<Ledger> {
    return (await this.#get('/control/ledger')) as Ledger;
  }

  /** Returns the messages sent to an address or a phone number, newest first. */
  async messagesTo(recipient: string): Promise<SentMessage[]> {
    const { messages } = (await this.#get(`/outbox.json?to=${encodeURIComponent(recipient)}`)) as {
      messages: SentMessage[];
    };
    return messages;
  }

  async #get(path: string): Promise<unknown> {
    return read(await fetch(this.origin + path));
  }

  async #post(path: string, body?: unknown): Promise<unknown> {
    return read(
      await fetch(this.origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    );
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as unknown;
}
