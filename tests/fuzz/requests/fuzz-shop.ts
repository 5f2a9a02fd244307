import { RawConnection, type RawAnswer } from '#tests/setup/raw-connection';
import type { PairAddress } from '#tests/setup/pair';
import { utcToday } from '~/dates/calendar-date';
import type { Harvest } from './harvest';
import { requestMaker, wireParts, type FuzzedRequest } from './request-maker';
import { memoryOf } from './memory';

export type FuzzOptions = {
  seed: number;
  seconds: number;
  /** Parallel requests, each on a connection of its own. */
  atATime?: number;
  /** Called once a minute. */
  onProgress?: (line: string) => void;
};

export type FuzzReport = {
  tried: number;
  /** Responses by status; 0 is a connection that was closed without one. */
  statuses: Record<number, number>;
  /** Faults, each with its request. */
  findings: string[];
  /** Bytes of the shop's live heap: after the warm-up, and at the end. */
  heap: { before: number; after: number };
};

const MAX_FINDINGS = 20;
/** Longer than any page takes, even on a busy machine. */
const HANG_MS = 15_000;
/** Used for incomplete requests, whose sender does not wait for the time limit. */
const SHORT_MS = 300;
/** Must never occur in a response. */
const LEAKS = /\bat (?:\w+ \()?(?:file:\/\/|node:internal|\/\w+\/)|node_modules|\bTypeError\b/;

/**
 * Throws generated requests at a healthy shop. Each must be answered, or its connection closed, in time, with no
 * status of 500 or more and no internals of the shop; so must the next request on the connection.
 */
export async function fuzzShop({ shopPort }: PairAddress, known: Harvest, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, seconds, atATime = 4, onProgress } = options;
  const nextRequest = requestMaker(seed, known, utcToday(new Date()));
  const report: FuzzReport = { tried: 0, statuses: {}, findings: [], heap: { before: 0, after: 0 } };
  const began = Date.now();
  const end = began + seconds * 1000;
  const isOver = () => Date.now() >= end || report.findings.length >= MAX_FINDINGS;
  let nextProgress = began + 60_000;

  const work = async () => {
    while (!isOver()) {
      const request = nextRequest();
      report.tried += 1;
      const { status, fault } = await tryRequest(shopPort, request);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (fault) report.findings.push(`${fault}\n  ${told(request)}`);
      if (onProgress && Date.now() > nextProgress) {
        nextProgress += 60_000;
        onProgress(`${report.tried} requests, heap ${Math.round((await memoryOf(shopPort)) / 1e6)} MB`);
      }
    }
  };
  // Caches fill during the first fifth; growth after that is a leak.
  const warm = new Promise<void>((resolve) => setTimeout(resolve, seconds * 200)).then(async () => {
    report.heap.before = await memoryOf(shopPort);
  });
  await Promise.all([...Array.from({ length: atATime }, work), warm]);
  report.heap.after = await memoryOf(shopPort);
  return report;
}

async function tryRequest(port: number, request: FuzzedRequest): Promise<{ status: number; fault: string | null }> {
  const connection = new RawConnection(port);
  const framing = request.body?.framing;
  try {
    connection.send(...wireParts(request));
    if (framing === 'abort') return { status: 0, fault: null };
    const isToHead = request.method === 'HEAD';
    const answer = await connection.answer({ patienceMs: isWhole(request) ? HANG_MS : SHORT_MS, isToHead });
    if (!answer) return { status: 0, fault: null };
    return { status: answer.status, fault: faultOf(answer) ?? (await nextFault(connection, request, answer)) };
  } catch (error) {
    return { status: 0, fault: isWhole(request) ? String(error) : null };
  } finally {
    connection.abort();
  }
}

/** Checks whether the shop knows that the request is complete; otherwise it waits until its time limit. */
function isWhole({ headers, body }: FuzzedRequest): boolean {
  const isFramedOtherwise = headers.some((line) => /^(?:transfer-encoding|content-length)\s*:/i.test(line));
  return !isFramedOtherwise && body?.framing !== 'short' && body?.framing !== 'broken' && body?.framing !== 'long';
}

function faultOf({ status, head, body }: RawAnswer): string | null {
  if (!(status >= 200 && status < 500)) return `answered ${status}: ${body.slice(0, 200)}`;
  // Scripts of the build contain such words.
  const leak = /^content-type: (?:text|application)\/javascript/im.test(head)
    ? undefined
    : LEAKS.exec(`${head}\n${body}`)?.[0];
  return leak ? `tells of its inside: ${leak}` : null;
}

/** Sends another request after a complete one, which an open connection must answer. */
async function nextFault(connection: RawConnection, request: FuzzedRequest, answer: RawAnswer): Promise<string | null> {
  if (/^connection: close/im.test(answer.head) || !isWhole(request)) return null;
  connection.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const next = await connection.answer({ patienceMs: HANG_MS });
  return next && next.status !== 200 ? `the next request is answered ${next.status}` : null;
}

/** Describes the request briefly, but enough to send it again. */
function told({ method, path, headers, body }: FuzzedRequest): string {
  const content = body ? ` [${body.framing}, ${body.bytes.length} bytes] ${body.bytes.toString('latin1', 0, 300)}` : '';
  return `${method} ${path}\n  ${headers.map((line) => line.slice(0, 300)).join('\n  ')}${content}`;
}
