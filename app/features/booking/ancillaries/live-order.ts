import type { AddonChoices, Wish } from './addon-form';
import type { AddonsOfferView, PacketView, PartView, SectionView, SlotView } from './addons-view';
import type { AddonLine } from './order-lines.server';
import { packetPrice } from './packet-price';
import { removalIntent } from './removal-intent';
import { writeAmount } from './write-amount';

/** Returns the choices at page load: those of the order. */
export function savedChoices({ sections, packets }: AddonsOfferView): AddonChoices {
  const bySlot: AddonChoices['bySlot'] = {};
  for (const { part, slot } of slotsOf(sections)) {
    const option = optionOf(part, slot, slot.chosen);
    bySlot[slot.slot] = option && { token: slot.chosen, price: option.amount };
  }
  const chosen = packets?.packets.find(({ token }) => token === packets.chosen);
  if (!packets) return { bySlot };
  return {
    bySlot,
    packet: chosen ? { token: chosen.token, price: chosen.amount, switches: switchedOn(chosen) } : null,
  };
}

/** Counts and adds up the chosen products of a section, for its folded line. */
export function sectionSum({ parts }: SectionView, { bySlot }: AddonChoices): { count: number; amount: number } {
  const chosen = slotsOf([{ parts }]).flatMap(
    ({ part, slot }) => optionOf(part, slot, tokenOf(bySlot[slot.slot])) ?? [],
  );
  return { count: chosen.length, amount: chosen.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Returns the price of a packet with the given switches, in hundredths. */
export function packetAmount(packet: PacketView, switches: readonly string[], decimals: number): number {
  if (!packet.builder) return packet.amount ?? 0;
  const prices = packet.builder.switches.filter(({ token }) => switches.includes(token)).map(({ amount }) => amount);
  return packetPrice(prices, packet.builder.steps, decimals);
}

/**
 * Previews the order before it is submitted: its add-on lines, and its total in hundredths. After that the order has
 * its own prices.
 */
export function liveOrder(view: AddonsOfferView, choices: AddonChoices): { lines: AddonLine[]; amount: number } {
  const { money, free, packets } = view;
  const write = (amount: number) => (amount === 0 ? free : writeAmount(amount, money));
  const lines = [...view.fixedLines];
  let amount = view.fixedAmount;
  for (const { part, slot } of slotsOf(view.sections)) {
    const token = tokenOf(choices.bySlot[slot.slot]);
    const option = optionOf(part, slot, token);
    if (!option) continue;
    amount += option.amount;
    const details = [part.title, slot.label].filter((text) => text !== null);
    lines.push({ label: option.label, details, amount: write(option.amount), removal: removalIntent(token) });
  }
  const packet = packets?.packets.find(({ token }) => token === choices.packet?.token);
  if (packet && choices.packet) {
    const { switches } = choices.packet;
    const price = packetAmount(packet, switches, money.decimals);
    amount += price;
    const details = packet.builder?.switches.filter(({ token }) => switches.includes(token)) ?? [];
    lines.push({
      label: packet.label,
      details: (packet.builder ? details : packet.contents).map(({ label }) => label),
      amount: write(price),
      removal: removalIntent(packet.token),
    });
  }
  return { lines, amount };
}

function slotsOf(sections: readonly Pick<SectionView, 'parts'>[]): { part: PartView; slot: SlotView }[] {
  return sections.flatMap(({ parts }) => parts.flatMap((part) => part.slots.map((slot) => ({ part, slot }))));
}

function optionOf(part: PartView, { tokens, variants }: SlotView, token: string) {
  if (token === '') return null;
  const isVariant = variants?.options.some((option) => option.token === token);
  return part.options[isVariant ? variants!.index : tokens.indexOf(token)] ?? null;
}

function tokenOf(wish: Wish | null | undefined): string {
  return wish?.token ?? '';
}

function switchedOn({ builder }: PacketView): string[] {
  return builder?.switches.flatMap(({ isOn, token }) => (isOn ? [token] : [])) ?? [];
}
