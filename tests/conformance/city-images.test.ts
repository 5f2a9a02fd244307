import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import { wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();

describe('pictures of cities', () => {
  it('are as large as a page may need, the same each time, and others for other cities', async () => {
    const { cityImages } = clients();
    const [london, again, lodz] = await Promise.all(['LON', 'LON', 'LCJ'].map((code) => cityImages.getOriginal(code)));
    const { format, width, height } = await sharp(london!.bytes).metadata();
    expect([london!.type, format, width, height]).toEqual(['image/jpeg', 'jpeg', 1600, 600]);
    expect(Buffer.compare(Buffer.from(london!.bytes), Buffer.from(again!.bytes))).toBe(0);
    expect(Buffer.compare(Buffer.from(london!.bytes), Buffer.from(lodz!.bytes))).not.toBe(0);
  });

  it.each(['QQQ', '2004001'])('do not exist of what is no city with flights: %s', async (code) => {
    const failure = await clients()
      .cityImages.getOriginal(code)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UpstreamError);
    expect((failure as UpstreamError).kind).toBe('notFound');
  });
});
