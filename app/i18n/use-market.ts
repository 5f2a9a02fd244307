import { useRouteLoaderData } from '@remix-run/react';
import type { Market } from '~/market/market';

/** The visitor's market, which the root loader gives to every page. @throws Error on a page without the root's data */
export function useMarket(): Market {
  const root = useRouteLoaderData('root') as { market: Market } | undefined;
  if (!root) throw new Error('the root loader has given nothing');
  return root.market;
}
