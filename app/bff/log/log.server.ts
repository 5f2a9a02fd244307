import { pino, type Logger } from 'pino';
import { environment } from '~/bff/environment/environment.server';
import { loggableError } from './loggable-error';

let logger: Logger | undefined;

/** A pipe takes this much in one piece: lines of the host and of the app, which both write to it, never mix. */
const ATOMIC_WRITE_BYTES = 4096;
/** Lines wait for each other until there are this many bytes of them, or for this long. */
const BATCH = { minLength: 2048, periodicFlush: 200 };

/**
 * The app's log, in the format of the host's: one JSON line an event, never with anything personal in it. Lines are
 * written several at a time, and those that are left when the process ends, however it does so by itself.
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

/** The time of a line; many lines have the same. */
function isoTime(): string {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    written = `,"time":"${new Date(now).toISOString()}"`;
  }
  return written;
}
