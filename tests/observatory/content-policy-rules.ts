import type { Verdict } from './verdict';

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** Parses a Content-Security-Policy header; of two directives with one name the first counts. */
export function parsePolicy(header: string): ContentPolicy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

/** Applies the rule "Content Security Policy" to a site served over HTTPS. */
export function judgePolicy(header: string | undefined): Verdict {
  if (!header) return verdict('not implemented', -25);
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutIneffective(sourcesOf('script-src'));
  const styles = withoutIneffective(sourcesOf('style-src'));
  const has = (sources: readonly string[], refused: readonly string[]) => sources.some((one) => refused.includes(one));
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);

  if (has(scripts, [...BROAD, ...INLINE]) || has(sourcesOf('object-src'), BROAD)) return verdict('unsafe inline', -20);
  if (active.some(isPlain)) return verdict('insecure scheme', -20);
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return verdict('unsafe eval', -10);
  if (PASSIVE.flatMap(sourcesOf).some(isPlain)) return verdict('insecure scheme in passive content', -10);
  if (has(styles, [...BROAD, ...INLINE])) return verdict('unsafe inline in style-src only', 0);
  const isNone = policy.get('default-src')?.join() === "'none'";
  return isNone ? verdict("nothing unsafe, default-src 'none'", 10) : verdict('nothing unsafe', 5);
}

/** Browsers ignore 'unsafe-inline' next to a nonce or a hash. */
function withoutIneffective(sources: readonly string[]): readonly string[] {
  const isStrict = sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  return isStrict ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function verdict(result: string, points: number): Verdict {
  return { rule: 'content-security-policy', result, points };
}
