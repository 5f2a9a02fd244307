import path from 'node:path';
import { z } from 'zod';
import type { BrandId } from '~/market/brands';
import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import { SERVICE_NAMES, SERVICE_VARIABLES, serviceVariable, type ServiceName } from '~/upstream/services.server';
import {
  brandHosts,
  httpUrl,
  list,
  optional,
  port,
  publicOrigins,
  scriptUrl,
  sessionSecrets,
  upstreamTokens,
  withDefault,
} from './environment-values.server';
import { missingInProduction, plainAddresses, standsInSandbox } from './environment-demands.server';
import { holdLimitsSchema, type HoldLimits } from '~/bff/limits/hold-setting';
import { trustProxySchema, type TrustProxy } from './trust-proxy.server';

/** The address variable of each upstream service. */
const addresses = Object.fromEntries(SERVICE_VARIABLES.map((name) => [name, optional(httpUrl)])) as Record<
  (typeof SERVICE_VARIABLES)[number],
  ReturnType<typeof optional<typeof httpUrl>>
>;

/** Every variable of the shop; all are optional. `.env.example` explains each. */
export const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, 'must be an address or a name')),
  PORT: withDefault(port, 3000),
  SANDBOX: optional(z.stringbool({ error: 'must be true or false' })),
  SANDBOX_HOST: withDefault(z.string(), '127.0.0.1'),
  SANDBOX_PORT: withDefault(port, 4010),
  SANDBOX_ORIGIN: optional(httpUrl),
  DATA_DIR: withDefault(z.string(), '.data'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  SESSION_SECRETS: optional(sessionSecrets),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' })),
  TRUST_PROXY: withDefault(trustProxySchema, 'false'),
  METRICS_TOKEN: optional(z.string().min(16, 'needs 16 characters or more')),
  BRAND_HOSTS: withDefault(brandHosts, ''),
  PUBLIC_ORIGINS: withDefault(publicOrigins, ''),
  HOLD_LIMITS: withDefault(holdLimitsSchema, ''),
  COUNTRY_HEADER: optional(z.string().regex(/^[a-z0-9-]+$/i, 'must be the name of a header')),
  THREE_DS_HOSTS: optional(list),
  SOCIAL_HOSTS: optional(list),
  APPLE_PAY_SCRIPT: optional(scriptUrl),
  GOOGLE_PAY_SCRIPT: optional(scriptUrl),
  ALLOW_PLAIN_UPSTREAM: withDefault(list, ''),
  UPSTREAM_TOKENS: withDefault(upstreamTokens, ''),
  SEARCHES_PER_MINUTE: withDefault(z.coerce.number().int().min(1), 60),
  WARM_PAGES: withDefault(z.stringbool({ error: 'must be true or false' }), 'true'),
  VISIT_SKIPPED_AGENTS: withDefault(list, 'context_b,context_m'),
  ...addresses,
});

/** The shop's configuration, validated and with defaults. */
export type Environment = {
  mode: 'production' | 'development' | 'test';
  /** The sandbox plays services without an address, for a demonstration or for development. */
  hasSandbox: boolean;
  /** Address to listen on; undefined for all. */
  host: string | undefined;
  port: number;
  /** Absolute. */
  dataDirectory: string;
  logLevel: string;
  /** The first seals, all open; undefined: see `sessionSecrets`. */
  sessionSecrets: readonly string[] | undefined;
  redisUrl: string | undefined;
  trustProxy: TrustProxy;
  metricsToken: string | undefined;
  /** Brands of hosts in addition to those of `market/brands`. */
  brandHosts: Readonly<Record<string, BrandId>>;
  /** The public origin of each brand for search engines, where it is configured. */
  publicOrigins: Readonly<Partial<Record<BrandId, string>>>;
  /** How much may be held unpaid at a time. */
  holdLimits: HoldLimits;
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  /** Allowed hosts (with their port, if any) of a bank's 3-D Secure page. */
  threeDsHosts: readonly string[];
  /** Hosts that visitors may be sent to for a social sign-in. */
  socialHosts: readonly string[];
  /** The provider's script of each wallet of a device; a wallet without one is not offered. */
  walletScripts: Readonly<Partial<Record<DeviceWallet, string>>>;
  /** Base addresses of the upstream services, without a trailing slash. */
  upstreamUrls: Readonly<Record<ServiceName, string>>;
  /** Bearer tokens that authenticate the shop at services; the sandbox needs none. */
  upstreamTokens: Readonly<Partial<Record<ServiceName, string>>>;
  /** New searches that one address may begin in a minute; the budgets of other new work scale with it. */
  searchesPerMinute: number;
  /** Whether the caches of the home pages are filled in the background. */
  warmsPages: boolean;
  /** Agents whose visits are not reported to the partner. */
  visitSkippedAgents: readonly string[];
};

