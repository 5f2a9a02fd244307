import type { SandboxHandler } from '../service/service';

export type RouteMatch = { handler: SandboxHandler; params: Record<string, string>; pattern: string };

type CompiledRoute = { method: string; pattern: string; expression: RegExp; names: string[]; handler: SandboxHandler };

/** Finds the handler of `METHOD /path` among routes written as `METHOD /path/:name`. */
export class Router {
  #routes: CompiledRoute[];

  constructor(routes: Record<string, SandboxHandler>) {
    this.#routes = Object.entries(routes).map(([route, handler]) => compile(route, handler));
  }

  /** Matches a request. @returns the match; `wrongMethod` when only the method differs; null for an unknown path */
  match(method: string, path: string): RouteMatch | 'wrongMethod' | null {
    let isPathKnown = false;
    for (const route of this.#routes) {
      const groups = route.expression.exec(path);
      if (!groups) continue;
      if (route.method === method) {
        const params = Object.fromEntries(route.names.map((name, index) => [name, decode(groups[index + 1] ?? '')]));
        return { handler: route.handler, params, pattern: route.pattern };
      }
      isPathKnown = true;
    }
    return isPathKnown ? 'wrongMethod' : null;
  }
}

function compile(route: string, handler: SandboxHandler): CompiledRoute {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const names: string[] = [];
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { method, pattern, expression: new RegExp(`^${source}$`), names, handler };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
