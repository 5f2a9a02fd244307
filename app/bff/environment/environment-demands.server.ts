import { SERVICE_VARIABLES } from '~/upstream/services.server';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Decides whether the sandbox replaces services without an address. In production only when SANDBOX says so: a
 * forgotten address must not sell invented tickets.
 */
export function standsInSandbox({ NODE_ENV, SANDBOX }: Variables): boolean {
  if (SANDBOX) return /^(?:true|1|yes|on|y|enabled)$/i.test(SANDBOX);
  return NODE_ENV === 'development' || NODE_ENV === 'test';
}

/** Returns a message for every variable that production needs and that has no safe default; empty with a sandbox. */
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

/** Returns a message for every address over which card data, passwords and tokens would travel unencrypted. */
export function plainAddresses(variables: Variables): string[] {
  const allowed = (variables['ALLOW_PLAIN_UPSTREAM'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const isPlain = (name: string) => {
    const text = variables[name] ?? '';
    if (!URL.canParse(text)) return false;
    const { protocol, hostname: written } = new URL(text);
    // URL lower-cases the host of http addresses only.
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

/** Cookies are Secure and letters hold tokens, so the shop's own addresses must be https too. */
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
