import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A search service in front of the sandbox's. It holds the selected searches until it stops and passes all else on,
 * so that a test decides which searches are slow, independently of the clock.
 */
export class GatedSearch {
  #held = 0;
  #target = '';
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  private constructor(private readonly holds: (body: string) => boolean) {}

  /** @param holds decides by the body of a search whether to hold it */
  static async start(holds: (body: string) => boolean): Promise<GatedSearch> {
    const gate = new GatedSearch(holds);
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  /** Value for SEARCH_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Held searches in flight. */
  get held(): number {
    return this.#held;
  }

  /** Sets the target of the others, once the sandbox runs. */
  handOnTo(sandboxPort: number): void {
    this.#target = `http://127.0.0.1:${sandboxPort}/search`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (request.url?.startsWith('/frontend_search') && this.holds(body)) {
      this.#held += 1;
      response.on('close', () => (this.#held -= 1));
      return;
    }
    const answer = await fetch(this.#target + (request.url ?? ''), {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  }
}
