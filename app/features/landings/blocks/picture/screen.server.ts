import type { BlockInput } from '../../block';
import { FORMATS, heightOf, picturePath, WIDTHS } from '../../pictures/picture-sizes';

/** A drawing or a photograph that says nothing: browsers choose the format, then the width. */
export type PictureScreen = {
  sources: { type: string; srcSet: string }[];
  src: string;
  width: number;
  height: number;
  /** Its author, where the licence wants one named. */
  credit: string | null;
};

/** Builds the picture of a city, or of the city to which a route goes; null for others, and where there is none. */
export function pictureScreen({ sources: { subject }, t }: BlockInput): PictureScreen | null {
  if (subject.kind !== 'city' && subject.kind !== 'route') return null;
  const { picture } = subject.facts;
  if (!picture) return null;
  const { code } = subject.kind === 'city' ? subject.facts.city : subject.facts.arrival;
  const width = WIDTHS[1];
  return {
    sources: FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: WIDTHS.map((one) => `${picturePath({ code, width: one, format })} ${one}w`).join(', '),
    })),
    src: picturePath({ code, width, format: 'webp' }),
    width,
    height: heightOf(width),
    credit: picture.credit === null ? null : t('picture.credit', { author: picture.credit }),
  };
}
