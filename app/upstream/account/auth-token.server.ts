import { inspect } from 'node:util';

/**
 * Authenticates an account. It cannot be logged, serialised or put into a page by mistake: everything but `reveal`
 * shows "[token]".
 */
export class AuthToken {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Only for the account client and the sealed cookie. */
  reveal(): string {
    return this.#token;
  }

  toString(): string {
    return '[token]';
  }

  toJSON(): string {
    return '[token]';
  }

  [inspect.custom](): string {
    return '[token]';
  }
}
