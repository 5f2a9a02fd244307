import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawConnection } from '#tests/setup/raw-connection';
import { routeTable } from './addresses/route-table';
import { bodyLimits } from './body-limits';
import { requestBodies } from './request-body';
import { portOf } from './testing/started-host';

const KB = 1024;

it('lets only routes that take files have a long body', () => {
  const routes = {
    files: { id: 'files', path: 'orders/:token/files', module: { handle: { takesFiles: true } } },
    order: { id: 'order', path: 'orders/:token', module: { handle: {} } },
  } as unknown as ServerBuild['routes'];
  const limitsOf = bodyLimits(routeTable(routes));
  const long = limitsOf('/orders/1/files');
  expect(limitsOf('/orders//1/FILES?_data=x')).toEqual(long);
  for (const other of ['/orders/1', '/', '/orders/1/files/2', '/%E0%A4%A']) {
    expect([other, limitsOf(other).bytes]).toEqual([other, 64 * KB]);
    expect(limitsOf(other).ms).toBeLessThan(long.ms);
  }
});

describe('a body that comes slowly', () => {
  let server: Server;
  beforeAll(async () => {
    const app = express();
    app.use(requestBodies((url) => ({ bytes: 64 * KB, ms: url === '/quick' ? 100 : 60_000 })));
    app.post('*', (request, response) => void request.on('end', () => response.send('read')).resume());
    server = createServer(app).listen(0);
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\na`;

  it('gets 408 and is cut off when its address allows no more time', async () => {
    const connection = new RawConnection(portOf(server));
    connection.send(head('/quick'));
    expect((await connection.answer())?.status).toBe(408);
    expect(await connection.ends()).toBe(true);
  });

  it('is read when its address gives it time', async () => {
    const connection = new RawConnection(portOf(server));
    connection.send(head('/patient'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    connection.send('b');
    expect((await connection.answer())?.status).toBe(200);
    connection.abort();
  });
});
