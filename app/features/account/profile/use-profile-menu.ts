import { useRouteLoaderData } from '@remix-run/react';
import { PROFILE_MENU } from './profile-menu';

/** The part of the root's data that tells which pages are on. */
type Root = {
  header: {
    points: { balance: string | null } | null;
    eWallet: string | null;
    hasDiscounts: boolean;
    hasPriceAlerts: boolean;
  };
};

/** Lists the pages of the profile area that are on here (specification 3 §2). */
export function useProfileMenu() {
  const header = useRouteLoaderData<Root>('root')?.header;
  const isOff: Partial<Record<string, boolean>> = {
    loyalty: !header?.points,
    wallet: !header?.eWallet,
    discount: !header?.hasDiscounts,
    subscriptions: !header?.hasPriceAlerts,
  };
  return PROFILE_MENU.filter(({ name }) => !isOff[name]);
}

/** Returns "Wallet: €25", which stands for the entry's own text; null where wallets are not offered. */
export function useWalletText(): string | null {
  return useRouteLoaderData<Root>('root')?.header.eWallet ?? null;
}

/** Returns the balance of points; null where they are not offered, and while it is unknown. */
export function usePointsBalance(): string | null {
  return useRouteLoaderData<Root>('root')?.header.points?.balance ?? null;
}
