/** Widths in pixels in which pictures of cities are made; no other is. The height follows from the shape. */
export const WIDTHS = [480, 960, 1440] as const;
/** All pictures have this shape, whatever the original has. */
export const SHAPE = { width: 8, height: 3 } as const;
/** The first that a browser knows is taken; every browser of ours knows the second. */
export const FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof WIDTHS)[number];
export type PictureFormat = (typeof FORMATS)[number];
/** One of the few pictures that there are of a city. */
export type PictureName = { code: string; width: PictureWidth; format: PictureFormat };

const NAME = /^([a-z0-9]{3})-(\d{3,4})\.([a-z]{4})$/;

/** Reads the last part of a picture's address: "lon-960.avif"; null for one that is not made. */
export function readPictureName(file: string): PictureName | null {
  const [, code = '', digits, ending] = NAME.exec(file) ?? [];
  const width = WIDTHS.find((one) => String(one) === digits);
  const format = FORMATS.find((one) => one === ending);
  return width && format ? { code: code.toUpperCase(), width, format } : null;
}

/** Returns the address of a picture. */
export function picturePath({ code, width, format }: PictureName): string {
  return `/city-images/${code.toLowerCase()}-${width}.${format}`;
}

/** Returns the height for a width. */
export function heightOf(width: number): number {
  return (width * SHAPE.height) / SHAPE.width;
}
