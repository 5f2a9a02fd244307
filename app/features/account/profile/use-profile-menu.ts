import { useRouteLoaderData } from '@remix-run/react';
import { PROFILE_MENU } from './profile-menu';

/** The part of the root's data that tells which pages are on. */
type Root = { header: { hasPriceAlerts: boolean } };

/** Lists the pages of the profile area that the flags have on (specification 3 §2). */
export function useProfileMenu() {
  const header = useRouteLoaderData<Root>('root')?.header;
  return PROFILE_MENU.filter(({ name }) => name !== 'subscriptions' || header?.hasPriceAlerts);
}
