/** The project's two processes, as `npm start` and `npm run dev` run them. */
import { readFileSync } from 'node:fs';

/** The address variable of every upstream service; see .env.example. */
export const UPSTREAM_VARIABLES = [
  ...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(
    /^# (\w+_URL)=http:\/\/127\.0\.0\.1:4010\//gm,
  ),
].map(([, name]) => name);

/** Loads `.env` for variables that the environment does not set. */
export function loadDotEnv() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Decides whether the sandbox replaces services without an address, and passes the decision to the shop in SANDBOX:
 * yes unless the configuration looks like a real shop (NODE_ENV=production, or the address of any service). Keeps the
 * operator's setting.
 */
export function decideSandbox(variables) {
  if (variables.SANDBOX) return;
  const isReal = variables.NODE_ENV === 'production' || UPSTREAM_VARIABLES.some((name) => variables[name]);
  if (!isReal) variables.SANDBOX = 'true';
}

/** Checks whether the sandbox is allowed and has an upstream service to play. */
export function isSandboxNeeded(variables) {
  const isAllowed = /^(?:true|1|yes|on|y|enabled)$/i.test(variables.SANDBOX ?? '');
  return isAllowed && UPSTREAM_VARIABLES.some((name) => !variables[name]);
}

/** @throws when the variable is not a port */
function portOf(variable, byDefault) {
  const text = process.env[variable] || byDefault;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${variable}: ${text} is no port`);
  return { port, portVariable: variable };
}

/** @returns {Record<'shop' | 'sandbox', import('./supervisor.mjs').ProcessPlan>} */
export function builtPlans() {
  return plans(
    { args: ['--enable-source-maps', 'build/host/index.js'], env: { NODE_ENV: 'production' } },
    { args: ['--enable-source-maps', 'build/sandbox/index.js'] },
  );
}

/** Plans from the sources: Vite compiles pages on request, and both processes restart when their files change. */
export function developmentPlans() {
  const watching = (file) => ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', file];
  return plans(
    { args: watching('server/index.ts'), env: { NODE_ENV: 'development' } },
    { args: watching('server/sandbox/index.ts') },
  );
}

function plans(shop, sandbox) {
  return {
    shop: { name: 'shop', ...portOf('PORT', '3000'), host: process.env.HOST, readyPath: '/readyz', ...shop },
    sandbox: {
      name: 'sandbox',
      ...portOf('SANDBOX_PORT', '4010'),
      host: process.env.SANDBOX_HOST,
      readyPath: '/healthz',
      ...sandbox,
    },
  };
}

export function printAddresses({ shop, sandbox }) {
  console.log('');
  if (shop) {
    console.log(`  Fairwind   http://localhost:${shop.port}`);
    console.log(`  Попутный   http://ru.localhost:${shop.port}`);
  }
  if (sandbox) console.log(`  Sandbox    http://localhost:${sandbox.port}   (test cards, sent e-mails, faults)`);
  console.log('');
}
