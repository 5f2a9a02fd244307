import { describe, expect, it } from 'vitest';
import {
  ADDONS_PARTS,
  CATALOGUE,
  EVERY_ADDON,
  itemWire,
  orderOf,
  PACKETS,
  productsOf,
  productWire,
} from '#tests/fixtures/addons';
import { bookingWith } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { trainOrders } from '#tests/fixtures/rail-party';
import { DEFAULT_FEATURES, type Features } from '~/bff/request/features';
import type { CurrencyCode } from '~/market/currencies';
import type { Booking } from '~/upstream/booking/contract';
import { addonsScreen, type AddonsParts } from './addons-screen.server';
import type { AddonsOfferView } from './addons-view';

const RU = poputny();
const SALE = ADDONS_PARTS.sale!;

function offer(changes: Partial<AddonsParts> = {}, market = RU): AddonsOfferView {
  const view = addonsScreen({ ...ADDONS_PARTS, ...changes }, market);
  if (view?.state !== 'offered') throw new Error('nothing is offered');
  return view;
}

/** Names the sections shown, including seats and packets. */
function shown(view: ReturnType<typeof addonsScreen>): string[] {
  if (view?.state !== 'offered') return [];
  return [
    ...view.sections.map(({ name }) => name),
    ...(view.seats ? ['seats'] : []),
    ...(view.packets ? ['packets'] : []),
  ];
}

const ALL = ['baggage', 'meal', 'refund', 'registration', 'insurance', 'support', 'sms', 'seats', 'packets'];
const NOT_ROUBLES = ['baggage', 'meal', 'registration', 'support', 'sms', 'seats', 'packets'];
const without = (...names: string[]) => ALL.filter((name) => !names.includes(name));
const off = (...flags: (keyof Features)[]): Features => ({
  ...EVERY_ADDON,
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
});
const inCurrency = (currency: CurrencyCode) => ({
  booking: bookingWith({ currency }),
  sale: {
    ...SALE,
    products: productsOf(...CATALOGUE.map((one) => ({ ...one, price: { ...one.price, currency } }))),
  },
});

