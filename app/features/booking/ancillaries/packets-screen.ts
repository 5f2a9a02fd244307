import type { AncillaryItem, AncillaryPacket } from '~/upstream/ancillaries/contract';
import type { AddonWords, OrderNames } from './addon-words';
import type { PacketsView, PacketView } from './addons-view';

/** Builds the packets: sets of products at a discount, and a constructor (specification 2 §3). */
export function packetsView(
  packets: readonly AncillaryPacket[],
  items: readonly AncillaryItem[],
  words: AddonWords & { names: OrderNames },
): PacketsView {
  const { t } = words;
  return {
    title: t('packets.title'),
    text: t('packets.text'),
    legend: t('packets.title'),
    without: t('packets.without'),
    chosen: packets.find(({ token }) => items.some(({ packetToken }) => packetToken === token))?.token ?? '',
    packets: packets.map((packet) => packetView(packet, items, words)),
  };
}

function packetView(
  packet: AncillaryPacket,
  items: readonly AncillaryItem[],
  { t, names }: AddonWords & { names: OrderNames },
): PacketView {
  const { token, title, products, discounts, originalPrice, discountedPrice } = packet;
  const steps = discounts.toSorted((a, b) => a.count - b.count);
  if (packet.activeConstructorSwitches === null) {
    const isCheaper = discountedPrice.amount < originalPrice.amount;
    return {
      token,
      label: title,
      contents: products.map((product) => ({ label: product.title, price: names.money(product.price) })),
      original: isCheaper ? names.money(originalPrice) : null,
      price: names.money(discountedPrice),
      amount: discountedPrice.amount,
      builder: null,
    };
  }
  const isOn = (product: string) =>
    items.some(({ packetToken, productToken }) => packetToken === token && productToken === product);
  return {
    token,
    label: title,
    contents: [],
    original: null,
    price: t('packets.discount', { percent: steps.at(-1)?.percent ?? 0 }),
    amount: null,
    builder: {
      legend: t('packets.switches', { title }),
      hint: t('packets.steps', {
        steps: steps.map(({ count, percent }) => t('packets.step', { number: count, percent })).join(', '),
      }),
      steps,
      switches: products.map((product) => ({
        token: product.token,
        label: product.title,
        price: names.money(product.price),
        amount: product.price.amount,
        isOn: isOn(product.token),
      })),
    },
  };
}
