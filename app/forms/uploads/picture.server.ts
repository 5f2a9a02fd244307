/** Larger pictures unpack to gigabytes; the cameras of phones stay far below. */
const MAX_PIXELS = 120_000_000;

/** The outer structure of a picture: whole, with a size in pixels that can be shown. */
export type PictureState = 'whole' | 'broken' | 'tooManyPixels';

/** Checks the structure of a picture without unpacking it. HEIC keeps its size too deep; only its boxes are checked. */
export function pictureState(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/heic' | 'image/webp',
): PictureState {
  if (type === 'image/heic') return hasBox(bytes, 'meta') ? 'whole' : 'broken';
  const pixels = { 'image/jpeg': jpegPixels, 'image/png': pngPixels, 'image/webp': webpPixels }[type](bytes);
  if (pixels === null) return 'broken';
  return pixels > MAX_PIXELS ? 'tooManyPixels' : 'whole';
}

/** Walks the segments to the frame header; the picture must end with its end marker. */
function jpegPixels(bytes: Buffer): number | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
      return pixels > 0 && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at ? pixels : null;
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the three markers of that range that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the header, and walks the chunks to the last. */
function pngPixels(bytes: Buffer): number | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return pixels > 0 ? pixels : null;
  }
  return null;
}

function webpPixels(bytes: Buffer): number | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff) || null;
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
}

/** Walks the outer boxes of an ISO file, which must fit into it. */
function hasBox(bytes: Buffer, name: string): boolean {
  let isFound = false;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    isFound ||= bytes.toString('latin1', at + 4, at + 8) === name;
    // 0: to the end; 1: a size of 64 bits follows.
    const length =
      size === 0
        ? bytes.length - at
        : size === 1 && at + 16 <= bytes.length
          ? Number(bytes.readBigUInt64BE(at + 8))
          : size;
    if (length < 8 || at + length > bytes.length) return false;
    at += length;
  }
  return isFound;
}
