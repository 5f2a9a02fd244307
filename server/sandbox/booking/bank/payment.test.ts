import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookAndIssueRequestWire } from '~/upstream/booking/contract';
import { fieldFailures } from '~/upstream/envelope';
import { makeOffer } from '../../testing/offers';
import { answerBankAt, CARDS, passengersFor, Purchase, readLedger, RETURN_URL } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';

let sandbox: TestSandbox;
let purchase: Purchase;
const offer = makeOffer();

beforeEach(async () => {
  sandbox = await TestSandbox.start([offer]);
  purchase = await new Purchase(sandbox, offer).prepare();
});
afterEach(() => sandbox.stop());

/** Expects this number of charges for the booking, all issued in the end. */
async function expectCharges(count: 0 | 1): Promise<void> {
  await sandbox.advance(60);
  const ledger = await readLedger(sandbox);
  expect(ledger.captures).toBe(count);
  expect(ledger.issued).toBe(count);
  expect(ledger.captured).toEqual(count === 1 ? { EUR: offer.totalPrice } : {});
}

describe('cards', () => {
  it.each([
    ['4000000000009995', 'no_money', 'insufficientFundsError'],
    ['4000000000000127', 'cvv_error', 'cvvError'],
    ['4000000000000069', 'expired_card', 'cardExpiredError'],
    ['4000000000000002', 'payment_error', 'paymentError'],
    ['5555555555554444', 'no_issuer', 'issuerError'],
  ])('%s is declined: %s', async (pan, status, code) => {
    expect((await purchase.pay(pan)).error).toBe(code);
    expect((await purchase.check()).error).toBe(code);
    const shown = await purchase.show();
    expect(shown).toMatchObject({ action: 'seats_reserved', payment: { status }, payments: [{ status }] });
    expect((await purchase.pay(CARDS.paid, 'payment-key-000002')).data?.action).toBe('payment_authorized');
    await expectCharges(1);
  });

  it('expires after its last month, not during it', async () => {
    const withExpiry = (exp_date_month_year: string) => ({
      payment: {
        payment_type: 'acquiring' as const,
        payment_option: 'card' as const,
        card: { cardholder: 'A TESTER', pan: CARDS.paid, exp_date_month_year, cvv: '123' },
      },
    });
    expect((await purchase.pay(CARDS.paid, 'payment-key-000001', withExpiry('04/31'))).error).toBe('cardExpiredError');
    expect((await purchase.pay(CARDS.paid, 'payment-key-000002', withExpiry('05/31'))).data).toBeDefined();
  });

  it('stores no card number and no security code in the database', async () => {
    await purchase.pay(CARDS.paid);
    const { rows } = await sandbox.context.store.execute('SELECT * FROM payment_attempts');
    expect(rows).toHaveLength(1);
    for (const table of ['payment_attempts', 'bookings', 'captures', 'outbox']) {
      const everything = JSON.stringify((await sandbox.context.store.execute(`SELECT * FROM ${table}`)).rows);
      expect(everything).not.toContain(CARDS.paid);
      expect(everything).not.toContain('cvv');
    }
  });
});

