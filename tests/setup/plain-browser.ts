import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { parseSetCookie } from 'cookie';

export type PlainPage = {
  status: number;
  /** Path and query of the final page. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export type Cookie = { name: string; value: string; path: string };
type SendOptions = {
  fields?: FormFields;
  /** Sent unchanged in place of `fields`. */
  body?: string | Buffer;
  /** Overrides a browser's headers; undefined omits one. */
  headers?: OutgoingHttpHeaders;
  redirects?: number;
};
type GetOptions = Omit<SendOptions, 'fields' | 'body'>;

const MAX_REDIRECTS = 10;

/**
 * A browser with nothing but a cookie jar, like curl. It connects to this machine and names the brand's host in the
 * request, because Node does not resolve names under localhost.
 */
export class PlainBrowser {
  /** Local address of this test's browsers; null leaves it to the system. */
  static address: string | null = null;

  #cookies: Cookie[] = [];

  readonly #setCookieHeaders: string[] = [];

  /**
   * @param origin "http://ru.localhost:3000", or with a proxy in front "https://shop.example"
   * @param always headers of every request, as a proxy in front would add them
   * @param port the shop's port, when the origin does not name it; a test may change it, as a load balancer would
   */
  constructor(
    readonly origin: string,
    private readonly always: OutgoingHttpHeaders = {},
    public port = new URL(origin).port,
  ) {}

  /** All received Set-Cookie headers, unchanged. */
  get setCookieHeaders(): readonly string[] {
    return this.#setCookieHeaders;
  }

  /** @param redirects the number to follow; 0 returns the redirect itself */
  get(path: string, { headers = {}, redirects = MAX_REDIRECTS }: GetOptions = {}): Promise<PlainPage> {
    return this.#send('GET', path, { headers, redirects });
  }

  /** Posts a form as a browser does. */
  post(path: string, fields: FormFields, options: GetOptions = {}): Promise<PlainPage> {
    return this.#send('POST', path, { fields, ...options });
  }

  /** Sends a request that no browser sends: another method, or a body that is not a form. */
  request(method: string, path: string, options: SendOptions = {}): Promise<PlainPage> {
    return this.#send(method, path, { redirects: 0, ...options });
  }

  /** Values of the jar's cookies by name, whatever their path. */
  get cookies(): Record<string, string> {
    return Object.fromEntries(this.#cookies.map(({ name, value }) => [name, value]));
  }

  /** The cookies with their paths, for a browser that goes on. */
  get jar(): readonly Cookie[] {
    return this.#cookies;
  }

  /** Stores a cookie, replacing one of the same name and path. An empty value removes it. */
  setCookie(name: string, value: string, path = '/'): void {
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value !== '') this.#cookies.push({ name, value, path });
  }

  async #send(method: string, path: string, options: SendOptions): Promise<PlainPage> {
    const { host } = new URL(this.origin);
    const body = options.body ?? (options.fields ? encode(options.fields) : undefined);
    const cookie = this.#cookiesFor(path);
    const headers = {
      host,
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        origin: this.origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
      ...this.always,
      ...options.headers,
    };
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      ...(PlainBrowser.address && { localAddress: PlainBrowser.address }),
      path,
      method,
      headers: withoutUndefined(headers),
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // A server that refuses a long body closes the connection during the upload.
    sent.on('error', () => response.destroy());
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
    this.#keep(response.headers['set-cookie'] ?? []);

    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    const redirects = options.redirects ?? MAX_REDIRECTS;
    const target = location === undefined ? null : new URL(location, this.origin + path);
    if (target && status >= 300 && status < 400 && redirects > 0 && target.origin === this.origin) {
      const keepsForm = status === 307 || status === 308;
      return this.#send(keepsForm ? method : 'GET', target.pathname + target.search, {
        fields: keepsForm ? options.fields : undefined,
        body: keepsForm ? options.body : undefined,
        headers: options.headers,
        redirects: redirects - 1,
      });
    }
    const content = Buffer.concat(chunks);
    return { status, path, headers: response.headers, body: content, text: content.toString('utf8') };
  }

  #cookiesFor(path: string): string {
    const [pathname = '/'] = path.split('?', 1);
    return this.#cookies
      .filter((cookie) => pathname === cookie.path || pathname.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(headers: string[]): void {
    this.#setCookieHeaders.push(...headers);
    for (const header of headers) {
      const { name, value = '', path = '/', maxAge, expires } = parseSetCookie(header, { decode: (text) => text });
      const isExpired = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      this.setCookie(name, isExpired ? '' : value, path);
    }
  }
}

function withoutUndefined(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function encode(fields: FormFields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form.toString();
}