describe('offered sections', () => {
  it.each<[string, Partial<AddonsParts>, string[]]>([
    ['everything but the warranty, for roubles', {}, ALL],
    ['no refunds and insurances in other currencies', inCurrency('EUR'), NOT_ROUBLES],
    ['the same in tenge', inCurrency('KZT'), NOT_ROUBLES],
    ['nothing without the flag for add-ons', { features: off('addons') }, []],
    ['no packets without their flag', { features: off('packets') }, without('packets')],
    [
      'no support without its flag, nor packets that contain it',
      { features: off('prioritySupport') },
      without('support', 'packets'),
    ],
    [
      'only add-ons without people behind them while the settings service is silent',
      { features: DEFAULT_FEATURES },
      without('refund', 'registration', 'support', 'packets'),
    ],
    ['no seats without their flag', { features: off('seatSelection') }, without('seats')],
    ['no refund when the flight is in two days', { now: new Date('2031-05-02T06:00:00Z') }, without('refund')],
    [
      'no seats when the flight is in four hours',
      { now: new Date('2031-05-04T00:30:00Z') },
      without('refund', 'seats'),
    ],
    ['all at step 1 before the fare is found', { booking: bookingWith({ action: 'created' }) }, ALL],
    ['nothing while the payment is pending', { booking: bookingWith({ action: 'manual_paying' }) }, []],
    ['nothing once the tickets are issued', { booking: bookingWith({ action: 'ticket_issued' }) }, []],
    ['nothing when the service sells nothing', { sale: { ...SALE, products: [], packets: [], seatSegments: [] } }, []],
  ])('offers %s', (_, changes, expected) => {
    expect(shown(addonsScreen({ ...ADDONS_PARTS, ...changes }, RU))).toEqual(expected);
  });

  it.each([
    ['here, since it is chosen with them', 0, []],
    ['elsewhere', 2, ['bedding']],
  ] as const)('offers bedding with places chosen %s', (_title, segmentIndex, expected) => {
    const target = { segment_index: 0, passenger_index: 0 };
    const products = productsOf(productWire('bedding', 'bedding.0.p0', 23_000, { target }));
    const trains = [{ ...trainOrders([5], { segmentIndex }), fare: 0 }];
    const sale = { ...SALE, products, packets: [], seatSegments: [] };
    expect(shown(addonsScreen({ ...ADDONS_PARTS, sale, trains }, RU))).toEqual(expected);
  });

  it('offers the warranty for separate tickets only', () => {
    const [out, back] = bookingWith().segments;
    const booking = { ...bookingWith(), segments: [{ ...out!, isSelfTransfer: true }, back!] };
    expect(shown(addonsScreen({ ...ADDONS_PARTS, booking }, RU))).toContain('warranty');
  });

  it.each([
    ['both refunds', {}, 2],
    ['one without the flag for the variant', { features: off('variantRefund') }, 1],
  ] as const)('offers %s in one choice', (_, changes, count) => {
    const refund = offer(changes).sections.find(({ name }) => name === 'refund');
    expect(refund?.parts[0]?.options).toHaveLength(count);
    expect(refund?.parts[0]?.slots).toHaveLength(1);
  });

  it.each<[string, Partial<AddonsParts>, string[]]>([
    ['beside priority support, of which it takes the place', {}, ['support.standard', 'vip']],
    ['not without its flag', { features: off('vip') }, ['support.standard']],
    ['not without the priority that it holds', { features: off('prioritySupport') }, []],
    ['not without the chat', { features: off('supportChat') }, []],
    ['not in other currencies', inCurrency('KZT'), ['support.standard']],
  ])('offers VIP %s', (_, changes, tokens) => {
    const section = offer(changes).sections.find(({ name }) => name === 'support');
    expect(section?.parts[0]?.slots.map((slot) => slot.tokens) ?? []).toEqual(tokens.length > 0 ? [tokens] : []);
    expect(section?.title.includes('VIP') ?? false).toBe(tokens.includes('vip'));
    expect(section?.parts[0]?.slots[0]?.chosen ?? '').toBe('');
  });

  it.each<[string, Booking['shopFees'], RegExp]>([
    ['their sums', { refundPercent: 10, exchange: 170_000 }, /сбора: это [\d\s,]+₽ за возврат.* 1\s700\s₽ за обмен/],
    ['no sums while they are unknown', null, /без нашего сбора\. Удержания перевозчика остаются/],
  ])('names the fees that VIP saves: %s', (_, shopFees, hint) => {
    const section = offer({ booking: { ...bookingWith(), shopFees } }).sections.find(({ name }) => name === 'support');
    const [priority, vip] = section?.parts[0]?.options ?? [];
    expect(vip?.hints.join()).toMatch(hint);
    expect(priority?.hints).toEqual(['Раньше обычных и ускоренных']);
  });

  it('says for how many passengers a price is', () => {
    const products = productsOf(...CATALOGUE.map((one) => ({ ...one, count: 3, unit_price: 10_000 })));
    const sms = offer({ sale: { ...SALE, products } }).sections.find(({ name }) => name === 'sms');
    expect(sms?.parts[0]?.options[0]?.hints.at(-1)).toMatch(/^100\s₽ × 3 пассажира$/);
  });

  it('offers a seat at registration only with its flag, the default position first', () => {
    const registration = (features: Features) =>
      offer({ features }).sections.find(({ name }) => name === 'registration')?.parts[0]?.slots[0];
    expect(registration(EVERY_ADDON)?.variants?.options.map(({ token }) => token)).toEqual([
      'reg.full.0',
      'reg.full.1',
    ]);
    expect(registration(off('registrationWithSeat'))?.variants).toBeNull();
  });
});

