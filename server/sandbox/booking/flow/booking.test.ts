import { afterEach, describe, expect, it } from 'vitest';
import { endpoints, rateChange } from '~/upstream/booking/contract';
import { makeOffer } from '../../testing/offers';
import { CARDS, Purchase } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';

let sandbox: TestSandbox;
afterEach(() => sandbox.stop());

const FAMILY = makeOffer({
  travelers: { adult: 2, child: 1, infant: 1, childrenAges: [7] },
  hasTwoRecords: true,
});
const FAMILY_PRICE = 2 * 10_450 + 7_800 + 1_000;

describe('from a quote to the tickets', () => {
  it('goes through every action in order, by the clock', async () => {
    sandbox = await TestSandbox.start([FAMILY]);
    const purchase = new Purchase(sandbox, FAMILY);
    const actions: string[] = [];
    const note = async () => actions.push((await purchase.show()).action);

    await purchase.create();
    await note();
    await sandbox.advance(1);
    await note();
    await purchase.reserve();
    await note();
    const paid = await purchase.pay(CARDS.paid);
    expect(paid.data).toMatchObject({ action: 'payment_authorized', payment: { status: 'success', is3ds: false } });
    for (let step = 0; step < 5; step += 1) {
      await note();
      await sandbox.advance(1);
    }
    expect(actions).toEqual([
      'created',
      'fare_found',
      'seats_reserved',
      'payment_authorized',
      'gds_authorized',
      'issuing_ticket',
      'ticket_issued',
      'completed',
    ]);
  });

  it('issues a ticket to everyone on every record', async () => {
    sandbox = await TestSandbox.start([FAMILY]);
    const purchase = await new Purchase(sandbox, FAMILY).prepare();
    await purchase.pay(CARDS.paid);
    expect((await purchase.show()).tickets).toEqual([]);
    await sandbox.advance(3);

    const { tickets, orderNumber, contacts } = await purchase.show();
    expect(tickets).toHaveLength(8);
    expect(new Set(tickets.map(({ ticketNumber }) => ticketNumber)).size).toBe(8);
    for (const ticket of tickets) expect(ticket.ticketNumber).toMatch(/^\d{13}$/);
    const codes = new Map(tickets.map(({ recordIndex, pnr }) => [recordIndex, pnr]));
    expect(codes.size).toBe(2);
    for (const { recordIndex, pnr } of tickets) {
      expect(pnr).toBe(codes.get(recordIndex));
      expect(pnr).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    }
    expect(orderNumber).toMatch(/^\d{8}$/);
    expect(contacts).toEqual({ email: 'traveller@example.com', phone: '+358401234567' });
  });

  it('issues the ticket of a slow card after 20 seconds', async () => {
    sandbox = await TestSandbox.start();
    const purchase = await new Purchase(sandbox).prepare();
    await purchase.pay(CARDS.slow);
    await sandbox.advance(18);
    expect((await purchase.check()).data?.action).toBe('issuing_ticket');
    await sandbox.advance(2);
    expect((await purchase.check()).data?.action).toBe('ticket_issued');
  });

  it('has the same trip and price in the quote and in the booking', async () => {
    sandbox = await TestSandbox.start([FAMILY]);
    const quote = await sandbox.call(endpoints.quoteFares, { variant_id: FAMILY.variantId, lang: 'ru' });
    const purchase = new Purchase(sandbox, FAMILY);
    await purchase.create(undefined, 'standard', 'ru');
    const shown = await purchase.show();

    expect(quote.data).toMatchObject({ totalPrice: FAMILY_PRICE, totalPriceAtSearch: FAMILY_PRICE, seatsLeft: 9 });
    expect(quote.data?.fareVariants.map(({ name, isOptimal }) => [name, isOptimal])).toEqual([
      ['Лайт', false],
      ['Стандарт', true],
    ]);
    expect(shown.segments).toEqual(quote.data?.segments.map((segment) => ({ ...segment, bookingClass: 'M' })));
    expect(shown.fareVariants).toEqual(quote.data?.fareVariants);
    expect(shown.totalPrice).toBe(2 * 12_450 + 9_800 + 1_000);
    expect(shown.segments[1]).toMatchObject({
      id: '1:1',
      departureTime: '2031-06-11 11:30',
      departureTimeZone: 'Europe/Rome',
      transportNumber: 'XX102',
    });
    expect(shown.warnings.complexTrip).toBe(true);
    expect(shown.payment.status).toBe('idle');

    const again = await sandbox.call(endpoints.quoteFares, { token: purchase.token });
    expect(again.data?.totalPrice).toBe(shown.totalPrice);
  });
});

