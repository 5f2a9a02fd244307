import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds until the proxy gives up a request, as proxies do. */
const PATIENCE_MS = 5000;

/**
 * A proxy like nginx or a load balancer: all visitors share four persistent connections to the shop. A fault on one of
 * them is somebody else's 502.
 */
export class PoolingProxy {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  private constructor(
    readonly server: Server,
    private readonly shopPort: number,
  ) {}

  static async start(shopPort: number): Promise<PoolingProxy> {
    const proxy: PoolingProxy = new PoolingProxy(
      createServer((incoming, response) => {
        const { method, url: path, headers } = incoming;
        const target = { host: '127.0.0.1', port: proxy.shopPort, method, path, headers, agent: proxy.#agent };
        const sent = request({ ...target, timeout: PATIENCE_MS });
        sent.on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        sent.on('timeout', () => sent.destroy());
        sent.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
        incoming.on('error', () => sent.destroy());
        incoming.pipe(sent);
      }),
      shopPort,
    );
    proxy.server.listen(0);
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
