import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHORTEST_SECRET } from '~/bff/environment/environment-values.server';
import { environment, EnvironmentError } from '~/bff/environment/environment.server';

let kept: readonly string[] | undefined;

/**
 * The secrets of sealed cookies: the first seals, all open, so that a secret can be replaced without ending sessions.
 * @returns those of SESSION_SECRETS; else those of `session-secrets` in the data directory, one a line, which is made
 * when there is none and outlives restarts
 * @throws EnvironmentError when that file cannot be used
 */
export function sessionSecrets(): readonly string[] {
  const { sessionSecrets: configured, dataDirectory } = environment();
  kept ??= configured ?? secretsOfFile(dataDirectory);
  return kept;
}

/**
 * @param directory is made when it does not exist
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

/** The file appears as a whole, whenever the process ends; of two processes that start together, both read that of one. */
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

/** Null when there is no such file. */
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
