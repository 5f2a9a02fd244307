import { setFlagsFromString } from 'node:v8';
import { EnvironmentError, environment, type Environment } from '~/bff/environment/environment.server';
import { log as appLog } from '~/bff/log/log.server';
import { refuseWeakNodeOptions } from '~/bff/environment/node-options.server';
import { sessionSecrets } from '~/bff/cookies/session-secrets.server';
import { boundedServer } from './host/connections';
import { drainOnSignals } from './host/drain';
import { createHost } from './host/host';
import { builtPages, developedPages } from './host/page-source';
import { projectRoot } from './host/project-root';
import { Readiness } from './host/readiness';

/**
 * By how much the heap may grow over what lives in it before it is cleaned. Left to itself V8 lets it grow to a multiple:
 * large search answers come and go, and would hold twice the memory for a saving of some milliseconds a search.
 */
const HEAP_GROWING_PERCENT = 50;

async function start(settings: Environment): Promise<void> {
  if (settings.mode === 'production') refuseWeakNodeOptions(process.env, process.execArgv);
  // React and Remix choose their development builds by it.
  process.env.NODE_ENV = settings.mode;
  // Now, and not when the first page needs one.
  sessionSecrets();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
  const log = appLog();
  const readiness = new Readiness();
  const root = projectRoot();
  const pages = settings.mode === 'development' ? await developedPages(root) : await builtPages(root);
  const host = createHost({ environment: settings, pages, readiness, log });
  const server = boundedServer(host);
  drainOnSignals(server, readiness, log);
  server.listen({ port: settings.port, host: settings.host }, () =>
    log.info({ host: settings.host, port: settings.port, hasSandbox: settings.hasSandbox }, 'the shop listens'),
  );
  server.on('error', (error) => {
    log.fatal({ err: error }, 'the shop cannot listen');
    process.exit(1);
  });
}

try {
  await start(environment());
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
