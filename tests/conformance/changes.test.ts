/** Changes by carriers: the queue, the three answers, and everything that follows from them. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { ScheduleChangeSetting } from '#server/sandbox/service/service';
import { failureOf } from './clients';
import { refundSandbox, type Bought } from './refunds/refund-sandbox';

const { sandbox, clients, buy, refund, couponsOf, ledgerOf, atStart } = refundSandbox();
afterAll(() => atStart());

/** Buys an order whose carrier changes a flight, and returns the change. */
async function changed(scheduleChanges: ScheduleChangeSetting, bought: Bought = { trip: 'euros' }) {
  await sandbox().control({ settings: { scheduleChanges } });
  const token = await buy(bought);
  await sandbox().control({ settings: { scheduleChanges: 'never' } });
  const [change, another] = await clients().afterSale.listChanges(token);
  if (!change || another) throw new Error('one change expected');
  return { token, change };
}

const answerTo = (change: { token: string }) => ({ change: change.token, idempotencyKey: `answer-${randomUUID()}` });
const minutes = (one: { departureTime: string }, other: { departureTime: string }) =>
  (Date.parse(`${other.departureTime}Z`) - Date.parse(`${one.departureTime}Z`)) / 60_000;
const lettersTo = async (token: string) =>
  ((await sandbox().read(`/outbox.json?to=${token}@example.com`)) as { messages: { subject: string; body: string }[] })
    .messages;