describe('idempotency', () => {
  it('charges once for concurrent identical requests, and answers all alike', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => purchase.pay(CARDS.paid)));
    for (const outcome of outcomes) expect(outcome.data).toMatchObject({ payment: { status: 'success' } });
    expect((await purchase.show()).payments).toHaveLength(1);
    await expectCharges(1);
  });

  it('charges one of two different concurrent attempts', async () => {
    const outcomes = await Promise.all([
      purchase.pay(CARDS.paid, 'payment-key-000001'),
      purchase.pay(CARDS.paid, 'payment-key-000002'),
    ]);
    expect(outcomes.map(({ error }) => error ?? 'paid').sort()).toEqual(['alreadyCompleted', 'paid']);
    await expectCharges(1);
  });

  it('keeps the outcome of a key, whatever request repeats it', async () => {
    await purchase.pay(CARDS.noMoney, 'payment-key-000001');
    expect((await purchase.pay(CARDS.paid, 'payment-key-000001')).error).toBe('insufficientFundsError');
    expect((await purchase.show()).payments).toHaveLength(1);
    await purchase.pay(CARDS.paid, 'payment-key-000002');
    expect((await purchase.pay(CARDS.noMoney, 'payment-key-000001')).error).toBe('insufficientFundsError');
    expect((await purchase.pay(CARDS.paid, 'payment-key-000003')).error).toBe('alreadyCompleted');
    await expectCharges(1);
  });

  it('refuses a key of another booking', async () => {
    await purchase.pay(CARDS.paid, 'payment-key-000001');
    const other = await new Purchase(sandbox, offer).prepare('create-key-0000002');
    expect((await other.pay(CARDS.paid, 'payment-key-000001')).error).toBe('wrongAction');
    await expectCharges(1);
  });

  it('remembers a payment and its key after a restart', async () => {
    await purchase.pay(CARDS.paid);
    await sandbox.restart();
    expect((await purchase.pay(CARDS.paid)).data).toMatchObject({ payment: { status: 'success' } });
    await expectCharges(1);
    expect((await purchase.show()).action).toBe('completed');
  });

  it('finds a payment with a lost response by its key', async () => {
    await sandbox.control({
      services: { booking: { operations: { 'book_and_issue/new': { hang: true, when: 'after' } } } },
    });
    const body = purchase.paymentBody(CARDS.paid, 'payment-key-000001');
    const lost = sandbox.post('/booking/v4/book_and_issue/new', body, { signal: AbortSignal.timeout(300) });
    await expect(lost).rejects.toThrow();
    const { payments } = await purchase.show();
    expect(payments).toMatchObject([{ idempotencyKey: 'payment-key-000001', status: 'success' }]);
    await expectCharges(1);
  });
});

describe('refusals before the bank call', () => {
  const at = (change: Partial<BookAndIssueRequestWire>) => purchase.pay(CARDS.paid, 'payment-key-000001', change);

  it('refuses another price or currency', async () => {
    expect(await at({ amount: 1 })).toMatchObject({
      error: 'rateChangedError',
      details: { old_price: 1, new_price: offer.totalPrice },
    });
    expect((await at({ currency: 'USD' })).error).toBe('requestFormat');
    await expectCharges(0);
  });

  it('reports form errors by field, without using up the key', async () => {
    const [passenger] = passengersFor(offer.session.travelers);
    if (!passenger) throw new Error('nobody travels');
    const outcome = await at({
      passengers: [{ ...passenger, birthday: '31.02.1990', passport_expdate: '10.06.2031' }],
      contacts: { email: 'nobody', phone: '+358401234567' },
    });
    expect(outcome.error).toBe('requestFormat');
    expect(fieldFailures.parse('details' in outcome ? outcome.details : null)).toEqual([
      { passengerIndex: 0, field: 'birthday', code: 'date' },
      { passengerIndex: 0, field: 'passportExpdate', code: 'expired' },
      { passengerIndex: null, field: 'email', code: 'format' },
    ]);
    expect((await purchase.pay('4242424242424241')).error).toBe('requestFormat');
    expect((await at({})).data).toBeDefined();
    await expectCharges(1);
  });

  it('names the field that breaks the contract', async () => {
    const body = purchase.paymentBody(CARDS.paid, 'payment-key-000001');
    const passengers = passengersFor(offer.session.travelers).map((passenger) => ({
      ...passenger,
      birthday: 'yesterday',
    }));
    const answer = await sandbox.post('/booking/v4/book_and_issue/new', { ...body, passengers });
    expect(await answer.json()).toMatchObject({
      status: 'fail',
      error: 'requestFormat',
      data: { fields: [{ passenger_index: 0, field: 'birthday', code: 'format' }] },
    });
  });

  it('refuses a booking without seats', async () => {
    const early = new Purchase(sandbox, offer);
    await early.create('create-key-0000003');
    expect((await early.pay(CARDS.paid)).error).toBe('wrongAction');
    await expectCharges(0);
  });
});

