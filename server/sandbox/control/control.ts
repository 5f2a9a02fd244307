import type { SandboxSettings } from '../service/service';
import type { Clock } from './clock';
import type { ControlDocument } from './document';
import { Faults } from './faults';

export const DEFAULT_SETTINGS: SandboxSettings = {
  searchDelayMs: 800,
  priceChange: 'sometimes',
  issueStepMs: 1500,
  actionMs: {},
  registrationRefusals: 'sometimes',
  exchangeRefusals: 'sometimes',
  refundStepMs: 3_000,
  requestStepMs: 20 * 60_000,
  refundOutcome: 'done',
  payoutOutcome: 'completed',
  payoutStepMs: 60_000,
  assistantThinkMs: 600,
  scheduleChanges: 'sometimes',
  railPlaces: 'as_wished',
  railTickets: 'by_car',
  commentModeration: 'by_rules',
  surveys: 'never',
  features: {},
};

/** The controls for tests and curious people: the clock, the settings, the faults; and the count of calls. */
export class Control {
  readonly faults = new Faults();
  readonly settings: SandboxSettings;
  #calls: Record<string, Record<string, number>> = {};

  /** @param initial settings at the start and after a reset */
  constructor(
    readonly clock: Clock,
    private readonly initial: SandboxSettings,
  ) {
    this.settings = { ...initial };
  }

  /** @throws ClockRangeError without changing anything */
  async merge(document: ControlDocument): Promise<void> {
    if (document.clock?.now) await this.clock.set(new Date(document.clock.now));
    if (document.clock?.advanceMinutes !== undefined) await this.clock.advance(document.clock.advanceMinutes);
    if (document.settings) Object.assign(this.settings, document.settings);
    if (document.services) this.faults.merge(document.services);
  }

  /** Resets to a healthy sandbox in real time with no counts; bookings stay. */
  async reset(): Promise<void> {
    this.faults.reset();
    Object.assign(this.settings, this.initial);
    this.#calls = {};
    await this.clock.reset();
  }

  count(service: string, operation: string): void {
    const calls = (this.#calls[service] ??= {});
    calls[operation] = (calls[operation] ?? 0) + 1;
  }

  calls(): Record<string, Record<string, number>> {
    return structuredClone(this.#calls);
  }

  snapshot() {
    return {
      clock: { now: this.clock.now().toISOString(), offsetMinutes: this.clock.offsetMs / 60_000 },
      settings: { ...this.settings },
      services: this.faults.snapshot(),
    };
  }
}
