/** Conditions of a flag; a missing flag is off. */
type Flag = { brands?: readonly string[]; countries?: readonly string[] };

const EVERYWHERE: Flag = {};

const FLAGS: Readonly<Record<string, Flag | null>> = {
  popular_directions: EVERYWHERE,
  support_menu: EVERYWHERE,
  support_chat: EVERYWHERE,
  assistant: EVERYWHERE,
  hotels: EVERYWHERE,
  subscription: EVERYWHERE,
  price_subscription: EVERYWHERE,
  refund_button: EVERYWHERE,
  seo_landings: { brands: ['ru'] },
  // A text message costs as much as a ticket earns in some countries.
  app_link_form: { countries: ['RU', 'BY', 'KZ', 'US', 'GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'TR'] },
  blog: EVERYWHERE,
  prize_draw: { countries: ['RU', 'KZ', 'US', 'GB', 'DE', 'FR', 'ES'] },
  auto_refund: EVERYWHERE,
  loyalty_block: { brands: ['ru'] },
  e_wallet: EVERYWHERE,
  discounts: { brands: ['ru'] },
  sales_landing: { brands: ['ru'] },
  one_tap_sign_in: null,
  accounts: EVERYWHERE,
  addons: EVERYWHERE,
  packets: EVERYWHERE,
  refund_service: null,
  variant_refund: null,
  online_registration: EVERYWHERE,
  registration_with_seat: EVERYWHERE,
  warranty: null,
  priority_support: EVERYWHERE,
  vip: { brands: ['ru'] },
  seat_selection: EVERYWHERE,
  deeplink_redirect: EVERYWHERE,
};

/** Returns all flags for a brand in a country. @param changes set at /control */
export function featuresFor(
  brand: string,
  country: string,
  changes: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  const flags = Object.entries(FLAGS).map(([name, flag]) => [name, flag !== null && isOn(flag, brand, country)]);
  return { ...(Object.fromEntries(flags) as Record<string, boolean>), ...changes };
}

function isOn({ brands, countries }: Flag, brand: string, country: string): boolean {
  return (brands?.includes(brand) ?? true) && (countries?.includes(country) ?? true);
}
