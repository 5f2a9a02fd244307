import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTransport } from '~/upstream/http.server';
import { createCityImagesClient } from '~/upstream/city-images/client.server';
import { serviceSettings } from '~/upstream/services.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { answerPicture } from './city-picture.server';
import { makePicture } from './make-picture.server';
import { FORMATS, heightOf, picturePath, readPictureName, WIDTHS } from './picture-sizes';

const JPEG = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#357' } })
  .withExif({ IFD0: { Artist: 'Somebody at home' } })
  .jpeg()
  .toBuffer();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/secret"/></svg>';

/** A PNG of few bytes that claims to be of so many pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body) >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

describe('the name of a picture', () => {
  it('is read back for every size and format', () => {
    for (const width of WIDTHS) {
      for (const format of FORMATS) {
        const path = picturePath({ code: 'LON', width, format });
        expect(readPictureName(path.split('/').at(-1)!)).toEqual({ code: 'LON', width, format });
      }
    }
  });

  it.each([
    'lon-961.avif',
    'lon-960.svg',
    'LON-960.avif',
    'lon-960.avif.png',
    '../lon-960.avif',
    'http:lon-960.webp',
    'lo-960.webp',
    '',
  ])('is none: %s', (file) => expect(readPictureName(file)).toBeNull());
});

describe('a picture', () => {
  it.each(FORMATS)('is made in a fixed size as %s, without what the camera wrote', async (format) => {
    const bytes = await makePicture({ bytes: JPEG }, { width: 480, format });
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([480, heightOf(480), undefined]);
    expect(format === 'avif' ? facts.compression : facts.format).toBe(format === 'avif' ? 'av1' : 'webp');
  });

  it.each<[string, Buffer]>([
    ['text', Buffer.from('not a picture')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that could fetch', Buffer.from(SVG)],
    ['half a file', JPEG.subarray(0, JPEG.length / 2)],
    ['a picture of four gigapixels in a kilobyte', bomb(65_000)],
    ['nothing', Buffer.alloc(0)],
  ])('is not made of %s', async (_, bytes) => {
    await expect(makePicture({ bytes }, { width: 480, format: 'webp' })).rejects.toThrow();
  });
});

/** Asks the proxy for a picture from a service that answers so. */
async function ask(code: string, listener: RequestListener) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createTransport(serviceSettings('cityImages', `http://127.0.0.1:${port}`), () => undefined);
  const visitor = { key: 'test', charge: () => Promise.resolve(null) };
  const binding = {
    ids: { requestId: 'r', traceId: '0'.repeat(32), visitor },
    transport,
  } as unknown as UpstreamBinding;
  const upstream = { cityImages: createCityImagesClient(binding) };
  const once_ = () =>
    answerPicture({ upstream }, { code, width: 480, format: 'webp' }).catch((error: unknown) => error as Response);
  try {
    const [first, second] = await Promise.all([once_(), once_()]);
    return { first, second, third: await once_(), calls };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the proxy', () => {
  it('makes a picture once for everybody, and lets browsers keep it', async () => {
    const { first, second, third, calls } = await ask('AAA', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(JPEG);
    });
    for (const { status, headers } of [first, second, third]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    }
    expect(calls).toBe(1);
  });

  it.each<[string, string, RequestListener, status: number]>([
    [
      'a redirect, which it does not follow',
      'BBB',
      (_, r) => r.writeHead(302, { Location: 'http://127.0.0.1/' }).end(),
      404,
    ],
    ['another type', 'CCC', (_, r) => r.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(SVG), 404],
    ['a lie about the type', 'DDD', (_, r) => r.writeHead(200, { 'Content-Type': 'image/png' }).end(SVG), 404],
    [
      'more than 8 MB',
      'EEE',
      (_, r) => r.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(9_000_000)),
      404,
    ],
    ['no such city', 'FFF', (_, r) => r.writeHead(404).end(), 404],
    ['a failure', 'GGG', (_, r) => r.writeHead(500).end(), 503],
  ])('refuses %s', async (_, code, listener, status) => {
    const { first } = await ask(code, listener);
    expect(first.status).toBe(status);
    expect(first.headers.get('cache-control') ?? '').not.toContain('86400');
  });
});
