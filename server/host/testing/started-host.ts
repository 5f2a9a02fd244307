import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { readEnvironment } from '~/bff/environment/environment.server';
import { boundedServer, type SendingLimits } from '../connections';
import { createHost } from '../host';
import { Readiness } from '../readiness';

type Answering = (args: LoaderFunctionArgs | ActionFunctionArgs) => Response | Promise<Response>;

/** Makes a Remix build of one resource route that answers every address. */
export function routeOf(loader: Answering, action: Answering = loader): ServerBuild {
  return {
    routes: { root: { id: 'root', path: '*', module: { loader, action } } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    entry: { module: { default: () => new Response(''), handleError: () => undefined } },
    future: {},
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild;
}

export type StartOptions = {
  variables?: Record<string, string>;
  readiness?: Readiness;
  limits?: SendingLimits;
  /** Serves files; by default there are none. */
  files?: RequestHandler;
};

const noFiles: RequestHandler = (_request, _response, next) => next();

/** Starts a host around a build on a free port. The test closes it. */
export async function startHost(
  build: ServerBuild,
  { variables = {}, readiness = new Readiness(), limits, files = noFiles }: StartOptions = {},
): Promise<Server> {
  const host = createHost({
    environment: readEnvironment({ SANDBOX: 'true', ...variables }),
    pages: { build, routes: build.routes, files },
    readiness,
    log: pino({ level: 'silent' }),
  });
  const started = boundedServer(host, limits).listen(0);
  await once(started, 'listening');
  return started;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

export type Call = { method?: string; headers?: OutgoingHttpHeaders };

/** Sends a request with path and headers unchanged; fetch would normalise them. */
export async function callHost(server: Server, path: string, { method = 'GET', headers = {} }: Call = {}) {
  const port = portOf(server);
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    headers: { host: `localhost:${port}`, ...headers },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  const { statusCode: status, headers: answered } = response;
  return { status, headers: answered, body: Buffer.concat(chunks).toString('latin1') };
}
