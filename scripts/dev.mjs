/** npm run dev: runs shop and sandbox from their sources. Compiles pages on request; changes restart the rest. */
import { installWhenNeeded } from './install.mjs';
import { developmentPlans, isSandboxNeeded, loadDotEnv, printAddresses } from './plans.mjs';
import { superviseAll } from './supervisor.mjs';

try {
  loadDotEnv();
  process.env.SANDBOX ||= 'true';
  installWhenNeeded();
  const { shop, sandbox } = developmentPlans();
  const chosen = isSandboxNeeded(process.env) ? { sandbox, shop } : { shop };
  await superviseAll(Object.values(chosen));
  printAddresses(chosen);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
