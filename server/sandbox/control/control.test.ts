import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, Purchase, readLedger } from '../testing/purchase';
import { START, TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start();
});
afterEach(() => sandbox.stop());

const ask = (init: RequestInit = {}) =>
  sandbox.post('/booking/booking/get_citizenships.json', { v: '2.0', token: 'any' }, init);
const disturb = (fault: object) => sandbox.control({ services: { booking: fault } });

describe('faults', () => {
  it('answer HTML, half a document, nothing, another shape or another status', async () => {
    await disturb({ malformed: 'html' });
    expect(await (await ask()).text()).toContain('<!doctype html>');
    await disturb({ malformed: 'truncated' });
    const half = await (await ask()).text();
    expect(half.length).toBeGreaterThan(10);
    expect(() => JSON.parse(half) as unknown).toThrow();
    await disturb({ malformed: 'empty' });
    expect(await (await ask()).text()).toBe('');
    await disturb({ malformed: 'wrong_shape' });
    expect(await (await ask()).json()).toEqual({ status: 'success', data: { unexpected: true } });
    await disturb({ malformed: null, status: 503 });
    expect((await ask()).status).toBe(503);
    await sandbox.post('/control/reset', {});
    expect(await (await ask()).json()).toMatchObject({ status: 'success' });
  });

  it('hang until they are removed', async () => {
    await disturb({ hang: true });
    const hung = ask();
    const early = await Promise.race([hung, new Promise((resolve) => setTimeout(resolve, 150, 'still waiting'))]);
    expect(early).toBe('still waiting');
    await disturb({ hang: null });
    expect((await hung).status).toBe(200);
  });

  it('delay, at most until they are removed', async () => {
    await disturb({ delayMs: 120 });
    const before = performance.now();
    await ask();
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
    await disturb({ delayMs: 3_600_000 });
    const delayed = ask();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sandbox.control({ services: { payment: { delayMs: 1 } } });
    expect(await Promise.race([delayed, new Promise((resolve) => setTimeout(resolve, 100, 'waiting'))])).toBe(
      'waiting',
    );
    await sandbox.post('/control/reset', {});
    expect((await delayed).status).toBe(200);
  });

  it('hang until the sandbox stops', async () => {
    await disturb({ hang: true });
    const hung = ask().then(
      () => 'answered',
      () => 'cut off',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sandbox.restart();
    expect(await hung).toBe('cut off');
  });

  it('fail the share of calls given by errorRate', async () => {
    await disturb({ errorRate: 0.25 });
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 500)).toHaveLength(2);
  });

  it('last for the number of calls given by times', async () => {
    await disturb({ status: 500, times: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('affect only the operation that they name', async () => {
    await disturb({ operations: { 'booking/show': { status: 500 } } });
    expect((await ask()).status).toBe(200);
    expect((await sandbox.post('/booking/v4/booking/show', { v: '2.0', token: 'x' })).status).toBe(500);
  });

  it('before the work: a payment that timed out was not made', async () => {
    const purchase = await new Purchase(sandbox).prepare();
    await disturb({ operations: { 'book_and_issue/new': { hang: true } } });
    const body = purchase.paymentBody(CARDS.paid, 'payment-key-000001');
    const lost = sandbox.post('/booking/v4/book_and_issue/new', body, { signal: AbortSignal.timeout(200) });
    await expect(lost).rejects.toThrow();
    await sandbox.post('/control/reset', {});
    await sandbox.control({ clock: { now: START } });
    expect((await purchase.show()).payments).toEqual([]);
    expect((await readLedger(sandbox)).captures).toBe(0);
  });

  it('refuse like the service, a number of times', async () => {
    await disturb({ refuse: 'gdsError', times: 1 });
    expect(await (await ask()).json()).toEqual({ status: 'fail', error: 'gdsError', reason: 'gdsError', data: {} });
    expect(await (await ask()).json()).toMatchObject({ status: 'success' });
  });

  it('close the connection', async () => {
    await disturb({ cut: true, times: 1 });
    await expect(ask()).rejects.toThrow();
    expect((await ask()).status).toBe(200);
  });

  it('disturb the share of calls that chaos gives, with every kind', async () => {
    await disturb({ chaos: 0.5 });
    const outcomes: string[] = [];
    for (let call = 0; call < 14; call += 1) {
      outcomes.push(
        await ask({ signal: AbortSignal.timeout(300) })
          .then((answer) => answer.json())
          .then(
            (answer) => ((answer as { status?: string }).status === 'success' ? 'answered' : 'refused'),
            () => 'lost',
          ),
      );
    }
    const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
    expect([count('answered'), count('refused'), count('lost')]).toEqual([7, 2, 5]);
  });

  it.each([{ status: 500 }, { cut: true }, { malformed: 'truncated' }, { malformed: 'html' }])(
    'after the work, %o: the payment is made and its answer lost',
    async (fault) => {
      const purchase = await new Purchase(sandbox).prepare();
      await disturb({ operations: { 'book_and_issue/new': { ...fault, when: 'after', times: 1 } } });
      const body = purchase.paymentBody(CARDS.paid, 'payment-key-000001');
      const text = await sandbox.post('/booking/v4/book_and_issue/new', body).then(
        (answer) => answer.text(),
        () => '',
      );
      expect(text).not.toContain('"payment_authorized"}');
      expect((await readLedger(sandbox)).captures).toBe(1);
      expect((await purchase.pay(CARDS.paid, 'payment-key-000001')).data).toMatchObject({
        payment: { status: 'success' },
      });
      expect((await readLedger(sandbox)).captures).toBe(1);
    },
  );
});

describe('control', () => {
  it('refuses unknown names, and says so', async () => {
    for (const document of [
      { services: { bokking: { hang: true } } },
      { services: { booking: { operations: { 'book/new': {} } } } },
      { services: { booking: { slow: 1 } } },
      { services: { constructor: { operations: { 'booking/show': { hang: true } } } } },
      { clock: {} },
      { clock: { advanceMinutes: 1e12 } },
      { clock: { now: '9999-12-31T23:59:59Z' } },
      { colour: 'red' },
    ]) {
      const answer = await sandbox.post('/control', document);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { error: string }).error).not.toBe('');
    }
  });

  it('sets and moves the clock, which survives a restart and ends with reset', async () => {
    expect(sandbox.context.now().toISOString().slice(0, 13)).toBe(START.slice(0, 13));
    await sandbox.control({ clock: { advanceMinutes: 90 } });
    await sandbox.restart();
    expect(sandbox.context.now().toISOString().slice(0, 15)).toBe('2031-05-01T11:3');
    await sandbox.post('/control/reset', {});
    expect(Math.abs(sandbox.context.now().getTime() - Date.now())).toBeLessThan(1000);
  });

  it('reset keeps bookings, wipe deletes them', async () => {
    const purchase = await new Purchase(sandbox).prepare();
    await purchase.pay(CARDS.paid);
    await sandbox.post('/control/reset', {});
    expect((await readLedger(sandbox)).bookings).toHaveLength(1);
    await sandbox.post('/control/wipe', {});
    expect((await readLedger(sandbox)).bookings).toEqual([]);
    expect(sandbox.context.seatsTaken(purchase.offer.trips[0]?.[0]?.inventoryKey ?? '')).toBe(0);
    expect(await sandbox.read('/outbox.json')).toEqual({ messages: [] });
  });

  it('counts calls of upstreams, even disturbed ones', async () => {
    await disturb({ status: 500 });
    await ask();
    await ask();
    expect(await sandbox.read('/control/calls')).toEqual({ booking: { 'booking/get_citizenships.json': 2 } });
    await sandbox.post('/control/reset', {});
    expect(await sandbox.read('/control/calls')).toEqual({});
  });
});
