import { create } from 'qrcode';

/** A QR code as one path in a square of `size` modules, quiet zone included: small, sharp at any size, and no image file. */
export type QrCode = { size: number; path: string };

/** Modules of light around the code that readers need. */
const QUIET_ZONE = 4;

/** @param text what the code says, an address */
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
