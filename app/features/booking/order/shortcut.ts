/** A link of an order's first rows, with a ready text. */
export type Shortcut = {
  path: string;
  label: string;
  icon: 'document' | 'app' | 'calendar' | 'swap' | 'refresh' | 'bag' | 'help' | 'mail';
};
