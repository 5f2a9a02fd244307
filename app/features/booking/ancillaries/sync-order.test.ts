import { describe, expect, it } from 'vitest';
import { itemsOf, itemWire, orderOf } from '#tests/fixtures/addons';
import type { AddonChoices } from './addon-form';
import { itemsToRemove, notesOn } from './sync-order.server';

const CALM = { packet_token: 'packet.calm' };

describe('itemsToRemove', () => {
  const items = itemsOf(
    itemWire('bag.0.p0.1'),
    itemWire('bag.1.p0.1'),
    itemWire('support.standard', CALM),
    itemWire('sms', CALM),
  );

  it.each<[string, AddonChoices, string | null, string[]]>([
    ['nothing that the form does not have', { bySlot: {} }, null, []],
    ['what stands at "without"', { bySlot: { 'bag.0.p0': null } }, null, ['bag.0.p0.1']],
    ['nothing that another product of its slot takes out', { bySlot: { 'bag.0.p0': wish('bag.0.p0.2') } }, null, []],
    [
      'a packet that is no longer chosen',
      { bySlot: { support: null }, packet: null },
      null,
      ['support.standard', 'sms'],
    ],
    ['nothing of one that is', { bySlot: { support: null }, packet: packet() }, null, []],
    ['what is taken out by hand', { bySlot: {} }, 'bag.1.p0.1', ['bag.1.p0.1']],
    ['a packet by hand, whole', { bySlot: {}, packet: packet() }, 'packet.calm', ['support.standard', 'sms']],
  ])('removes %s', (_, choices, removal, expected) => {
    expect(itemsToRemove(items, choices, removal).map(({ token }) => token)).toEqual(expected);
  });
});

describe('notesOn', () => {
  const bag = itemWire('bag.0.p0.1');

  it.each<[string, Parameters<typeof orderOf>, AddonChoices, unknown[]]>([
    ['nothing when all is as chosen', [bag], { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 200000) } }, []],
    ['nothing of what became cheaper', [bag], { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 300000) } }, []],
    [
      'what became dearer',
      [bag],
      { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 150000) } },
      [{ kind: 'dearer', token: 'bag.0.p0.1', title: '1 x 23', oldAmount: 150000, newAmount: 200000 }],
    ],
    ['what is not there', [bag], { bySlot: { sms_info: wish('sms') } }, [{ kind: 'gone', token: 'sms', title: null }]],
    [
      'what the packet has in the same slot',
      [itemWire('support.standard', CALM), itemWire('sms', CALM)],
      { bySlot: { support: wish('support.maximum') }, packet: packet(60000) },
      [{ kind: 'inPacket', token: 'support.maximum', title: 'support.standard' }],
    ],
    [
      'a packet that became dearer',
      [itemWire('support.standard', CALM), itemWire('sms', CALM)],
      { bySlot: {}, packet: packet(45600) },
      [{ kind: 'dearer', token: 'packet.calm', title: null, oldAmount: 45600, newAmount: 50600 }],
    ],
  ])('reports %s', (_, items, choices, expected) => {
    expect(notesOn(orderOf(...items), choices)).toEqual(expected);
  });
});

function wish(token: string, price: number | null = null) {
  return { token, price };
}

function packet(price: number | null = null) {
  return { token: 'packet.calm', price, switches: [] };
}
