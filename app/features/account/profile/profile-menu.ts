import type { IconName } from '~/ui/Icon';

/** Pages of the profile area; their texts are `menu.<name>` (specification 3 §2). `useProfileMenu` lists those that are on. */
export const PROFILE_MENU = [
  { name: 'dashboard', href: '/user/dashboard', icon: 'person' },
  { name: 'orders', href: '/user/orders', icon: 'ticket' },
  { name: 'loyalty', href: '/user/loyalty', icon: 'plus' },
  { name: 'wallet', href: '/user/wallet', icon: 'card' },
  { name: 'discount', href: '/user/discount', icon: 'sale' },
  { name: 'subscriptions', href: '/user/subscriptions', icon: 'mail' },
  { name: 'notebook', href: '/user/notebook', icon: 'family' },
  { name: 'settings', href: '/user/settings', icon: 'filter' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

export type ProfilePlace = (typeof PROFILE_MENU)[number]['name'];
