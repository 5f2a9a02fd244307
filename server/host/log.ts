import { pino, type Logger } from 'pino';

export type { Logger };

/** One JSON line an event on standard output. Nothing personal is ever handed to it: no cookies, bodies, query values. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { process: 'shop' }, timestamp: pino.stdTimeFunctions.isoTime });
}
