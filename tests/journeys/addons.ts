import { decodeEntities } from '#tests/setup/html';
import type { FormFields } from '#tests/setup/plain-browser';

/**
 * Add-ons of a purchase: none, one of everything that step 1 sells, or a packet of services (the first fixed one, else
 * the composed one with two services). A pattern: the fields whose names match.
 */
export type AddonsOption = 'none' | 'all' | 'packet' | RegExp;

/** Flags of the settings service for a shop that delivers every add-on. */
export const EVERY_ADDON_FLAGS = {
  refund_service: true,
  variant_refund: true,
  online_registration: true,
  registration_with_seat: true,
  warranty: true,
  priority_support: true,
  support_chat: true,
} as const;

const SLOT = /^addons\[/;
const PACKET = 'addons.packet';
const SWITCH = 'addons.switch';

/**
 * Returns the fields of step 1 that buy the add-ons, as a browser would send them. @throws when the page does not sell
 * them
 */
export function addonFields(step1Html: string, option: AddonsOption): FormFields {
  const offered = offeredValues(step1Html);
  if (option === 'none') return {};
  if (option === 'all' || option instanceof RegExp) {
    const wanted = option === 'all' ? SLOT : option;
    const slots = [...offered].filter(([name]) => SLOT.test(name) && wanted.test(name));
    if (slots.length === 0) throw new Error('step 1 sells nothing beside the tickets');
    return Object.fromEntries(slots.map(([name, [first = '']]) => [name, first]));
  }
  const packets = offered.get(PACKET) ?? [];
  const [packet = packets[0]] = packets.filter((value) => /@\d+$/.test(value));
  if (packet === undefined) throw new Error('step 1 has no packets');
  const isOwn = packet.endsWith('@');
  return { [PACKET]: packet, ...(isOwn && { [SWITCH]: (offered.get(SWITCH) ?? []).slice(0, 2) }) };
}

/** Returns the choices by field name, without "nothing", in the order of the page. */
export function offeredValues(html: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => {
    if (name.startsWith('addons') && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (const [tag] of html.matchAll(/<input\b[^>]*type="(?:radio|checkbox)"[^>]*>/g)) {
    add(attribute(tag, 'name'), attribute(tag, 'value'));
  }
  for (const [, tag = '', options = ''] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const name = attribute(tag, 'name');
    // The seat of a registration is sent along with it.
    if (!SLOT.test(name)) continue;
    for (const [option] of options.matchAll(/<option\b[^>]*>/g)) add(name, attribute(option, 'value'));
  }
  return values;
}

function attribute(tag: string, name: string): string {
  return decodeEntities(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}
