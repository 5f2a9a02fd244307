import type { Response } from 'express';

/**
 * Runs `fill` when the headers are about to be sent. Remix appends its headers to those already set, so anything that
 * depends on the response has to wait for them.
 */
export function beforeHeaders(response: Response, fill: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = (...given: unknown[]) => {
    fill();
    return writeHead(...given);
  };
}
