import { SERVICE_VARIABLES } from '~/upstream/services.server';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Whether the sandbox stands in for services that have no address. In production only when SANDBOX says so: a forgotten
 * address must not sell invented tickets.
 */
export function standsInSandbox({ NODE_ENV, SANDBOX }: Variables): boolean {
  if (SANDBOX) return /^(?:true|1|yes|on|y|enabled)$/i.test(SANDBOX);
  return NODE_ENV === 'development' || NODE_ENV === 'test';
}

/** Everything that a shop in production needs and has no safe default for, in words; empty with a sandbox. */
export function missingInProduction(variables: Variables): string[] {
  if (standsInSandbox(variables)) return [];
  const needed = ['SESSION_SECRETS', 'PUBLIC_ORIGINS', 'THREE_DS_HOSTS', ...SERVICE_VARIABLES];
  const missing = needed.filter((name) => !variables[name]).map((name) => `${name}: is missing`);
  if (missing.length === 0) return [];
  return [
    ...missing,
    'SANDBOX: with true, the sandbox plays what has no address (invented tickets, for demonstrations)',
  ];
}

/** Addresses that card data, passwords and tokens would cross a network to in clear, in words. */
export function plainAddresses(variables: Variables): string[] {
  const allowed = (variables['ALLOW_PLAIN_UPSTREAM'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const isPlain = (name: string) => {
    const text = variables[name] ?? '';
    if (!URL.canParse(text)) return false;
    const { protocol, hostname: written } = new URL(text);
    // Only addresses of the web have theirs in lower case already.
    const hostname = written.toLowerCase();
    return /^(?:http|redis):$/.test(protocol) && !isThisMachine(hostname) && !allowed.includes(hostname);
  };
  return [
    ...SERVICE_VARIABLES.filter(isPlain).map(
      (name) => `${name}: must be https outside this machine (or see ALLOW_PLAIN_UPSTREAM)`,
    ),
    ...['REDIS_URL']
      .filter(isPlain)
      .map((name) => `${name}: must be rediss outside this machine (or see ALLOW_PLAIN_UPSTREAM)`),
    ...plainOrigins(variables),
  ];
}

/** Cookies are Secure and letters hold tokens: the addresses of the shop itself are https as well. */
function plainOrigins({ PUBLIC_ORIGINS = '' }: Variables): string[] {
  const plain = PUBLIC_ORIGINS.split(',').some((entry) => {
    const address = entry.split('=')[1]?.trim() ?? '';
    return URL.canParse(address) && new URL(address).protocol === 'http:' && !isThisMachine(new URL(address).hostname);
  });
  return plain ? ['PUBLIC_ORIGINS: must be https outside this machine'] : [];
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
