import { once } from 'node:events';
import { createServer } from 'node:net';

let count = 0;
let hasMany: Promise<boolean> | null = null;

/**
 * Returns a loopback address that no other test has had, so that the tests do not share one visitor's limits.
 * @param worker number of the test runner's process
 * @returns null where the system has no loopback address but 127.0.0.1 (macOS)
 */
export async function ownAddress(worker: number): Promise<string | null> {
  hasMany ??= canListen('127.1.0.1');
  if (!(await hasMany)) return null;
  count += 1;
  return `127.${1 + (worker % 250)}.${count >> 8}.${count & 255}`;
}

async function canListen(host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(0, host), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
