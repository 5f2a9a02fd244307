import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Control } from '../control/control';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service/service';
import { BodyError, readBody } from './body';
import { isForeign } from './browser-guard';
import { sendReply, sendText } from './reply';
import { Router } from './router';

/** Services reached under `/{name}/…`; `root` answers all other paths. */
export type Mounts = {
  /** Stand-ins of upstreams: /control counts and disturbs their calls. */
  upstreams: SandboxService[];
  /** The sandbox's own pages. */
  own: SandboxService[];
  root: SandboxService;
};

type Mount = { service: SandboxService; router: Router; isUpstream: boolean };

/** Returns the name of a call at /control: `/v4/book_and_issue/new` → `book_and_issue/new`. */
export function operationName(pattern: string): string {
  return pattern.replace(/^\/(v4\/)?/, '');
}

/** Makes a failure in the envelope (upstream facts §5). */
function failureEnvelope(code: string): SandboxReply {
  return { json: { status: 'fail', error: code, reason: code, data: {} } };
}

/** Makes the sandbox's request listener. It never throws: an error in a service becomes a 500. */
export function createListener(mounts: Mounts, control: Control, context: SandboxContext) {
  const byName = new Map<string, Mount>();
  for (const service of [...mounts.upstreams, ...mounts.own]) {
    byName.set(service.name, {
      service,
      router: new Router(service.routes),
      isUpstream: mounts.upstreams.includes(service),
    });
  }
  const root: Mount = { service: mounts.root, router: new Router(mounts.root.routes), isUpstream: false };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      if (error instanceof BodyError) {
        response.setHeader('Connection', 'close');
        sendText(response, error.status, 'application/json', JSON.stringify({ error: error.message }));
        return;
      }
      console.error(`sandbox: ${request.method} ${request.url?.split('?')[0]} failed`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'application/json', '{"error":"serverError"}');
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request.url ?? '/');
    const [, name = ''] = url.pathname.split('/');
    const mount = byName.get(name) ?? root;
    const path = mount === root ? url.pathname : url.pathname.slice(name.length + 1) || '/';
    const match = mount.router.match(request.method ?? 'GET', path);
    if (match === null) return sendText(response, 404, 'application/json', '{"error":"NotFound"}');
    if (match === 'wrongMethod') return sendText(response, 405, 'application/json', '{"error":"MethodNotAllowed"}');

    const isOwnPage = !mount.isUpstream;
    const isForAll = mount.service.crossOrigin?.includes(`${request.method} ${match.pattern}`) ?? false;
    if (!isForAll && isForeign(request, { ownOrigin: context.origin, isOwnPage })) {
      response.setHeader('Connection', 'close');
      return sendText(response, 403, 'application/json', '{"error":"ForeignOrigin"}');
    }

    const sandboxRequest: SandboxRequest = {
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      body: await readBody(request, {
        takesForms: mount.isUpstream || mount.service.takesForms === true,
        maxBytes: mount.service.maxBodyBytes,
      }),
      headers: request.headers,
      params: match.params,
    };
    const work = async () => match.handler(sandboxRequest, context);
    if (!mount.isUpstream) return sendReply(response, await work());

    const operation = operationName(match.pattern);
    control.count(mount.service.name, operation);
    const { name: service, refuse = failureEnvelope } = mount.service;
    const isGone = () => response.destroyed;
    const reply = await control.faults.apply({ service, operation, isGone, refuse }, work);
    if (reply === null || reply === 'cut') response.destroy();
    else if ('brokenJson' in reply) sendText(response, 200, 'application/json', reply.brokenJson);
    else await sendReply(response, reply);
  }
}

/** Treats two leading slashes as a path, not as another host. */
function urlOf(target: string): URL {
  return new URL(target.startsWith('/') ? `http://sandbox${target}` : target, 'http://sandbox');
}
