import { pino, type Logger } from 'pino';
import { environment } from '~/bff/environment/environment.server';
import { loggableError } from './loggable-error';

let logger: Logger | undefined;

/** A pipe takes this much in one write: lines of the host and of the app, which share it, never mix. */
const ATOMIC_WRITE_BYTES = 4096;
/** Lines are batched up to this many bytes or milliseconds. */
const BATCH = { minLength: 2048, periodicFlush: 200 };

/**
 * The app's log, in the format of the host's: one JSON line per event, never with personal data. Lines are written in
 * batches, and the rest when the process exits by itself.
 */
export function log(): Logger {
  logger ??= pino(
    {
      level: environment().logLevel,
      base: { process: 'shop' },
      timestamp: isoTime,
      serializers: { err: loggableError },
    },
    pino.destination({ sync: false, maxWrite: ATOMIC_WRITE_BYTES, ...BATCH }),
  );
  return logger;
}

let millisecond = 0;
let written = '';

/** The time of a line, cached because many lines share one millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    written = `,"time":"${new Date(now).toISOString()}"`;
  }
  return written;
}