describe('creating', () => {
  it('makes one booking per key, even for concurrent calls', async () => {
    sandbox = await TestSandbox.start();
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async () => (await new Purchase(sandbox).create('the-very-same-key')).data?.token),
    );
    expect(new Set(tokens).size).toBe(1);
    expect((await new Purchase(sandbox).create('quite-another-key')).data?.token).not.toBe(tokens[0]);
  });

  it.each([
    ['an unknown variant', { variant_id: 'f'.repeat(33) }, 'sessionExpired'],
    ['an unknown fare', { fare_variant_key: 'golden' }, 'failAction'],
    ['a key too short', { idempotency_key: 'short' }, 'requestFormat'],
  ])('refuses %s', async (_, change, code) => {
    sandbox = await TestSandbox.start();
    const body = {
      v: '2.0',
      variant_id: makeOffer().variantId,
      fare_variant_key: 'light',
      idempotency_key: 'create-key-0000001',
      currency: 'EUR',
      ...change,
    };
    const answer = await sandbox.post('/booking/v4/booking/create_from_iss', body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'fail', error: code });
  });
});

describe('reserving', () => {
  it('gives the last seats to one booking only, until it expires', async () => {
    const offer = makeOffer({ travelers: { adult: 2, child: 0, infant: 1, childrenAges: [] }, seatsOnSale: 3 });
    sandbox = await TestSandbox.start([offer]);
    const key = offer.trips[0]?.[0]?.inventoryKey ?? '';
    const buyers = [new Purchase(sandbox, offer), new Purchase(sandbox, offer)];
    for (const [index, buyer] of buyers.entries()) await buyer.create(`create-key-of-buyer-${index}`);

    const outcomes = await Promise.all(buyers.map((buyer) => buyer.reserve()));
    expect(outcomes.map(({ error }) => error ?? 'reserved').sort()).toEqual(['reserved', 'reservingError']);
    expect(sandbox.context.seatsTaken(key)).toBe(2);
    const loser = buyers[outcomes.findIndex(({ error }) => error)];
    expect(await loser?.show()).toMatchObject({ action: 'reserving_seats_fault', error: 'reservingError' });
    expect((await loser?.reserve())?.error).toBe('reservingError');
    const quote = await sandbox.call(endpoints.quoteFares, { variant_id: offer.variantId });
    expect(quote.error).toBe('segmentsNotConfirmed');

    await sandbox.advance(20 * 60);
    expect(sandbox.context.seatsTaken(key)).toBe(0);
  });

  it('keeps the seats of a paid booking beyond its expiry and a restart', async () => {
    const offer = makeOffer();
    sandbox = await TestSandbox.start([offer]);
    const purchase = await new Purchase(sandbox, offer).prepare();
    await purchase.pay(CARDS.paid);
    await sandbox.advance(60 * 60);
    await sandbox.restart();
    expect(sandbox.context.seatsTaken(offer.trips[1]?.[0]?.inventoryKey ?? '')).toBe(1);
  });

  it('is idempotent, and impossible once paid', async () => {
    sandbox = await TestSandbox.start();
    const purchase = await new Purchase(sandbox).prepare();
    expect((await purchase.reserve()).data).toEqual({ action: 'seats_reserved' });
    await purchase.pay(CARDS.paid);
    expect((await purchase.reserve()).error).toBe('alreadyCompleted');
  });

  it.each([
    ['a segment short', [{ segment_index: 0, passengers: [{ passenger_index: 0 }] }]],
    [
      'a passenger too many',
      [0, 1].map((i) => ({ segment_index: i, passengers: [0, 1].map((p) => ({ passenger_index: p })) })),
    ],
    ['a segment twice', [0, 0].map((i) => ({ segment_index: i, passengers: [{ passenger_index: 0 }] }))],
  ])('refuses %s', async (_, segments) => {
    sandbox = await TestSandbox.start();
    const purchase = new Purchase(sandbox);
    await purchase.create();
    const outcome = await sandbox.call(endpoints.reserveSeats, { token: purchase.token, segments });
    expect(outcome.error).toBe('requestFormat');
  });
});

