import type { Brand } from '~/market/brands';
import type { HomeOf } from '~/market/homes';

export type MetaProperty = { property: string; content: string };

/** Size of the images in public/, pixels. */
const IMAGE = { width: 1200, height: 630 } as const;

/**
 * Returns the Open Graph tags of a shared link, besides its title and description, which the page sets (Twitter reads
 * them too).
 * @param origin for absolute addresses, without a trailing slash
 */
export function openGraph(brand: Brand, origin: string, { locale, country }: HomeOf): MetaProperty[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: `${locale}_${country}` },
    { property: 'og:image', content: `${origin}/share-${brand.id}.png` },
    { property: 'og:image:width', content: String(IMAGE.width) },
    { property: 'og:image:height', content: String(IMAGE.height) },
  ];
}
