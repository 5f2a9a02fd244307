import { pino, type Logger } from 'pino';
import { environment } from './environment.server';

let logger: Logger | undefined;

/** The app's log, in the format of the host's: one JSON line an event, never with anything personal in it. */
export function log(): Logger {
  logger ??= pino({
    level: environment().logLevel,
    base: { process: 'shop' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  return logger;
}