describe('the form', () => {
  it('chooses nothing by itself', () => {
    const { sections, packets, isFilled } = offer();
    const slots = sections.flatMap(({ parts }) => parts.flatMap((part) => part.slots));
    expect(slots.map(({ chosen }) => chosen).filter(Boolean)).toEqual([]);
    expect(packets?.chosen).toBe('');
    expect(isFilled).toBe(false);
  });

  it('shows one price for all passengers of a trip, and labels each choice in full', () => {
    const [baggage] = offer({ firstNames: ['Анна'] }).sections;
    expect(baggage?.parts.map(({ title, options, slots }) => [title, options.length, slots.length])).toEqual([
      ['Moscow — Sochi', 2, 3],
      ['Sochi — Moscow', 2, 3],
    ]);
    expect(baggage?.parts[1]?.slots.map(({ legend }) => legend)).toEqual([
      'Багаж: Sochi — Moscow, Пассажир 1: Анна',
      'Багаж: Sochi — Moscow, Пассажир 2',
      'Багаж: Sochi — Moscow, Пассажир 3',
    ]);
    expect(baggage?.parts[0]?.slots[0]?.without).toBe('Без дополнительного багажа');
  });

  it('opens nothing unasked, not even baggage for a small party whose fare has none', () => {
    const isOpen = (changes: Partial<AddonsParts>) => offer(changes).sections.map((section) => section.isOpen);
    const few = productsOf(...CATALOGUE.filter(({ target }) => (target.passenger_index ?? 0) === 0));
    const withoutBag = bookingWith({ fare_variant_key: 'light' });
    expect(isOpen({ booking: withoutBag })).not.toContain(true);
    expect(isOpen({ sale: { ...SALE, products: few } })).not.toContain(true);
    expect(isOpen({ booking: withoutBag, sale: { ...SALE, products: few } })).not.toContain(true);
  });

  it('leads to the fare with a bag where it costs less than the bags', () => {
    const noteOf = (price: number, changes: Parameters<typeof bookingWith>[0] = {}) => {
      const bags = CATALOGUE.filter(({ group }) => group === 'baggage').map((one) => ({
        ...one,
        price: { ...one.price, total: price },
      }));
      const booking = bookingWith({ fare_variant_key: 'light', variant_id: 'offer1', ...changes });
      return offer({ booking, sale: { ...SALE, products: productsOf(...bags) } }).sections[0]?.note ?? null;
    };
    // Bags of three passengers both ways against 5,500 hundredths more for all of them.
    expect(noteOf(1_000)?.text).toMatch(/«Standard».* 5\s₽/);
    expect(noteOf(1_000)?.path).toMatch(/^\/mbooking\/step0\/offer1\?.*route/);
    expect(noteOf(900)).toBeNull();
    expect(noteOf(1_000, { fare_variant_key: 'standard' }), 'the fare has a bag').toBeNull();
    expect(noteOf(1_000, { variant_id: null }), 'an offer that nobody names').toBeNull();
  });

  it('says what each price is for', () => {
    const { sections, seats } = offer();
    const units = Object.fromEntries(sections.map(({ name, unit }) => [name, unit]));
    expect(units).toMatchObject({
      baggage: 'на пассажира в одну сторону',
      meal: 'на пассажира и рейс',
      refund: 'на весь заказ',
      sms: 'на весь заказ',
    });
    expect(seats?.unit).toBe('на пассажира и рейс');
    const page = { path: '/there', label: 'Выбрать' };
    const later = offer({ pages: { registration: page } }).sections.find(({ name }) => name === 'registration');
    expect([later?.from, later?.unit], 'as its own page').toEqual(['от 230\u00a0₽', 'на пассажира и рейс']);
  });

  it('puts comforts of any trip behind one press, where there are some, and with the tickets only', () => {
    const { sections, more } = offer();
    expect(sections.filter(({ isMore }) => isMore).map(({ name }) => name)).toEqual([
      'meal',
      'registration',
      'support',
      'sms',
    ]);
    expect(more?.text).toMatch(/^Питание на борту, Онлайн-регистрация, .*Наборы/);
    const one = productsOf(...CATALOGUE.filter(({ group }) => group === 'baggage' || group === 'sms_info'));
    expect(offer({ sale: { ...SALE, products: one, packets: [] } }).more).toBeNull();
    const issued = bookingWith({ action: 'ticket_issued' });
    expect(offer({ booking: issued, timing: 'postsale' }).more).toBeNull();
  });

  it('offers a single product as a checkbox, and shows a price of zero as free', () => {
    const insurance = offer().sections.find(({ name }) => name === 'insurance');
    expect(insurance?.parts[0]?.slots.map(({ without: nothing }) => nothing)).toEqual([null, null, null]);
    expect(insurance?.parts[0]?.options.map(({ price }) => price)).toContain('бесплатно');
  });

  it('shows items at the price of the order, and lists those that the form does not have', () => {
    const order = orderOf(
      itemWire('bag.0.p1.1', { price: { total: 150000, currency: 'RUB' }, original_price: 150000 }),
      itemWire('warranty'),
    );
    const { sections, fixedAmount, fixedLines } = offer({ sale: { ...SALE, order } });
    const [out] = sections[0]?.parts ?? [];
    expect(out?.slots.map(({ chosen }) => chosen)).toEqual(['', 'bag.0.p1.1', '']);
    expect(out?.options.map(({ amount }) => amount)).toContain(150000);
    expect(fixedAmount).toBe(27500 + 101200);
    expect(fixedLines).toMatchObject([{ label: 'warranty', removal: 'removeAddon:warranty' }]);
  });

  it('shows a packet with its contents and both prices, and its products in their own sections', () => {
    const packet_token = 'packet.calm';
    const order = orderOf(itemWire('support.standard', { packet_token }), itemWire('sms', { packet_token }));
    const view = offer({ sale: { ...SALE, packets: PACKETS, order } });
    expect(view.packets?.chosen).toBe(packet_token);
    expect(view.packets?.packets[0]).toMatchObject({ original: '506\u00a0₽', price: '456\u00a0₽', amount: 45600 });
    expect(view.packets?.packets[1]?.builder?.switches.map(({ token }) => token)).toEqual([
      'KBP-240',
      'support.standard',
      'sms',
    ]);
    const support = view.sections.find(({ name }) => name === 'support')?.parts[0]?.slots[0];
    expect(support).toMatchObject({ chosen: '', note: expect.stringContaining('support.standard') as string });
  });

  it.each([
    ['says so when the service does not answer', false],
    ['says that the total does not count ordered extras', true],
  ])('%s', (_, hasAddons) => {
    const view = addonsScreen({ ...ADDONS_PARTS, sale: null, hasAddons }, RU);
    expect(view).toMatchObject({ state: 'unavailable', retry: { path: '/again' } });
    expect(view?.state === 'unavailable' && view.text.includes('осталось в заказе')).toBe(hasAddons);
  });
});
