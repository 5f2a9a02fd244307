import type { RequestHandler } from 'express';

/** Whether this process should receive requests. Draining is final. */
export class Readiness {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  drain(): void {
    this.#isDraining = true;
  }

  /** `/healthz`: the process runs. */
  health: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
  };

  /** `/readyz`: 503 while draining. */
  ready: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (this.#isDraining) response.status(503).send('draining\n');
    else response.send('ready\n');
  };

  /** Tells clients of a draining process to use a new connection for their next request. */
  closeConnections: RequestHandler = (_request, response, next) => {
    if (this.#isDraining) response.setHeader('Connection', 'close');
    next();
  };
}
