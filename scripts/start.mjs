/**
 * npm start: installs and builds if needed, then runs the shop and the sandbox until it is interrupted. `node
 * scripts/start.mjs shop` or `… sandbox` runs one of them alone.
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
  // Before the build, which would remove the files of a running shop.
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
