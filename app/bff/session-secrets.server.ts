import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from './environment.server';

/**
 * The secrets of sealed cookies: the first seals, all open, so that a secret can be replaced without ending sessions.
 * @returns those of SESSION_SECRETS; else those of `session-secrets` in the data directory, one a line, which is made
 * at the first call and outlives restarts
 */
export function sessionSecrets(): readonly string[] {
  const { sessionSecrets: configured, dataDirectory } = environment();
  return configured ?? secretsOfFile(dataDirectory);
}

/** @param directory is made when it does not exist */
export function secretsOfFile(directory: string): readonly string[] {
  const file = path.join(directory, 'session-secrets');
  mkdirSync(directory, { recursive: true });
  try {
    // `wx` fails when the file exists: of two processes that start together, one writes and both read the same.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secrets = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (secrets.length === 0) throw new Error(`${file} holds no secret; delete it to get a new one`);
  return secrets;
}
