/**
 * Add-ons as plain fields of the form of step 1, read by the server and, for the running total, in the browser. A field
 * says what was chosen and at which price it was offered, so that nothing can become dearer in silence.
 */

/** Marks a form that has the section, and whether the order held anything when it was drawn. */
export const SHOWN_FIELD = 'addons.shown';
export const PACKET_FIELD = 'addons.packet';
/** Products of a packet that one puts together oneself: one field each. */
export const SWITCH_FIELD = 'addons.switch';
/** In the place of a product's token: the one that is selected in the variants of its slot. */
const VARIANT = '*';

/** A product, or a packet, and the price at which it was taken, hundredths; null where the form names none. */
export type Wish = { token: string; price: number | null };

/** What the form says. A slot that it does not have stays as it is; null is "without". */
export type AddonChoices = {
  bySlot: Record<string, Wish | null>;
  /** Undefined where no packets were offered. */
  packet?: (Wish & { switches: string[] }) | null;
};

export const slotField = (slot: string) => `addons[${slot}]`;
export const variantField = (slot: string) => `addons.variant[${slot}]`;

/** The value of an option. @param token null: of whatever variant is selected */
export function optionValue(token: string | null, price: number | null): string {
  return `${token ?? VARIANT}@${price ?? ''}`;
}

const SLOT_FIELD = /^addons\[([\w.:-]{1,80})\]$/;
const MOST_SLOTS = 200;
const MOST_SWITCHES = 50;
const TOKEN_LENGTH = 100;

/** Reads the add-ons of a form; null when it has no such section. What is no choice at all counts as "without". */
export function readAddonChoices(form: FormData): AddonChoices | null {
  if (!form.has(SHOWN_FIELD)) return null;
  const bySlot: AddonChoices['bySlot'] = {};
  for (const name of new Set(form.keys())) {
    const slot = SLOT_FIELD.exec(name)?.[1];
    if (slot === undefined || Object.keys(bySlot).length >= MOST_SLOTS) continue;
    // A tick has an empty field of its name in front, which is what is sent without the tick.
    const wish = readWish(last(form, name));
    bySlot[slot] = wish?.token === VARIANT ? readVariant(form, slot, wish.price) : wish;
  }
  if (!form.has(PACKET_FIELD)) return { bySlot };
  const packet = readWish(last(form, PACKET_FIELD));
  const switches = form.getAll(SWITCH_FIELD).filter(isToken).slice(0, MOST_SWITCHES);
  return { bySlot, packet: packet && { ...packet, switches: [...new Set(switches)] } };
}

/** Whether the order held something when the form was drawn. */
export function wasFilled(form: FormData): boolean {
  return form.get(SHOWN_FIELD) === 'filled';
}

/** Whether anything was chosen. */
export function hasWishes({ bySlot, packet }: AddonChoices): boolean {
  return Boolean(packet) || Object.values(bySlot).some((wish) => wish !== null);
}

/** Whether the same is chosen in both, whatever the prices, and whatever slots only one of them knows. */
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

/** The choices without a product or packet, by its token. */
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
