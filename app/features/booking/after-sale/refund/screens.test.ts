import { describe, expect, it } from 'vitest';
import { issued } from '#tests/fixtures/issued-booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { couponWire, optionsWith, quoteWith, requestWire } from '#tests/fixtures/refunds';
import { getTranslator } from '~/i18n/translator.server';
import { PROCESS_STATES, type RefundQuoteWire } from '~/upstream/after-sale/contract';
import { refundArea } from './area-screen.server';
import { readAnswers } from './choice';
import { confirmScreen } from './confirm-screen.server';
import { questionScreen, withOnlyAnswers } from './question-screen.server';
import { requestScreen } from './request-screen.server';
import { returnNotes, segmentsAhead } from './returned-ways.server';
import { statement } from './statement.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = { market, t: getTranslator('en', 'refund') };
const russian = { market: poputny(), t: getTranslator('ru', 'refund') };
const booking = issued();
const area = (options: Parameters<typeof refundArea>[1], isByPerson = false) =>
  refundArea(booking, options, { ...words, isByPerson });

describe('refundArea', () => {
  it('says in one line what is possible', () => {
    expect(area(optionsWith({ void_until: '2031-04-20T19:00:00Z' })).offer).toBe(
      'Free cancellation until 20 Apr, 22:00 Moscow time.',
    );
    expect(area(optionsWith()).offer).toContain('exact sum before you confirm');
    expect(area(optionsWith(), true).offer).toContain('a person confirms it');
    expect(area(optionsWith({ voluntary_allowed: false })).offer).toContain('serious reason');
  });

  it('names the hour of the departure beside that of Moscow where they differ', () => {
    const fromLondon = issued({ segments: [{ ...issuedSegment(), departure_time_zone: 'Europe/London' }] });
    const options = optionsWith({ void_until: '2031-04-20T19:00:00Z' });
    expect(refundArea(fromLondon, options, { ...words, isByPerson: false }).offer).toMatch(
      /20 Apr, 22:00 Moscow time \(20 Apr, 20:00 in /,
    );
  });

  it('names no hour of Moscow for a cancellation that a law ends at another time', () => {
    expect(area(optionsWith({ void_until: '2031-04-21T09:15:00Z' })).offer).toMatch(
      /^Free cancellation until 21 Apr, \d\d:15 Moscow time\.$/,
    );
  });

  it('says why nothing is possible, and links nowhere', () => {
    const coupons = [couponWire([0, 0, 0], { state: 'not_available', restriction: 'departed', resolution: null })];
    expect(area(optionsWith({ coupons }))).toMatchObject({ offer: 'Not refundable after departure.', path: null });
    expect(area('missing')).toMatchObject({ path: null, requests: [] });
  });

  it.each([
    [{ minutes_before_departure: 40 }, true, 'You can ask until 40 minutes before departure.'],
    [{ minutes_before_departure: 180 }, true, 'You can ask until 3 hours before departure.'],
    [{ minutes_before_departure: 0 }, true, null],
    [{}, true, null],
    [
      { minutes_before_departure: 40, state: 'not_available', restriction: 'too_late' },
      false,
      'Refunds close 40 minutes before departure.',
    ],
    [
      { minutes_before_departure: 90, state: 'not_available', restriction: 'too_late' },
      false,
      'Refunds close 90 minutes before departure.',
    ],
    [{ state: 'not_available', restriction: 'too_late' }, false, 'Too close to departure for a refund.'],
  ] as const)('says until when it is possible: %o', (changes, isOpen, said) => {
    const { offer, path } = area(optionsWith({ coupons: [couponWire([0, 0, 0], changes)] }));
    expect(path !== null).toBe(isOpen);
    if (said !== null) expect(offer.endsWith(said), offer).toBe(true);
    else expect(offer).not.toMatch(/until|before departure/);
  });

  it('says it in the language of the customer, beside the part that can still go back', () => {
    const coupons = [
      couponWire([0, 0, 0], { minutes_before_departure: 40, state: 'not_available', restriction: 'too_late' }),
      couponWire([1, 0, 1], { minutes_before_departure: 180 }),
    ];
    const options = optionsWith({ coupons });
    expect(refundArea(booking, options, { ...russian, isByPerson: false }).offer).toMatch(
      /за 3.часа до отправления\.$/,
    );
    const screen = questionScreen({ booking, options }, { why: 'voluntary', coupons: null }, { asked: null, ...words });
    expect(screen).toMatchObject({
      passengers: [{ closed: [{ reason: 'Refunds close 40 minutes before departure.' }], units: [{}] }],
    });
  });

  it('lists the requests, the newest first, with the sum, the card and the day', () => {
    const requests = [
      requestWire({ state: 'created_refund', is_paid_back: true, money_until: '2031-05-01', answer_until: null }),
      requestWire({ token: '7d8e9f00-0000-4000-8000-000000000002', amount: null, destinations: [] }),
    ];
    const [last, first] = area(optionsWith({ requests })).requests;
    expect(first).toMatchObject({ status: { text: 'Refunded', tone: 'good' } });
    expect(first?.facts).toEqual(['₽80.50 – to the card •••• 4242', 'In your account by 1 May 2031.']);
    expect(last?.facts).toEqual([expect.stringContaining('Expected by 21 Apr')]);
  });
});

function issuedSegment() {
  return {
    id: '0:0',
    record_index: 0,
    trip_index: 0,
    segment_index: 0,
    departure_code: 'LHR',
    arrival_code: 'AER',
    departure_time: '2031-05-04 06:50',
    arrival_time: '2031-05-04 13:10',
    arrival_time_zone: 'Europe/Moscow',
    marketing_carrier: 'SU',
    marketing_flight_number: '1130',
    flight_time_mins: 200,
    transport_kind: 'airplane',
  } as const;
}

describe('questionScreen', () => {
  const ask = (query: string, options = optionsWith(), asked: string | null = null) =>
    questionScreen({ booking, options }, readAnswers(new URLSearchParams(query), options), { ...words, asked });

  it('asks why, then which, with an error only after an empty answer', () => {
    expect(ask('')).toMatchObject({ question: 'why', error: null });
    expect(ask('', optionsWith(), 'why').error).toBe('Choose a reason');
    expect(ask('why=voluntary')).toMatchObject({ question: 'which', error: null, given: [['why', 'voluntary']] });
    expect(ask('why=voluntary', optionsWith(), 'which').error).toBe('Choose at least one ticket');
    expect(ask('', optionsWith({ coupons: [] })).question).toBe('none');
  });

  it('offers the free cancellation beside the question, and alone where there is one ticket', () => {
    const voidUntil = { void_until: '2031-04-20T19:00:00Z' };
    const several = optionsWith({
      ...voidUntil,
      coupons: [couponWire([0, 0, 0]), couponWire([0, 1, 0], { group: 'b' })],
    });
    const screen = ask('', several);
    expect(screen).toMatchObject({ question: 'why', free: { title: 'Cancel the whole order, free of charge' } });
    expect(screen.question === 'why' && screen.options.some(({ value }) => value === 'void')).toBe(false);
    expect(ask('')).toMatchObject({ free: null });
    const none = { why: null, coupons: null };
    expect(withOnlyAnswers(none, several)).toEqual(none);
    const single = optionsWith({ ...voidUntil, coupons: [couponWire([0, 0, 0])] });
    expect(withOnlyAnswers(none, single)).toEqual({ why: 'void', coupons: single.coupons });
    expect(withOnlyAnswers({ why: 'voluntary', coupons: null }, single).why).toBe('voluntary');
  });

  it('counts the ways of a ticket as one, and says that the way out takes the way back along', () => {
    const coupons = [
      couponWire([0, 0, 0], { group: 'out', restriction: 'return_first' }),
      couponWire([0, 0, 1], { group: 'back' }),
    ];
    expect(ask('why=voluntary', optionsWith({ coupons }))).toMatchObject({
      whole: { value: 'all', label: 'The ticket that can be refunded' },
      together: expect.stringContaining('The way back can be refunded alone') as string,
    });
  });

  it('lists the tickets of each passenger with number and price, and what cannot be chosen', () => {
    const coupons = [
      couponWire([0, 0, 0]),
      couponWire([1, 0, 1], { state: 'not_available', restriction: 'in_work' }),
      couponWire([0, 1, 0], { price: null }),
    ];
    const screen = ask('why=voluntary', optionsWith({ coupons }));
    expect(screen).toMatchObject({
      whole: { value: 'all' },
      together: null,
      passengers: [
        {
          name: 'IVANOVA ANNA',
          units: [{ value: '0-0-0', ways: ['Moscow – Sochi, 4 May'], numbers: 'Ticket 555000000000', price: '₽100' }],
          closed: [{ ways: ['Sochi – Moscow, 18 May'], reason: 'In a request' }],
        },
        { name: 'PETROVA ANNA', units: [{ price: null }], closed: [] },
      ],
    });
  });
});

describe('statement', () => {
  it.each<[string, RefundQuoteWire['total'], string]>([
    ['whole', 8_000, '₽80'],
    ['with hundredths', 8_050, '₽80.50'],
  ])('shows all amounts to the hundredth when one has them: %s', (_, total, expected) => {
    const quote = { ...quoteWith({ lines: [{ code: 'tickets', amount: total }], destinations: [], total }) };
    expect(statement(quote, words)).toMatchObject({ total: expected, lines: [{ amount: expected }] });
  });

  it('gives each deduction its reason, and survives a line that it does not know', () => {
    const lines = [...(requestWire().lines ?? []), { code: 'a_new_line' as 'tickets', amount: 0 }];
    const shown = statement(quoteWith({ lines }), words);
    expect(shown.lines.map(({ label, reason }) => [label, reason])).toEqual([
      ['Price of the tickets', null],
      ['Carrier’s charge', 'By the rules of the fare'],
      ['Our refund fee', 'For our work, as in the refund rules'],
      ['Other', null],
    ]);
  });

  it.each([
    [{ option: 'sbp', card_last4: null }, 'to the account you paid from by the fast payment system'],
    [{ option: 'card', card_last4: null }, 'to the card you paid with'],
    [{ option: 'apple_pay', card_last4: '1111' }, 'to the card behind Apple Pay'],
    [{ option: 'wallet', card_last4: null }, 'the way you paid'],
  ] as const)('names where the money goes: %o', (means, expected) => {
    const { destinations } = statement(quoteWith({ destinations: [{ amount: 100, ...means }] }), words);
    expect(destinations).toEqual([expect.stringContaining(expected)]);
  });
});

describe('confirmScreen', () => {
  const options = optionsWith({ void_until: '2031-04-20T19:00:00Z' });
  const confirm = (query: string, quote = quoteWith(), was: number | null = null) =>
    confirmScreen(
      {
        visit: { booking, options },
        answers: readAnswers(new URLSearchParams(query), options),
        quote,
        idempotencyKey: 'the-key-of-this-choice',
        was,
        isUnclear: false,
      },
      words,
    );

  it('names the sum on the button, at once, by a person, as a cancelled sale, and with nothing', () => {
    expect(confirm('why=voluntary&coupon=0-0-0')).toMatchObject({ button: 'Refund ₽80.50', takesComment: false });
    const asked = confirm('why=flight_cancellation&coupon=0-0-0', quoteWith({ resolution: 'support_request' }));
    expect(asked).toMatchObject({ button: 'Ask for ₽80.50 back', takesComment: true });
    expect(confirm('why=void').button).toBe('Cancel, get ₽80.50 back');
    expect(confirm('why=voluntary&coupon=0-0-0', quoteWith({ total: 0 })).button).toMatch(/without a refund/);
  });

  it('leads a refund by the fare to the free cancellation while there is one', () => {
    const free = confirm('why=voluntary&coupon=0-0-0').free;
    expect(free?.text).toBe('Until 20 Apr, 22:00 Moscow time all the money goes back.');
    expect(free?.path).toMatch(/\/refund\/confirm\?why=void$/);
    expect(confirm('why=void')).toMatchObject({ free: null, holds: expect.stringMatching(/^Free.* 20 Apr/) });
    expect(confirm('why=flight_cancellation&coupon=0-0-0').free).toBeNull();
    const hintOf = (from: typeof options) => {
      const asked = questionScreen({ booking, options: from }, readAnswers(new URLSearchParams(), from), {
        ...words,
        asked: null,
      });
      return asked.question === 'why' ? asked.options.find(({ value }) => value === 'voluntary')?.hint : null;
    };
    expect(hintOf(options)).toMatch(/may cost a fee/);
    expect(hintOf(optionsWith())).toBe('By the rules of the fare');
  });

  it('shows the old sum only when it has moved, and says when more tickets go back', () => {
    expect(confirm('why=voluntary&coupon=0-0-0').change).toBeNull();
    expect(confirm('why=voluntary&coupon=0-0-0', quoteWith(), 8_050).change).toBeNull();
    expect(confirm('why=voluntary&coupon=0-0-0', quoteWith(), 9_000).change).toEqual({ old: '₽90.00', now: '₽80.50' });
    const coupons = [...requestWire().coupons, { record_index: 1, passenger_index: 0, trip_index: 1 }];
    expect(confirm('why=voluntary&coupon=0-0-0').hasMore).toBe(false);
    expect(confirm('why=voluntary&coupon=0-0-0', quoteWith({ coupons })).hasMore).toBe(true);
  });
});

describe('requestScreen', () => {
  it.each(PROCESS_STATES)('says what %s means, what comes next, and what the tickets are good for', (state) => {
    for (const spoken of [words, russian]) {
      const [request] = optionsWith({ requests: [requestWire({ state })] }).requests;
      const screen = requestScreen(request!, booking, spoken);
      expect([screen.title, screen.text].join()).not.toContain('states.');
      expect(screen.next.length).toBeGreaterThan(0);
      expect(screen.next.join()).not.toContain('request.');
    }
  });

  it('offers another request only after a failure', () => {
    const screenOf = (state: (typeof PROCESS_STATES)[number]) =>
      requestScreen(optionsWith({ requests: [requestWire({ state })] }).requests[0]!, booking, words).action;
    expect(PROCESS_STATES.filter((state) => screenOf(state) !== null)).toEqual(['fail_other_reason_request', 'fail']);
  });
});

describe('tickets that went back', () => {
  const [first, ...others] = booking.tickets;
  const returned = (changes: object) => ({ ...booking, tickets: [{ ...first!, ...changes }, ...others] });

  it('are named, by direction when a part is left', () => {
    const both = { ...first!, recordIndex: 0, returnedTrips: [0] };
    expect(returnNotes(both, booking, market)).toEqual(['Refunded']);
    const round = { ...booking, segments: booking.segments.map((one) => ({ ...one, recordIndex: 0 })) };
    expect(returnNotes(both, round, market)).toEqual(['Moscow – Sochi, 4 May: Refunded']);
    expect(returnNotes({ ...both, refundingTrips: [1] }, round, market)).toHaveLength(2);
    expect(returnNotes(first!, booking, market)).toEqual([]);
  });

  it('leave a direction to travel while somebody has a ticket for it', () => {
    expect(segmentsAhead(returned({ returnedTrips: [0] }))).toHaveLength(2);
    const all = { ...booking, tickets: booking.tickets.map((one) => ({ ...one, refundingTrips: [0] })) };
    expect(segmentsAhead(all).map(({ tripIndex }) => tripIndex)).toEqual([1]);
    expect(segmentsAhead({ ...booking, tickets: [] })).toHaveLength(2);
  });
});
