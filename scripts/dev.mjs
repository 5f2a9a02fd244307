/** npm run dev: the shop compiled by Vite as it is asked for, and the sandbox starting again on every change. */
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
