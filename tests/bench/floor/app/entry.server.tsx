import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';

const ABORT_DELAY_MS = 5000;

/**
 * Does the same as Remix's own entry for a browser. It is written out because Remix, where an app has no entry of its own,
 * adds the package isbot to package.json and installs it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_DELAY_MS} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      onShellReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    setTimeout(abort, ABORT_DELAY_MS);
  });
}
