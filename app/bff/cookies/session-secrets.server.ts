import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHORTEST_SECRET } from '~/bff/environment/environment-values.server';
import { environment, EnvironmentError } from '~/bff/environment/environment.server';

let secrets: readonly string[] | undefined;

/**
 * Returns the secrets of sealed cookies: the first seals, all open, so a secret can be replaced without ending
 * sessions.
 * @returns those of SESSION_SECRETS; else those of the file `session-secrets` in the data directory, one per line,
 *   which is created when it does not exist and survives restarts
 * @throws EnvironmentError when that file cannot be used
 */
export function sessionSecrets(): readonly string[] {
  const { sessionSecrets: configured, dataDirectory } = environment();
  secrets ??= configured ?? secretsOfFile(dataDirectory);
  return secrets;
}

/**
 * Reads the secrets of the data directory.
 * @param directory is created when it does not exist
 * @throws EnvironmentError
 */
export function secretsOfFile(directory: string): readonly string[] {
  const file = path.join(directory, 'session-secrets');
  try {
    mkdirSync(directory, { recursive: true });
    const secrets = linesOf(file) ?? makeSecret(file);
    if (secrets.length === 0 || secrets.some(({ length }) => length < SHORTEST_SECRET)) {
      throw new Error(`each line needs ${SHORTEST_SECRET} characters or more; without the file a new one is made`);
    }
    return secrets;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`SESSION_SECRETS is not set, and ${file} cannot be used: ${reason}`);
  }
}

/**
 * Creates the file in one step, so that a crash leaves no half of it. Of two processes that start together, both read
 * the file of one.
 */
function makeSecret(file: string): readonly string[] {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isError(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return linesOf(file) ?? [];
}

/** Reads the lines of a file; null when it does not exist. */
function linesOf(file: string): readonly string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (isError(error, 'ENOENT')) return null;
    throw error;
  }
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