describe('3-D Secure', () => {
  it('is paid once when approved', async () => {
    const started = await purchase.pay(CARDS.threeDs);
    expect(started.data).toMatchObject({ action: 'manual_paying', payment: { status: 'pending', is3ds: true } });
    const address = started.data?.payment.redirectUrl ?? '';
    expect((await purchase.check()).data).toMatchObject({ action: 'manual_paying', payment: { redirectUrl: address } });

    const page = await (await fetch(address)).text();
    expect(page).toContain('€');
    expect(page).toContain('104.50');
    expect(page).toContain('3184');
    expect(page).not.toContain('<script');

    const answers = await Promise.all([purchase.answerBank('approve'), answerBankAt(address, 'approve')]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(RETURN_URL);
    }
    expect((await answerBankAt(address, 'decline')).status).toBe(409);
    expect((await purchase.check()).data).toMatchObject({
      action: 'payment_authorized',
      payment: { status: 'success' },
    });
    await expectCharges(1);
  });

  it('returns to the reserved seats when declined, and another card pays', async () => {
    await purchase.pay(CARDS.threeDs);
    expect((await purchase.answerBank('decline')).status).toBe(303);
    expect((await purchase.check()).error).toBe('paymentError');
    expect(await purchase.show()).toMatchObject({ action: 'seats_reserved', payment: { status: 'payment_error' } });
    await purchase.pay(CARDS.paid, 'payment-key-000002');
    await expectCharges(1);
  });

  it('is voided by the next attempt while open, and never charges', async () => {
    const abandoned = (await purchase.pay(CARDS.threeDs)).data?.payment.redirectUrl ?? '';
    expect((await purchase.pay(CARDS.paid, 'payment-key-000002')).data?.action).toBe('payment_authorized');
    expect((await answerBankAt(abandoned, 'approve')).status).toBe(409);
    expect(await (await fetch(abandoned)).text()).toContain('another payment was started in its place');
    expect((await purchase.pay(CARDS.threeDs, 'payment-key-000001')).error).toBe('operationWasBroken');
    await expectCharges(1);
  });

  it('stays voided after another card is declined', async () => {
    const abandoned = (await purchase.pay(CARDS.threeDs)).data?.payment.redirectUrl ?? '';
    expect((await purchase.pay(CARDS.noMoney, 'payment-key-000002')).error).toBe('insufficientFundsError');
    expect((await answerBankAt(abandoned, 'approve')).status).toBe(409);
    await expectCharges(0);
  });

  it('notifies the page around its frame', async () => {
    await purchase.pay(CARDS.threeDs);
    const answer = await purchase.answerBank('approve', { 'Sec-Fetch-Dest': 'iframe' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://shop.test");
    const page = await answer.text();
    expect(page).toContain(`window.parent.postMessage({ type: '3dsBackRedirect' }, "http://shop.test")`);
    expect(page).toContain(`href="${RETURN_URL}" target="_top"`);
  });

  it('holds the seats while the bank’s page is open, and gives up after 1200 s', async () => {
    await sandbox.advance(600);
    const address = (await purchase.pay(CARDS.threeDs)).data?.payment.redirectUrl ?? '';
    await sandbox.advance(1190);
    expect((await purchase.show()).action).toBe('manual_paying');
    await sandbox.advance(10);
    expect((await purchase.check()).error).toBe('checkingExpiredError');
    expect(await purchase.show()).toMatchObject({
      action: 'reserving_seats_fault',
      payment: { status: 'payment_error' },
    });
    expect((await answerBankAt(address, 'approve')).status).toBe(409);
    await expectCharges(0);
  });

  it('survives a restart', async () => {
    await purchase.pay(CARDS.threeDs);
    await sandbox.restart();
    expect((await purchase.answerBank('approve')).status).toBe(303);
    await expectCharges(1);
  });

  it('rejects an unknown address', async () => {
    expect((await fetch(`${sandbox.url}/payment/3ds/nothing`)).status).toBe(404);
  });
});
