import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { IMAGE_TYPES } from '~/upstream/city-images/contract';
import type { ReceivedFile } from '~/upstream/endpoint';
import { heightOf, type PictureName } from './picture-sizes';

/** An original that is no picture, or one that nobody should unpack. */
export class BadPicture extends Error {}

/** 40 megapixels: a few hundred bytes can claim to be a picture of gigabytes. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 8;
// Several pictures share the processor with pages.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes the small picture out of what the service sent. The bytes decide what it is, not its name. What a camera wrote
 * beside the picture (place, owner) is left out.
 * @throws BadPicture for anything but a whole picture in one of the known formats
 */
export async function makePicture(
  { bytes }: Pick<ReceivedFile, 'bytes'>,
  { width, format }: Pick<PictureName, 'width' | 'format'>,
): Promise<Buffer> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!IMAGE_TYPES.some((one) => one === kind?.mime))
    throw new BadPicture(`a file of ${kind?.mime ?? 'no known kind'}`);
  try {
    const small = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
      .autoOrient()
      .resize({ width, height: heightOf(width), fit: 'cover', position: 'attention' })
      .timeout({ seconds: LONGEST_SECONDS });
    return await (format === 'avif' ? small.avif({ quality: 50, effort: 2 }) : small.webp({ quality: 74 })).toBuffer();
  } catch (error) {
    throw new BadPicture(error instanceof Error ? error.message.slice(0, 100) : 'unreadable');
  }
}
