import { create } from 'qrcode';

/**
 * A QR code as a single path in a square of `size` modules, including the quiet zone: small, sharp at any size, no
 * image file.
 */
export type QrCode = { size: number; path: string };

/** Width of the empty border that readers need, in modules. */
const QUIET_ZONE = 4;

/** Encodes a text, such as an address, as a QR code. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      rows.push(`M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start + 1}v1H${start + QUIET_ZONE}z`);
    }
  }
  return { size: size + 2 * QUIET_ZONE, path: rows.join('') };
}
