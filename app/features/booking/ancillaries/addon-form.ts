/**
 * Add-ons as plain fields of the form of step 1. The server reads them, and so does the browser for the running total.
 * A field holds the choice and the price at which it was offered, so that a price never rises unnoticed.
 */

/** Marks a form that has the section; the value says whether the order had items when it was drawn. */
export const SHOWN_FIELD = 'addons.shown';
export const PACKET_FIELD = 'addons.packet';
/** Products of a constructor: one field each. */
export const SWITCH_FIELD = 'addons.switch';
/** Replaces a product's token: use the one selected in the variants of its slot. */
const VARIANT = '*';

/** A chosen product or packet, and the price shown for it in hundredths; null when the form has no price. */
export type Wish = { token: string; price: number | null };

/** The choices in the form. A slot missing from the form stays unchanged; null means "without". */
export type AddonChoices = {
  bySlot: Record<string, Wish | null>;
  /** Undefined when no packets were offered. */
  packet?: (Wish & { switches: string[] }) | null;
};

export const slotField = (slot: string) => `addons[${slot}]`;
export const variantField = (slot: string) => `addons.variant[${slot}]`;

/** Builds the value of an option. @param token null for whichever variant is selected */
export function optionValue(token: string | null, price: number | null): string {
  return `${token ?? VARIANT}@${price ?? ''}`;
}

const SLOT_FIELD = /^addons\[([\w.:-]{1,80})\]$/;
const MAX_SLOTS = 200;
const MAX_SWITCHES = 50;
const TOKEN_LENGTH = 100;

/** Returns true for the name of a field of the section. */
export const isAddonField = (name: string): boolean => /^addons[.[]/.test(name);

/** Reads the add-ons of a form; null when it has no such section. Invalid choices count as "without". */
export function readAddonChoices(form: FormData): AddonChoices | null {
  if (!form.has(SHOWN_FIELD)) return null;
  const bySlot: AddonChoices['bySlot'] = {};
  for (const name of new Set(form.keys())) {
    const slot = SLOT_FIELD.exec(name)?.[1];
    if (slot === undefined || Object.keys(bySlot).length >= MAX_SLOTS) continue;
    // A checkbox follows an empty field of the same name, which is all that is sent when it is unchecked.
    const wish = readWish(last(form, name));
    bySlot[slot] = wish?.token === VARIANT ? readVariant(form, slot, wish.price) : wish;
  }
  if (!form.has(PACKET_FIELD)) return { bySlot };
  const packet = readWish(last(form, PACKET_FIELD));
  const switches = form.getAll(SWITCH_FIELD).filter(isToken).slice(0, MAX_SWITCHES);
  return { bySlot, packet: packet && { ...packet, switches: [...new Set(switches)] } };
}

/** Returns true when the order had items when the form was drawn. */
export function wasFilled(form: FormData): boolean {
  return form.get(SHOWN_FIELD) === 'filled';
}

/** Returns true when anything was chosen. */
export function hasWishes({ bySlot, packet }: AddonChoices): boolean {
  return Boolean(packet) || Object.values(bySlot).some((wish) => wish !== null);
}

/** Returns true when both have the same choices; ignores prices and slots that only one of them has. */
export function areSameChoices(one: AddonChoices, other: AddonChoices): boolean {
  const chosen = ({ bySlot, packet }: AddonChoices) =>
    JSON.stringify([
      Object.entries(bySlot)
        .flatMap(([slot, wish]) => (wish ? [[slot, wish.token]] : []))
        .sort(),
      packet ? [packet.token, ...[...packet.switches].sort()] : null,
    ]);
  return chosen(one) === chosen(other);
}

/** Returns the choices without the product or packet of this token. */
export function withoutToken(choices: AddonChoices, token: string): AddonChoices {
  const isOther = (wish: Wish | null) => (wish?.token === token ? null : wish);
  const bySlot = Object.fromEntries(Object.entries(choices.bySlot).map(([slot, wish]) => [slot, isOther(wish)]));
  if (choices.packet === undefined) return { bySlot };
  return { bySlot, packet: choices.packet?.token === token ? null : choices.packet };
}

function readVariant(form: FormData, slot: string, price: number | null): Wish | null {
  const token = last(form, variantField(slot));
  return isToken(token) ? { token, price } : null;
}

function readWish(value: FormDataEntryValue | undefined): Wish | null {
  if (typeof value !== 'string') return null;
  const at = value.lastIndexOf('@');
  const token = value.slice(0, at);
  const price = value.slice(at + 1);
  if (at < 1 || !isToken(token) || !/^\d{0,12}$/.test(price)) return null;
  return { token, price: price === '' ? null : Number(price) };
}

function last(form: FormData, name: string): FormDataEntryValue | undefined {
  return form.getAll(name).at(-1);
}

function isToken(value: FormDataEntryValue | undefined): value is string {
  return typeof value === 'string' && value !== '' && value.length <= TOKEN_LENGTH;
}
