import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { Registration, RegistrationState } from '~/upstream/after-sale/contract';
import { aztecPath, barcode } from './barcode.server';
import { boardingPasses } from './boarding-pass.server';
import { boardingPage } from './boarding-page.server';
import { orderRegistration } from './order-registration.server';
import { registrationForm } from './registration-form.server';
import { registrationScreen } from './registration-screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = {
  market,
  locale: 'en' as const,
  t: getTranslator('en', 'registration'),
  tAddons: getTranslator('en', 'addons'),
};
const BCBP = 'M1IVANOVA/ANNA        EABC123 SVOAERSU 0834 326Y001A0025 100';
const ticket = (index: number) => ({
  passenger_index: index,
  record_index: 0,
  passenger_type: 'adult' as const,
  first_name: index === 0 ? 'Anna' : 'Boris',
  last_name: 'Ivanov',
  ticket_number: `55500000010${index}`,
  pnr: 'ABC123',
});
const booking = bookingWith({ action: 'completed', tickets: [ticket(0), ticket(1)] });
const [segment] = booking.segments;
const at = '2031-05-03T18:30:00.000Z';

function registration(change: Partial<Registration> = {}): Registration {
  return {
    segmentIndex: segment?.segmentIndex ?? 0,
    passengerIndex: 0,
    kind: 'lowered_price',
    position: null,
    status: 'added',
    opensAt: at,
    answerBy: at,
    pass: null,
    refund: null,
    ...change,
  };
}
const PASS = { seat: '12A', sequence: 25, boardingAt: at, issuedAt: at, bcbp: BCBP };
const FLIGHTS = [
  { segmentIndex: 0, passengerIndexes: [0, 1], opensAt: at, onSaleUntil: at },
  { segmentIndex: 1, passengerIndexes: [1], opensAt: at, onSaleUntil: at },
];
const KINDS: RegistrationState['kinds'] = (['lowered_price', 'full_price'] as const).map((kind, index) => ({
  kind,
  prices: [
    { segmentIndex: 0, amount: 100 * (index + 1) },
    { segmentIndex: 1, amount: 1_000 * (index + 1) },
  ],
}));
const state = (change: Partial<RegistrationState> = {}): RegistrationState => ({
  currency: 'GBP',
  flights: FLIGHTS,
  kinds: KINDS,
  registrations: [],
  ...change,
});

describe('registrationScreen', () => {
  it('names the full price of each kind, for everybody who is left on every flight', () => {
    const { form } = registrationScreen(booking, state(), words);
    expect(form?.kinds.map(({ price }) => price)).toEqual(['£12.00', '£24.00']);
    expect([form?.flight?.length, form?.passenger?.length, form?.positions?.options.length]).toEqual([3, 3, 9]);
    // The default is a window in the middle of the cabin.
    expect(form?.positions?.value).toBe('1.0');
    expect(form?.people).toEqual(['IVANOV ANNA', 'IVANOV BORIS']);
  });

  it.each([
    ['bought', [registration()]],
    ['late', []],
  ])('says why nothing can be bought: %s', (reason, registrations) => {
    const screen = registrationScreen(booking, state({ flights: [], kinds: [], registrations }), words);
    expect([screen.form, screen.nothing]).toEqual([null, words.t(`nothing.${reason}`)]);
  });
});

describe('registrationForm', () => {
  const check = (typed: Record<string, string>) =>
    registrationForm.check({ kind: '', position: '', flight: '', passenger: '', ...typed }, state(), () => {
      throw new Error('refused');
    });
  it.each([
    [
      { kind: 'lowered_price', position: '2.2' },
      { position: null, segmentIndexes: [0, 1], passengerIndexes: [0, 1] },
    ],
    [{ kind: 'full_price', position: '2.1' }, { position: { cabinPosition: 2, place: 1 } }],
    [{ kind: 'full_price', position: '9.9' }, { position: { cabinPosition: 1, place: 0 } }],
    [
      { kind: 'full_price', flight: '1', passenger: 'all' },
      { segmentIndexes: [1], passengerIndexes: [1] },
    ],
    [
      { kind: 'full_price', flight: '0', passenger: '1' },
      { segmentIndexes: [0], passengerIndexes: [1] },
    ],
    [
      { kind: 'full_price', flight: '77', passenger: '77' },
      { segmentIndexes: [0, 1], passengerIndexes: [0, 1] },
    ],
  ])('reads %j', (typed, expected) => expect(check(typed)).toMatchObject(expected));
  it.each(['', 'airport_registration', 'constructor'])('refuses the kind %j', (kind) =>
    expect(() => check({ kind })).toThrow('refused'),
  );
});

