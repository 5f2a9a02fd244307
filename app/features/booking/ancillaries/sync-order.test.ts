import { describe, expect, it } from 'vitest';
import { CATALOGUE, EVERY_ADDON, itemsOf, itemWire, orderOf, PACKETS, productsOf } from '#tests/fixtures/addons';
import { testContext } from '#tests/fixtures/request-context';
import type { RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import type { AddonChoices } from './addon-form';
import { itemsToRemove, notesOn, syncAddons } from './sync-order.server';

const CALM = { packet_token: 'packet.calm' };

describe('itemsToRemove', () => {
  const items = itemsOf(
    itemWire('bag.0.p0.1'),
    itemWire('bag.1.p0.1'),
    itemWire('support.standard', CALM),
    itemWire('sms', CALM),
  );

  it.each<[string, AddonChoices, string | null, string[]]>([
    ['nothing from slots that the form lacks', { bySlot: {} }, null, []],
    ['an item whose slot is set to "without"', { bySlot: { 'bag.0.p0': null } }, null, ['bag.0.p0.1']],
    ['nothing that another product of its slot replaces', { bySlot: { 'bag.0.p0': wish('bag.0.p0.2') } }, null, []],
    [
      'a packet that is no longer chosen',
      { bySlot: { support: null }, packet: null },
      null,
      ['support.standard', 'sms'],
    ],
    ['nothing from a packet that is still chosen', { bySlot: { support: null }, packet: packet() }, null, []],
    ['an item by its own button', { bySlot: {} }, 'bag.1.p0.1', ['bag.1.p0.1']],
    ['a whole packet by its own button', { bySlot: {}, packet: packet() }, 'packet.calm', ['support.standard', 'sms']],
  ])('removes %s', (_, choices, removal, expected) => {
    expect(itemsToRemove(items, choices, removal).map(({ token }) => token)).toEqual(expected);
  });
});

describe('notesOn', () => {
  const bag = itemWire('bag.0.p0.1');

  it.each<[string, Parameters<typeof orderOf>, AddonChoices, unknown[]]>([
    ['nothing when the order matches the choices', [bag], { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 200000) } }, []],
    ['no lower prices', [bag], { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 300000) } }, []],
    [
      'a higher price',
      [bag],
      { bySlot: { 'bag.0.p0': wish('bag.0.p0.1', 150000) } },
      [{ kind: 'dearer', token: 'bag.0.p0.1', title: '1 x 23', oldAmount: 150000, newAmount: 200000 }],
    ],
    ['a missing item', [bag], { bySlot: { sms_info: wish('sms') } }, [{ kind: 'gone', token: 'sms', title: null }]],
    [
      'an item that the packet replaces',
      [itemWire('support.standard', CALM), itemWire('sms', CALM)],
      { bySlot: { support: wish('support.maximum') }, packet: packet(60000) },
      [{ kind: 'inPacket', token: 'support.maximum', title: 'support.standard' }],
    ],
    [
      'a packet with a higher price',
      [itemWire('support.standard', CALM), itemWire('sms', CALM)],
      { bySlot: {}, packet: packet(45600) },
      [{ kind: 'dearer', token: 'packet.calm', title: null, oldAmount: 45600, newAmount: 50600 }],
    ],
  ])('reports %s', (_, items, choices, expected) => {
    expect(notesOn(orderOf(...items), choices)).toEqual(expected);
  });
});

describe('syncAddons', () => {
  /** Records the tokens that reach the service, for a shop with one flag off. */
  async function sync(off: keyof Features, choices: AddonChoices) {
    const added: string[] = [];
    const keep = (tokens: string[]) => {
      added.push(...tokens);
      return Promise.resolve(orderOf(...itemWiresOf(added)));
    };
    const ancillaries = {
      findOrder: () => Promise.resolve(null),
      createOrder: () => Promise.resolve(orderOf()),
      listProducts: () => Promise.resolve(productsOf(...CATALOGUE)),
      listPackets: () => Promise.resolve(PACKETS),
      addItems: (_: string, wishes: readonly { token: string }[]) => keep(wishes.map(({ token }) => token)),
      addPacket: (_: string, token: string) => keep([token]),
    };
    const context = testContext({
      features: () => Promise.resolve({ ...EVERY_ADDON, [off]: false }),
      upstream: { ancillaries } as unknown as RequestContext['upstream'],
    });
    const notes = await syncAddons(context, { token: 'token' }, choices);
    return { added, gone: notes.flatMap((note) => (note.kind === 'gone' ? note.token : [])) };
  }

  it('adds no product whose flag is off, and says that it is gone', async () => {
    const choices = { bySlot: { support: wish('support.standard'), 'bag.0.p0': wish('bag.0.p0.1') } };
    expect(await sync('prioritySupport', choices)).toEqual({ added: ['bag.0.p0.1'], gone: ['support.standard'] });
    expect(await sync('addons', choices)).toEqual({ added: [], gone: ['support.standard', 'bag.0.p0.1'] });
    expect((await sync('seatSelection', choices)).gone).toEqual([]);
  });

  it.each(['packets', 'prioritySupport'] as const)('adds no packet without the flag %s', async (off) => {
    expect(await sync(off, { bySlot: {}, packet: packet(1) })).toEqual({ added: [], gone: ['packet.calm'] });
  });
});

const itemWiresOf = (tokens: readonly string[]) => tokens.map((token) => itemWire(token));

function wish(token: string, price: number | null = null) {
  return { token, price };
}

function packet(price: number | null = null) {
  return { token: 'packet.calm', price, switches: [] };
}
