import type { InStatement } from '@libsql/client';
import type { SandboxContext } from './service';

/** Returns the statements that an event adds to the transaction of its cause; none when it does not matter here. */
export type Listener<Payload> = (payload: Payload, context: SandboxContext) => InStatement[] | Promise<InStatement[]>;

/** The listeners of one folder, by event. */
export type Listeners<Events> = { readonly [Name in keyof Events]?: Listener<Events[Name]> };

/**
 * Carries events from a folder to the folders above it, which it must not import. `Events` maps the name of an event
 * to its payload. The server decides who listens.
 */
export class EventBus<Events> {
  readonly #listeners: readonly Listeners<Events>[];

  constructor(...listeners: Listeners<Events>[]) {
    this.#listeners = listeners;
  }

  /**
   * Asks all listeners and returns their statements. The caller must write them in the same batch as the cause of the
   * event. Then the database stores all of it or nothing: a process that is killed at any moment neither loses a
   * letter about a payment nor sends one about a payment that never happened.
   */
  async statementsFor<Name extends keyof Events>(
    name: Name,
    payload: Events[Name],
    context: SandboxContext,
  ): Promise<InStatement[]> {
    const lists = await Promise.all(this.#listeners.map(async (one) => (await one[name]?.(payload, context)) ?? []));
    return lists.flat();
  }
}
