import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { tryLater } from '~/bff/http/try-later.server';
import { log } from '~/bff/log/log.server';
import type { LandingContext } from '~/bff/request/landing-context.server';
import { UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import { BadPicture, makePicture } from './make-picture.server';
import { picturePath, type PictureName } from './picture-sizes';

const MEMORY_BYTES = 24 * 1024 * 1024;
const KEPT_MS = 24 * 60 * 60_000;
/** Making a picture takes a processor for tens of milliseconds, AVIF for hundreds. */
const AT_ONCE = 2;
const WAITING = 24;
const RETRY_SECONDS = 5;
const DAY_SECONDS = 86_400;
const NO_PICTURE_SECONDS = 600;
/** Asking again soon would bring the same: nothing, a file of another type or too many bytes. */
const USELESS: readonly UpstreamErrorKind[] = ['notFound', 'invalid', 'badContract'];

const pictures = new LRUCache<string, Buffer>({
  maxSize: MEMORY_BYTES,
  sizeCalculation: (bytes) => bytes.length,
  ttl: KEPT_MS,
});
/** Cities without a picture, or with one that cannot be used. */
const missing = new LRUCache<string, true>({ max: 2000, ttl: NO_PICTURE_SECONDS * 1000 });
const making = new Map<string, Promise<Buffer>>();
const places = bulkhead(AT_ONCE, WAITING);

/**
 * Answers with a picture of a city in a fixed size. The address names a code, never a place to fetch from: that is the one
 * configured service (CITY_IMAGES_URL), whose redirects are not followed.
 * @throws Response 404 for a city without a usable picture, 503 with Retry-After while it cannot be had
 */
export async function answerPicture(
  { upstream }: { upstream: Pick<LandingContext['upstream'], 'cityImages'> },
  name: PictureName,
): Promise<Response> {
  const key = picturePath(name);
  if (missing.has(name.code)) throw noPicture();
  try {
    const bytes = pictures.get(key) ?? (await once(key, () => makeOf(upstream, name)));
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': `image/${name.format}`,
        'Content-Length': String(bytes.length),
        'Cache-Control': `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`,
        'Content-Security-Policy': "default-src 'none'",
      },
    });
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw tryLater(RETRY_SECONDS);
    if (error instanceof BadPicture) {
      log().warn({ code: name.code, reason: error.message }, 'a picture of a city cannot be used');
    } else if (!(error instanceof UpstreamError)) throw error;
    else if (!USELESS.includes(error.kind)) throw tryLater(error.retryAfterSeconds ?? RETRY_SECONDS);
    missing.set(name.code, true);
    throw noPicture();
  }
}

/** Everybody who asks for a picture that is being made gets the same one. */
function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const begun = making.get(key) ?? make().finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

async function makeOf(upstream: Pick<LandingContext['upstream'], 'cityImages'>, name: PictureName): Promise<Buffer> {
  const bytes = await places.execute(async () => makePicture(await upstream.cityImages.getOriginal(name.code), name));
  pictures.set(picturePath(name), bytes);
  return bytes;
}

function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': `public, max-age=${NO_PICTURE_SECONDS}` } });
}
