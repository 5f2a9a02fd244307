/** `pdf417`: for paper, at every gate. `azteccode`: smaller, for the screen of a phone (IATA Resolution 792). */
export type BarcodeKind = 'pdf417' | 'azteccode';

/** Dark and light modules: rectangles of dark ones, in modules from the top left. */
export type Barcode = { width: number; height: number; bars: { x: number; y: number; width: number }[] };

type Matrix = { pixs: number[]; pixx: number; pixy: number };

/** A row of PDF417 is this many times as high as a module is wide. */
const PDF417_ROW = 3;

/** Encodes a text; loads the library with the first one. */
export async function barcode(text: string, kind: BarcodeKind): Promise<Barcode> {
  // The library's module also has a symbology named "raw"; its default export has the function.
  const { default: library } = await import('bwip-js/node');
  const options = kind === 'pdf417' ? { columns: 6, eclevel: 3, rowmult: 1 } : {};
  const [matrix] = library.raw({ bcid: kind, text, ...options }) as unknown as [Matrix];
  const { pixs, pixx: width, pixy: rows } = matrix;
  const bars: Barcode['bars'] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixs[y * width + x] !== 1) continue;
      const last = bars.at(-1);
      if (last && last.y === y && last.x + last.width === x) last.width += 1;
      else bars.push({ x, y, width: 1 });
    }
  }
  const scale = kind === 'pdf417' ? PDF417_ROW : 1;
  return { width, height: rows * scale, bars: bars.map((bar) => ({ ...bar, y: bar.y * scale })) };
}

/** Returns the height of a bar in modules. */
export function barHeight(kind: BarcodeKind): number {
  return kind === 'pdf417' ? PDF417_ROW : 1;
}

/** Returns an Aztec code as a path for SVG, in modules. */
export async function aztecPath(text: string): Promise<{ path: string; width: number; height: number }> {
  const code = await barcode(text, 'azteccode');
  return { path: barcodePath(code, 'azteccode'), width: code.width, height: code.height };
}

function barcodePath({ bars }: Barcode, kind: BarcodeKind): string {
  const height = barHeight(kind);
  return bars.map(({ x, y, width }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}
