import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { Counter, Histogram, Registry, collectDefaultMetrics, register } from 'prom-client';
import type { PageNamer } from './addresses/page-names';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

export type NotedAnswer = { method: string; page: string; status: number; seconds: number; memory: string };

/** "2xx" */
function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Prometheus metrics of the host, shown together with those of the app in prom-client's own registry. */
export class Metrics {
  #registry = new Registry();
  #seconds = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'page', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5, 10],
    registers: [this.#registry],
  });
  #aborted = new Counter({
    name: 'shop_http_requests_aborted_total',
    help: 'Requests whose browser left before the answer was complete.',
    registers: [this.#registry],
  });

  #memory = new Counter({
    name: 'shop_page_memory_total',
    help: 'Pages answered from memory: fresh, stale, made for it, or refused to a robot past its budget.',
    labelNames: ['how'],
    registers: [this.#registry],
  });

  /**
   * @param access METRICS_TOKEN, and whether this machine needs none: not in production, where a proxy on the same
   *   machine asks for others
   */
  constructor(private readonly access: { token: string | undefined; isOpenHere: boolean }) {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Observes duration and aborts of requests. @param pageName gives the `page` label of a path, out of a small set */
  observe(pageName: PageNamer): RequestHandler {
    return (request, response, next) => {
      const stop = this.#seconds.startTimer({ method: request.method });
      const { path } = request;
      response.on('close', () => {
        stop({ page: pageName(path), status: statusClass(response.statusCode) });
        if (!response.writableFinished) this.#aborted.inc();
      });
      next();
    };
  }

  /** Counts a response that bypassed `observe`. @param memory its page cache result */
  note({ method, page, status, seconds, memory }: NotedAnswer): void {
    this.#seconds.observe({ method, page, status: statusClass(status) }, seconds);
    this.#memory.inc({ how: memory });
  }

  /** Serves `/metrics` with the token, or to this machine; answers 404 to others. */
  endpoint: RequestHandler = async (request, response, next) => {
    if (!this.#isAllowed(request)) {
      response.status(404).type('text/plain').send('Not found\n');
      return;
    }
    try {
      const merged = Registry.merge([this.#registry, register]);
      response.type(merged.contentType).send(await merged.metrics());
    } catch (error) {
      next(error);
    }
  };

  #isAllowed(request: Request): boolean {
    const given = request.get('authorization')?.replace(/^Bearer /, '');
    const { token, isOpenHere } = this.access;
    if (given !== undefined) return token !== undefined && isSame(given, token);
    if (!isOpenHere) return false;
    // A proxy on this machine forwards for others.
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
