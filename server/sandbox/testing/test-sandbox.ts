import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnswerOf, Endpoint } from '~/upstream/endpoint';
import { failureSchema, successSchema } from '~/upstream/envelope';
import type { ControlDocument } from '../control/document';
import type { Offer } from '../search/offers/offer';
import type { SandboxContext } from '../service/service';
import { startSandbox, type Sandbox } from '../server';
import { makeOffer, exchangeFlights, otherFlights } from './offers';

export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: string; details: unknown };

/** Initial clock of a test. */
export const START = '2031-05-01T10:00:00Z';

/** A client for a running sandbox. */
export class RemoteSandbox {
  constructor(readonly address: () => string) {}

  get url(): string {
    return this.address();
  }

  async control(document: ControlDocument): Promise<void> {
    const answer = await this.post('/control', document);
    if (!answer.ok) throw new Error(await answer.text());
  }

  async advance(seconds: number): Promise<void> {
    await this.control({ clock: { advanceMinutes: seconds / 60 } });
  }

  async read(address: string): Promise<unknown> {
    return (await fetch(`${this.url}${address}`)).json();
  }

  post(address: string, body: unknown, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...init,
    });
  }

  /** Makes a call and parses its answer with the contract's schema; a broken contract fails the test. */
  async call<E extends Endpoint>({ service, path: address, answer }: E, body: object): Promise<Outcome<AnswerOf<E>>> {
    const response = await this.post(`/${service}${address}`, { v: '2.0', ...body });
    const json: unknown = await response.json();
    const failure = failureSchema.safeParse(json);
    if (failure.success) return { error: failure.data.error, details: failure.data.data };
    return { data: successSchema(answer).parse(json).data as AnswerOf<E> };
  }
}

/** A sandbox with its own offers on a free port; stopping it removes its directory. */
export class TestSandbox extends RemoteSandbox {
  private constructor(
    private readonly directory: string,
    private readonly offers: Offer[],
    private sandbox: Sandbox,
  ) {
    super(() => this.sandbox.url);
  }

  /** Starts a sandbox with constant prices, one-second steps and the clock at START. */
  static async start(offers: Offer[] = [makeOffer()]): Promise<TestSandbox> {
    const test = await TestSandbox.open(await mkdtemp(path.join(tmpdir(), 'sandbox-')), offers);
    await test.control({ clock: { now: START } });
    return test;
  }

  /** Starts a sandbox on the database of another process, with its clock. */
  static async open(directory: string, offers: Offer[]): Promise<TestSandbox> {
    return new TestSandbox(directory, offers, await boot(directory, offers));
  }

  get context(): SandboxContext {
    return this.sandbox.context;
  }

  async restart(): Promise<void> {
    await this.sandbox.close();
    this.sandbox = await boot(this.directory, this.offers);
  }

  async stop(): Promise<void> {
    await this.sandbox.close();
    await rm(this.directory, { recursive: true, force: true });
  }
}

function boot(directory: string, offers: Offer[]): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    dataDirectory: directory,
    settings: {
      priceChange: 'never',
      scheduleChanges: 'never',
      exchangeRefusals: 'never',
      issueStepMs: 1000,
      searchDelayMs: 0,
    },
    offers: {
      services: [],
      findOffer: async (variantId) => offers.find((offer) => offer.variantId === variantId) ?? 'unknown',
      findOtherFlights: otherFlights,
      findExchangeFlights: exchangeFlights,
    },
  });
}