describe('a change by the carrier', () => {
  it.each([
    ['moved', 120, 240],
    ['moved_little', 25, 115],
    ['moved_day', 1440, 1440],
  ] as const)('%s: the order shows the new times, the change both', async (setting, least, most) => {
    const { token, change } = await changed(setting);
    const { segments, scheduleChanges } = await clients().booking.getBooking(token);
    const segment = segments[change.segmentIndex];
    expect(change).toMatchObject({ kind: 'moved', state: 'waiting', brokenConnection: null });
    expect(segment).toMatchObject({
      departureTime: change.becomes?.departureTime,
      arrivalTime: change.becomes?.arrivalTime,
      isCancelled: false,
    });
    const shift = Math.abs(minutes(change.was, change.becomes!));
    expect([shift >= least, shift <= most]).toEqual([true, true]);
    expect(scheduleChanges).toEqual([{ token: change.token, isWaiting: true }]);
    // Letters part the number from its carrier: "BA 225".
    const number = change.was.transportNumber.replace(/^(..)(?=\d)/, '$1 ');
    const letters = (await lettersTo(token)).filter(({ subject }) => subject.includes(number));
    expect(letters).toHaveLength(1);
    // The link opens the order on any device.
    expect(letters[0]?.body).toMatch(/http:\/\/localhost:3000\/order-link\/[\w-]{43}\?order\n/);
  });

  it('leaves an order alone when nobody changes anything', async () => {
    const token = await buy({ trip: 'euros' });
    expect(await clients().afterSale.listChanges(token)).toEqual([]);
    expect((await clients().booking.getBooking(token)).scheduleChanges).toEqual([]);
  });

  it('never changes a train', async () => {
    await sandbox().control({ settings: { scheduleChanges: 'cancelled' } });
    const token = await buy({ trip: 'train' });
    await sandbox().control({ settings: { scheduleChanges: 'never' } });
    expect(await clients().afterSale.listChanges(token)).toEqual([]);
  });

  it('is accepted once: the same key again changes nothing, another answer is refused', async () => {
    const { token, change } = await changed('moved');
    const { afterSale } = clients();
    const answer = answerTo(change);
    const [first, again] = await Promise.all([
      afterSale.acknowledgeChange(token, answer),
      afterSale.acknowledgeChange(token, answer),
    ]);
    expect(first).toMatchObject({ state: 'accepted', alternatives: [], refund: null });
    expect(again).toEqual(first);
    const other = failureOf(afterSale.acknowledgeChange(token, answerTo(change)));
    expect(await other).toMatchObject({ code: 'wrongAction' });
    const flight = failureOf(afterSale.confirmSegments(token, answer, change.alternatives[0]!.id));
    expect(await flight).toMatchObject({ code: 'wrongAction' });
    const { segments, scheduleChanges } = await clients().booking.getBooking(token);
    expect(segments[change.segmentIndex]?.departureTime).toBe(change.becomes?.departureTime);
    expect(scheduleChanges).toEqual([{ token: change.token, isWaiting: false }]);
  });

  it.each(['moved', 'cancelled'] as const)(
    '%s: another flight takes its place, with its own seats',
    async (setting) => {
      const { token, change } = await changed(setting);
      const { afterSale, booking } = clients();
      const [chosen] = change.alternatives;
      const answer = answerTo(change);
      const replaced = await afterSale.confirmSegments(token, answer, chosen!.id);
      expect(replaced).toMatchObject({ state: 'replaced', replacement: { departureTime: chosen!.departureTime } });
      expect(await afterSale.confirmSegments(token, answer, chosen!.id)).toEqual(replaced);
      const segment = (await booking.getBooking(token)).segments[change.segmentIndex];
      expect(segment).toMatchObject({
        transportNumber: chosen!.transportNumber,
        departureTime: chosen!.departureTime,
        isCancelled: false,
      });
      const key = sandbox().context.seatsTaken(chosen!.id);
      await sandbox().restart();
      expect(sandbox().context.seatsTaken(chosen!.id), 'the seats survive a restart').toBe(key);
      expect(key).toBeGreaterThan(0);
    },
  );

  it('offers flights with seats for everybody, and sells the last seat once', async () => {
    const { afterSale } = clients();
    const single = { trip: 'euroOneWay' } as const;
    const [first, second, third] = [
      await changed('cancelled', single),
      await changed('cancelled', single),
      await changed('cancelled', single),
    ];
    const couple = await changed('cancelled', { trip: 'euroOneWayCouple' });
    // Two seats are left on it.
    const { id } = first.change.alternatives.at(-1)!;
    const offered = async (token: string) =>
      (await afterSale.listChanges(token)).flatMap(({ alternatives }) => alternatives.map((one) => one.id));
    expect(await offered(couple.token)).toContain(id);
    await afterSale.confirmSegments(first.token, answerTo(first.change), id);
    expect(await offered(couple.token)).not.toContain(id);
    const race = await Promise.allSettled(
      [second, third].map(({ token, change }) => afterSale.confirmSegments(token, answerTo(change), id)),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(sandbox().context.seatsTaken(id)).toBe(2);
  });

  it('is answered only by its own order, and only with flights that are offered', async () => {
    const { token, change } = await changed('cancelled');
    const { afterSale } = clients();
    const unknown = failureOf(afterSale.confirmSegments(token, answerTo(change), 'XX999@2031-06-04#economy'));
    expect(await unknown).toMatchObject({ code: 'wrongAction' });
    const other = await buy({ trip: 'euros' });
    const foreign = failureOf(afterSale.confirmSegments(other, answerTo(change), change.alternatives[0]!.id));
    expect(await foreign).toMatchObject({ kind: 'notFound' });
  });

  it('cannot be accepted when the flight is cancelled', async () => {
    const { token, change } = await changed('cancelled');
    expect(change).toMatchObject({ kind: 'cancelled', becomes: null });
    const accepted = failureOf(clients().afterSale.acknowledgeChange(token, answerTo(change)));
    expect(await accepted).toMatchObject({ code: 'wrongAction' });
    expect((await clients().booking.getBooking(token)).segments[change.segmentIndex]).toMatchObject({
      isCancelled: true,
      departureTime: change.was.departureTime,
    });
  });

  it.each([
    ['cancelled', 'flight_cancellation'],
    ['moved', 'flight_delay'],
    ['moved_day', 'flight_delay'],
  ] as const)('%s gives the whole price back at once, without papers', async (setting, reason) => {
    const { token, change } = await changed(setting);
    const { afterSale } = clients();
    expect(change.refund).toEqual({ reason, covers: 'tickets' });
    const options = await afterSale.getRefundOptions(token);
    expect(options.reasons.find(({ code }) => code === reason)).toMatchObject({
      resolution: 'autorefund',
      needsDocuments: false,
    });
    const { quote, request } = await refund(token, { kind: 'compelled', reason, coupons: await couponsOf(token) });
    expect([quote.resolution, request.resolution]).toEqual(['autorefund', 'autorefund']);
    const [after] = await afterSale.listChanges(token);
    expect(after).toMatchObject({ state: 'refunded', alternatives: [], refund: null });
    expect((await clients().booking.getBooking(token)).scheduleChanges).toEqual([
      { token: change.token, isWaiting: false },
    ]);
    const answered = failureOf(afterSale.confirmSegments(token, answerTo(change), change.alternatives[0]!.id));
    expect(await answered).toMatchObject({ code: 'wrongAction' });
    await sandbox().advance(180);
    const entry = await ledgerOf(token);
    expect(entry.refunded).toBe(entry.captured);
  });

  it('that is small, or accepted, leaves a refund to a person', async () => {
    const small = await changed('moved_little');
    expect(small.change.refund).toBeNull();
    const accepted = await changed('moved');
    await clients().afterSale.acknowledgeChange(accepted.token, answerTo(accepted.change));
    for (const { token } of [small, accepted]) {
      const coupons = await couponsOf(token);
      const quote = await clients().afterSale.quoteRefund(token, {
        kind: 'compelled',
        reason: 'flight_delay',
        coupons,
      });
      expect(quote.resolution).toBe('support_request');
    }
  });

  it('gives back at once only the tickets of the changed flight', async () => {
    const { token, change } = await changed('cancelled', { trip: 'euroTwoTickets' });
    const [own, other] = [change.segmentIndex, 1 - change.segmentIndex];
    const quoteOf = async (recordIndex: number) =>
      clients().afterSale.quoteRefund(token, {
        kind: 'compelled',
        reason: 'flight_cancellation',
        coupons: await couponsOf(token, { recordIndex }),
      });
    expect((await quoteOf(own)).resolution).toBe('autorefund');
    expect((await quoteOf(other)).resolution).toBe('support_request');
  });

  it('cannot be answered when the flight is about to leave; a cancelled one still gives its money back', async () => {
    for (const setting of ['moved', 'cancelled'] as const) {
      const { token, change } = await changed(setting);
      const { afterSale } = clients();
      await sandbox().control({ clock: { now: new Date(Date.parse(change.answerUntil)).toISOString() } });
      const [late] = await afterSale.listChanges(token);
      expect(late).toMatchObject({ state: 'expired', alternatives: [] });
      const call =
        setting === 'moved'
          ? afterSale.acknowledgeChange(token, answerTo(change))
          : afterSale.confirmSegments(token, answerTo(change), change.alternatives[0]!.id);
      expect(await failureOf(call)).toMatchObject({ code: 'wrongAction' });
      await sandbox().advance(86_400);
      const open = await couponsOf(token, { tripIndex: change.segmentIndex });
      // The way out takes the way back along; the way back goes alone.
      const cancelled = change.segmentIndex === 0 ? 'return_first' : null;
      expect(open[0]).toMatchObject({ restriction: setting === 'moved' ? 'departed' : cancelled });
      expect(late?.refund?.reason ?? null).toBe(setting === 'moved' ? null : 'flight_cancellation');
    }
  });
});
