/** pino's level of an error. */
const ERROR = 50;

/** Told of requests that are odd on purpose: headers that only a proxy may send, and an address that the router tidies. */
const EXPECTED = /^(?:X-Forwarded-For comes from an address|Pathnames cannot have embedded double slashes)/;

/**
 * Lines of a log that tell of an error, each kind once, with what was logged of the same request before; and output
 * that is no log: a stack, a warning of Node's.
 */
export function errorsIn(output: string): string[] {
  const kinds = new Map<string, string>();
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !EXPECTED.test(line));
  for (const line of lines) {
    const entry = parse(line);
    if (entry && (entry.level < ERROR || EXPECTED.test(entry.msg))) continue;
    const kind = entry ? `${entry.msg} ${entry.path ?? ''} ${entry.err?.message ?? ''}` : line.slice(0, 80);
    const together = entry?.requestId ? lines.filter((other) => other.includes(entry.requestId ?? '')) : [line];
    kinds.set(kind, together.map((one) => one.slice(0, 1500)).join('\n'));
  }
  return [...kinds.values()];
}

type Entry = { level: number; msg: string; requestId?: string; path?: string; err?: { message: string } };

function parse(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
