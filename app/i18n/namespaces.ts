/** Files of a language, `locales/<language>/<namespace>.json`: one an area of screens. */
export const NAMESPACES = [
  'common',
  'errors',
  'home',
  'search',
  'trip',
  'booking',
  'payment',
  'seats',
  'sbp',
  'receipt',
  'content',
  'calendar',
  'filters',
  'price-map',
  'account',
  'profile',
  'reminders',
  'easter-egg',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
