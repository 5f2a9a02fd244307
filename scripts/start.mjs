/**
 * npm start: installs and builds when needed, then runs the shop and the sandbox until it is interrupted.
 * `node scripts/start.mjs shop` or `… sandbox` runs one of them by itself.
 */
import { buildWhenStale } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { builtPlans, decideSandbox, isSandboxNeeded, loadDotEnv, printAddresses } from './plans.mjs';
import { requireFreePorts, superviseAll } from './supervisor.mjs';

try {
  loadDotEnv();
  decideSandbox(process.env);
  const { shop, sandbox } = builtPlans();
  const only = process.argv[2];
  const chosen = only === 'shop' ? { shop } : only === 'sandbox' ? { sandbox } : withNeeded(shop, sandbox);
  // Before the build, which would take its files away from a shop that runs already.
  await requireFreePorts(Object.values(chosen));
  installWhenNeeded();
  await buildWhenStale();
  await superviseAll(Object.values(chosen));
  printAddresses(chosen);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function withNeeded(shop, sandbox) {
  return isSandboxNeeded(process.env) ? { sandbox, shop } : { shop };
}