describe('expiry', () => {
  it('ends an unpaid booking after 20 minutes', async () => {
    sandbox = await TestSandbox.start();
    const purchase = await new Purchase(sandbox).prepare();
    await sandbox.advance(20 * 60 - 30);
    expect((await purchase.show()).action).toBe('seats_reserved');
    await sandbox.advance(30);
    expect(await purchase.show()).toMatchObject({ action: 'reserving_seats_fault', error: 'sessionExpired' });
    expect((await purchase.reserve()).error).toBe('sessionExpired');
    expect((await purchase.pay(CARDS.paid)).error).toBe('sessionExpired');
    const quote = await sandbox.call(endpoints.quoteFares, { token: purchase.token });
    expect(quote.error).toBe('sessionExpired');
  });
});

describe('a price change', () => {
  it.each([
    ['at_quote', { quoted: true, created: true, reserved: true }],
    ['at_reserving', { quoted: false, created: false, reserved: true }],
    ['at_booking', { quoted: false, created: false, reserved: false }],
    ['never', { quoted: false, created: false, reserved: false }],
  ] as const)('%s: is reported from then on, and never charged unseen', async (priceChange, moved) => {
    sandbox = await TestSandbox.start();
    await sandbox.control({ settings: { priceChange } });
    const purchase = new Purchase(sandbox);
    const old = purchase.offer.totalPrice;
    const quote = await sandbox.call(endpoints.quoteFares, { variant_id: purchase.offer.variantId });
    expect(quote.data?.totalPrice !== old).toBe(moved.quoted);
    expect(quote.data?.totalPriceAtSearch).toBe(old);
    await purchase.create();
    expect((await purchase.show()).totalPrice !== old).toBe(moved.created);
    await purchase.reserve();
    expect((await purchase.show()).totalPrice !== old).toBe(moved.reserved);

    const first = await purchase.pay(CARDS.paid);
    if (priceChange === 'never') {
      expect(first.data?.action).toBe('payment_authorized');
      return;
    }
    expect(first.error).toBe('rateChangedError');
    const { oldPrice, newPrice: price } = rateChange.parse('details' in first ? first.details : null);
    expect(oldPrice).toBe(old);
    expect((await purchase.show()).totalPrice).toBe(price);
    expect((await purchase.show()).payments).toEqual([]);
    expect((await purchase.pay(CARDS.paid, undefined, { amount: price })).data?.action).toBe('payment_authorized');
  });
});

describe('the envelope', () => {
  it('answers a body without v like the service', async () => {
    sandbox = await TestSandbox.start();
    const answer = await sandbox.post('/booking/v4/booking/show', { token: 'x' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ error: 'serverError', message: 'internalBackendError' });
  });

  it('rejects an unknown token', async () => {
    sandbox = await TestSandbox.start();
    const purchase = new Purchase(sandbox);
    purchase.token = '00000000-0000-4000-8000-000000000000';
    expect((await purchase.check()).error).toBe('NotFound');
    expect((await purchase.reserve()).error).toBe('NotFound');
    expect((await purchase.pay(CARDS.paid)).error).toBe('NotFound');
    await expect(purchase.show()).rejects.toThrow('NotFound');
  });

  it('lists citizenships with the likely ones first', async () => {
    sandbox = await TestSandbox.start();
    const outcome = await sandbox.call(endpoints.listCitizenships, { token: 'any', lang: 'ru' });
    expect(outcome.data?.slice(0, 2).map(({ code }) => code)).toEqual(['RU', 'BY']);
    expect(outcome.data?.find(({ code }) => code === 'DE')?.names).toMatchObject({ pl: 'Niemcy', tr: 'Almanya' });
    expect(outcome.data?.length).toBeGreaterThan(190);
  });
});
