import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from 'node:http';
import { staticFiles } from './static-files';
import { callHost, routeOf, startHost } from './testing/started-host';

let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'files-'));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'assets/a-1.js'), 'export {};');
  const build = routeOf(() => new Response('a page', { headers: { 'Content-Type': 'text/html' } }));
  server = await startHost(build, { files: staticFiles(directory) });
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

it.each<[string, number, string]>([
  ['/assets/a-1.js', 200, 'export {};'],
  ['/assets/a-2.js', 404, ''],
  ['/assets', 200, 'a page'],
  ['/assets?a=b', 200, 'a page'],
])('answers %s with %i: %s', async (address, status, body) => {
  expect(await callHost(server, address)).toMatchObject({ status, body });
});
