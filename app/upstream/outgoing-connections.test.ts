import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Everything that can reach another machine. */
const OPENS = [
  /\bfetch\(/,
  /\bnew (?:WebSocket|EventSource)\(/,
  /import (?!type).*\b(?:request|get|connect|createConnection|Agent|Socket)\b.* from 'node:(?:https?|http2|net|tls|dgram)'/,
  /from '(?:undici|ioredis|node:dns|node:child_process)'/,
];

/** Both take their addresses from the environment alone. */
const ALLOWED = ['app/bff/cache/redis-link.server.ts', 'app/upstream/request.server.ts'];

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
}

it('only the transport of upstream calls and the Redis link open connections', () => {
  const ofServer = sourcesOf('app').filter((file) => file.includes('.server.'));
  const opening = [...ofServer, ...sourcesOf('server/host')].filter((file) => {
    const source = readFileSync(file, 'utf8');
    return OPENS.some((one) => one.test(source));
  });
  expect(opening.toSorted()).toEqual(ALLOWED);
});
