import type { Response } from 'express';

/**
 * Runs `fill` when the headers are about to be sent. Remix appends its headers to those already set, so whatever
 * depends on the answer has to wait until they are there.
 */
export function beforeHeaders(response: Response, fill: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = (...given: unknown[]) => {
    fill();
    return writeHead(...given);
  };
}