/** Thrown for variables, or files they name, that cannot be used. The message lists each with its fault. */
export class EnvironmentError extends Error {}

/**
 * Validates variables and fills in the defaults.
 * @throws EnvironmentError
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  const refused = (parsed.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)}: ${message}`);
  const faults = [...refused, ...plainAddresses(variables), ...missingInProduction(variables)];
  if (!parsed.success || faults.length > 0) {
    const lines = faults.map((fault) => `  ${fault}`);
    throw new EnvironmentError(`These environment variables cannot be used:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const hasSandbox = standsInSandbox(variables);
  const sandbox = `http://${reachableHost(values.SANDBOX_HOST)}:${values.SANDBOX_PORT}`;
  const sandboxPages = hasSandbox
    ? [new URL(values.SANDBOX_ORIGIN ?? `http://localhost:${values.SANDBOX_PORT}`).host]
    : [];
  // The sandbox's wallets pay only at its own booking service.
  const sandboxWallets =
    hasSandbox && values[serviceVariable('booking')] === undefined
      ? (values.SANDBOX_ORIGIN ?? `http://localhost:${values.SANDBOX_PORT}`)
      : null;
  const ownAddresses = SERVICE_NAMES.filter((name) => values[serviceVariable(name)] !== undefined);
  const tokens = values.UPSTREAM_TOKENS;
  return {
    mode: values.NODE_ENV,
    hasSandbox,
    host: values.HOST,
    port: values.PORT,
    dataDirectory: path.resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    sessionSecrets: values.SESSION_SECRETS,
    redisUrl: values.REDIS_URL,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    brandHosts: values.BRAND_HOSTS,
    publicOrigins: values.PUBLIC_ORIGINS,
    holdLimits: values.HOLD_LIMITS,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    threeDsHosts: values.THREE_DS_HOSTS ?? sandboxPages,
    socialHosts: values.SOCIAL_HOSTS ?? sandboxPages,
    walletScripts: {
      apple_pay: values.APPLE_PAY_SCRIPT ?? (sandboxWallets ? `${sandboxWallets}/payment/apple-pay.js` : undefined),
      google_pay: values.GOOGLE_PAY_SCRIPT ?? (sandboxWallets ? `${sandboxWallets}/payment/google-pay.js` : undefined),
    },
    upstreamUrls: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, values[serviceVariable(name)] ?? `${sandbox}/${name}`]),
    ) as Environment['upstreamUrls'],
    upstreamTokens: Object.fromEntries(
      ownAddresses.flatMap((name) => [[name, tokens[name] ?? tokens['*']]]).filter(([, token]) => token !== undefined),
    ) as Environment['upstreamTokens'],
    searchesPerMinute: values.SEARCHES_PER_MINUTE,
    warmsPages: values.WARM_PAGES,
    visitSkippedAgents: values.VISIT_SKIPPED_AGENTS,
  };
}

/** Returns the host under which a process on this machine that listens on `host` can be reached. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

let current: Environment | undefined;

/**
 * Returns the configuration of this process: `process.env`, completed from the file `.env`.
 * @throws EnvironmentError at the first call
 */
export function environment(): Environment {
  if (!current) {
    loadDotEnv();
    current = readEnvironment(process.env);
  }
  return current;
}

/** Loads the file `.env` for variables that are not set (needs Node 20.12; older versions skip it). */
function loadDotEnv(): void {
  if (typeof process.loadEnvFile !== 'function') return;
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
