import { describe, expect, it } from 'vitest';
import { dataResponse } from './data-response.server';

const isDocumentOnly = (routeId: string) => routeId === 'routes/payment';

const request = (routeId: string, init?: RequestInit) =>
  new Request(`http://shop.example/pay/7?step=2&_data=${encodeURIComponent(routeId)}`, init);

describe('dataResponse', () => {
  it('passes on the data of a hydrated page, uncached', async () => {
    const answer = dataResponse(Response.json({ a: 1 }, { status: 201 }), request('routes/search'), isDocumentOnly);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ a: 1 });
  });

  it.each([200, 404, 503])('reloads a page without scripts as a document (status %d)', (status) => {
    const data = Response.json({ secret: 1 }, { status, headers: { 'Set-Cookie': 'draft=1' } });
    const answer = dataResponse(data, request('routes/payment'), isDocumentOnly);
    expect(answer.headers.get('Location')).toBe('/pay/7?step=2');
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(answer.headers.get('Set-Cookie')).toBe('draft=1');
    expect(answer.body).toBeNull();
  });

  it("leaves an action's response alone", () => {
    const answer = dataResponse(Response.json({}), request('routes/payment', { method: 'POST' }), isDocumentOnly);
    expect(answer.status).toBe(200);
  });
});
