import { EnvironmentError } from './environment.server';

/** Switches of Node that weaken connections to other services or the parsing of requests. */
const WEAK_FLAG = /^--(?:insecure-http-parser|tls-min-v1\.[01])$/;

/**
 * Refuses to run in production without certificate checks, with TLS before 1.2, or with a lenient HTTP parser.
 * @param variables `process.env`
 * @param execArgv `process.execArgv`
 * @throws EnvironmentError naming every such switch
 */
export function refuseWeakNodeOptions(
  variables: Readonly<Record<string, string | undefined>>,
  execArgv: readonly string[],
): void {
  const flags = [...(variables.NODE_OPTIONS ?? '').split(/\s+/), ...execArgv].filter((flag) => WEAK_FLAG.test(flag));
  const hasCertificateChecks = variables.NODE_TLS_REJECT_UNAUTHORIZED !== '0';
  const weak = hasCertificateChecks ? flags : ['NODE_TLS_REJECT_UNAUTHORIZED=0', ...flags];
  if (weak.length > 0) {
    throw new EnvironmentError(`These settings of Node make the shop unsafe and must be removed: ${weak.join(', ')}`);
  }
}
