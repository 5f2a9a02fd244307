import { inspect } from 'node:util';

/**
 * What opens an account. It cannot be logged, serialised or put into a page by mistake: everything but `reveal` shows
 * "[token]".
 */
export class AuthToken {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** For the account client and the sealed cookie, and for nothing else. */
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
