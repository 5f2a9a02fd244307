import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { BASE_URL, testBinding } from '#tests/fixtures/upstream';
import { beginUploadDraft } from '~/bff/cookies/upload-draft.server';
import { ATTACHMENT_TYPES } from '~/upstream/after-sale/contract';
import { createClients } from '~/upstream/services.server';
import { uploadedFile } from './uploaded-file.server';

const TOKEN = '7d8e9f00-0000-4000-8000-000000000001';
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');

const service = setupServer();
beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterAll(() => service.close());

/** Asks for a file whose service answers with this name, type and content. */
async function fetched(type: string, name = 'page.html'): Promise<Response> {
  const before = testContext();
  await beginUploadDraft(before, TOKEN);
  const answer = { status: 'success', data: { name, type, content: PAGE } };
  service.use(http.post(`${BASE_URL}/v4/file_attachments/get`, () => HttpResponse.json(answer)));
  const upstream = createClients(testBinding());
  const context = testContext({ cookies: cookiesAfter(before), upstream });
  return uploadedFile(context, { token: TOKEN, purpose: 'refund', file: 'file' });
}

describe('uploadedFile', () => {
  it.each(ATTACHMENT_TYPES)('gives %s back as a file to store, whatever its content is', async (type) => {
    const { headers } = await fetched(type);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/html; charset=utf-8', ''])(
    'gives nothing back when the service calls it %o',
    async (type) => {
      await expect(fetched(type)).rejects.toMatchObject({ kind: 'badContract' });
    },
  );

  it('lets no name leave its header', async () => {
    const { headers } = await fetched('image/png', 'a"\r\nContent-Type: text/html\r\n\r\n<b>.png');
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).not.toMatch(/[\r\n<>]/);
  });
});
