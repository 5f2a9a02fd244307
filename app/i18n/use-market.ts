import { useRouteLoaderData } from '@remix-run/react';
import type { Market } from '~/market/market';

/** Returns the visitor's market from the root loader. @throws Error on a page without the root's data */
export function useMarket(): Market {
  const market = useRouteLoaderData<{ market: Market }>('root')?.market;
  if (!market) throw new Error('the root loader has given nothing');
  return market;
}
