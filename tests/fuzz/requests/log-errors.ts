/** pino's level of an error. */
const ERROR = 50;

/**
 * Expected for deliberately odd requests: headers that only a proxy may send, and an address that the router tidies.
 */
const EXPECTED = /^(?:X-Forwarded-For comes from an address|Pathnames cannot have embedded double slashes)/;

/**
 * Returns the error lines of a log, each kind once, with the earlier lines of the same request, and output that is not
 * a log line: a stack, a warning of Node's.
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
