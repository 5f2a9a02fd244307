import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { wireSegment } from '#tests/fixtures/issued-booking';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { queueAnswer, type ScheduleChangeWire } from '~/upstream/after-sale/contract';
import { changeScreen, type ChangeReader } from './change-screen.server';
import { changeNotices } from './notices-screen.server';

const MARKET = fairwind({ country: 'GB', currency: 'GBP' });
const WORDS = { market: MARKET, t: getTranslator('en', 'changes') };
const BOOKING = bookingWith({
  segments: [wireSegment(0), wireSegment(1)],
  schedule_changes: [{ token: 'change', is_waiting: true }],
});
const WAS = wireSegment(0);
const OWNER: ChangeReader = { mayAnswer: true, logInPath: null, buyer: null, problem: null };

function change(changes: Partial<ScheduleChangeWire> = {}) {
  const becomes = { ...WAS, departure_time: '2031-05-04 08:10', arrival_time: '2031-05-04 10:30' };
  const wire: ScheduleChangeWire = {
    token: 'change',
    segment_index: 0,
    kind: 'moved',
    state: 'waiting',
    told_at: '2031-04-21T10:00:00Z',
    answer_until: '2031-05-04T00:50:00Z',
    was: WAS,
    becomes,
    alternatives: [{ ...WAS, marketing_flight_number: '1136', departure_time: '2031-05-04 12:00', id: 'other' }],
    ...changes,
  };
  const [one] = queueAnswer.parse({ changes: [wire] });
  if (!one) throw new Error('the change does not parse');
  return one;
}
const screen = (changes: Partial<ScheduleChangeWire> = {}, reader: Partial<ChangeReader> = {}) =>
  changeScreen(change(changes), BOOKING, { ...OWNER, ...reader }, WORDS);
const moved = (departure_time: string) => ({ becomes: { ...WAS, departure_time } });

describe('changeScreen', () => {
  it.each([
    [{}, 'SU 1130 leaves 1h 20m later'],
    [moved('2031-05-04 04:50'), 'SU 1130 leaves 2h earlier'],
    [moved('2031-05-05 06:50'), 'SU 1130 leaves on another day: 5 May'],
    [moved('2031-05-04 06:50'), 'SU 1130 arrives at another time'],
    [{ kind: 'cancelled' as const, becomes: null }, 'SU 1130 is cancelled'],
  ])('%# says what has happened: %s', (changes, title) => {
    expect(screen(changes).title).toBe(title);
  });

  it('compares both times, and offers the answers with nothing chosen', () => {
    const { compare, options, state } = screen();
    expect([compare.before.departs.time, compare.now?.departs.time]).toEqual(['06:50', '08:10']);
    expect(options).toEqual([
      { value: 'accept', label: 'Accept the new times', hint: 'Sun 4 May, 08:10 – 10:30' },
      { value: 'other', label: 'Another flight: SU 1136', hint: 'Sun 4 May, 12:00 – 09:10' },
    ]);
    expect(state).toEqual({ text: 'Decide by 4 May, 03:50 Moscow time', kind: 'warning' });
  });

  it('does not ask to accept that nothing flies', () => {
    const { options, compare, money } = screen({
      kind: 'cancelled',
      becomes: null,
      refund: { reason: 'flight_cancellation', covers: 'tickets' },
    });
    expect([options?.map(({ value }) => value), compare.now]).toEqual([['other'], null]);
    expect(money?.path).toBe(`/user/orders/${BOOKING.token}/refund?why=flight_cancellation`);
  });

  it('shows the form and the money only to those who may answer', () => {
    const refund = { reason: 'flight_delay', covers: 'order' } as const;
    const { options, money, foreign } = screen({ refund }, { mayAnswer: false, logInPath: '/auth/login' });
    expect([options, money, foreign]).toEqual([null, null, { logInPath: '/auth/login', buyer: null }]);
  });

  it.each(['accepted', 'replaced', 'refunded', 'expired'] as const)('%s: says so, and asks nothing more', (state) => {
    const replacement = state === 'replaced' ? { ...WAS, marketing_flight_number: '1136' } : null;
    const one = screen({ state, replacement, alternatives: [] }, { problem: 'unclear' });
    expect([one.options, one.foreign, one.problem]).toEqual([null, null, null]);
    expect(one.state.text).not.toBe('');
    expect(one.compare.isTaken).toBe(state === 'replaced');
  });

  it('says which flights do not connect', () => {
    const connection = (minutes: number) => ({
      broken_connection: { arriving_segment_index: 0, leaving_segment_index: 1, minutes },
    });
    expect(screen(connection(20)).broken).toBe(
      'SU 1130 lands at 09:10, SU 1131 leaves at 22:50: 20m is not enough to change flights.',
    );
    expect(screen(connection(-5)).broken).toBe('SU 1130 lands at 09:10, when SU 1131 has already left (22:50).');
    expect(screen().broken).toBeNull();
  });
});

describe('changeNotices', () => {
  it('puts what waits for an answer first', () => {
    const notices = changeNotices([change({ state: 'accepted' }), change({ token: 'second' })], BOOKING, WORDS);
    expect(notices.map(({ isWaiting }) => isWaiting)).toEqual([true, false]);
    expect(notices[0]?.path).toBe(`/user/orders/${BOOKING.token}/changes/second`);
  });

  it('says that there is a change while its details are missing', () => {
    expect(changeNotices('missing', BOOKING, WORDS)).toEqual([
      { title: 'The carrier has changed a flight', text: expect.any(String), path: null, isWaiting: true },
    ]);
    expect(changeNotices([], BOOKING, WORDS)).toEqual([]);
  });
});