describe('orderRegistration', () => {
  const people = (one: Registration) =>
    orderRegistration(booking, state({ registrations: [one], flights: [] }), market)?.flights[0]?.people[0];

  it.each([
    [registration(), 'Paid', /^We begin on/],
    [registration({ status: 'delivering' }), 'Checking in', /^The answer comes by/],
    [registration({ status: 'delivered', pass: PASS }), 'Checked in', /^Seat 12A$/],
    [
      registration({ status: 'refunded', refund: { amount: 450, cardLast4: '4242', moneyUntil: '2031-05-14' } }),
      'Refused by the airline',
      /airport desk.*£4\.50 goes back to the card ending in 4242/,
    ],
    [
      registration({ status: 'delivery_failed', refund: { amount: 0, cardLast4: null, moneyUntil: '2031-05-14' } }),
      'Refused by the airline',
      /early\.$/,
    ],
  ])('tells where it stands: %j', (one, status, note) => {
    expect(people(one)).toMatchObject({ status: { text: status }, note: expect.stringMatching(note) as string });
    expect(people(one)?.pdfPath === null).toBe(one.pass === null);
  });

  it('says of a ticket that was given back later that it was used, and shows no pass for it', () => {
    const given = bookingWith({
      action: 'completed',
      tickets: [{ ...ticket(0), returned_trips: [0, 1] }, ticket(1)],
    });
    const done = (passengerIndex: number) => registration({ passengerIndex, status: 'delivered', pass: PASS });
    const all = state({ registrations: [done(0), done(1)], flights: [] });
    const people = orderRegistration(given, all, market)?.flights[0]?.people;
    expect(people?.map(({ status, note, pdfPath }) => [status.text, note?.split(':')[0], pdfPath !== null])).toEqual([
      ['Checked in', 'It was used', false],
      ['Checked in', 'Seat 12A', true],
    ]);
  });

  it('offers it where it can be bought, and is silent otherwise', () => {
    const offered = orderRegistration(booking, state(), market);
    expect([offered?.offer?.path, offered?.pagePath]).toEqual([`/postsales/${booking.token}/online_reg`, null]);
    expect(offered?.offer?.price).toMatch(/^From \D*\d[\d.]* per passenger and flight\.$/);
    expect(orderRegistration(booking, state({ flights: [] }), market)).toBeNull();
    expect(orderRegistration(booking, null, market)).toBeNull();
  });
});

describe('boarding passes', () => {
  const passes = boardingPasses(
    booking,
    state({ registrations: [registration({ status: 'delivered', pass: PASS }), registration({ passengerIndex: 1 })] }),
    market,
  );

  it('lists those that there are', () => {
    expect(passes.passes).toHaveLength(1);
    expect(passes.passes[0]).toMatchObject({ name: 'IVANOV ANNA', bcbp: BCBP });
    expect(passes.passes[0]?.main[1]).toEqual({ label: 'Seat', value: '12A' });
  });

  it('are a page of its own, without a script or an address', async () => {
    const code = await aztecPath(BCBP);
    const html = boardingPage(passes, [code]);
    expect(html).toContain(code.path);
    expect(html).not.toMatch(/<script|http/);
  });

  it.each(['azteccode', 'pdf417'] as const)('draws %s within its frame, another for another text', async (kind) => {
    const [code, other] = [await barcode(BCBP, kind), await barcode(BCBP.replace('001A', '002A'), kind)];
    expect(code.bars.length).toBeGreaterThan(50);
    expect(code.bars.every(({ x, y, width }) => x + width <= code.width && y < code.height)).toBe(true);
    expect(other.bars).not.toEqual(code.bars);
    // A side of Aztec is the same either way; PDF417 is wider than high.
    expect(kind === 'azteccode' ? code.width === code.height : code.width > code.height).toBe(true);
  });
});
