import { describe, expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { testContext } from '#tests/fixtures/request-context';
import { orderSummary } from '../summary/order-summary';
import { orderPrice } from '../summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { PromoCodeClient } from '~/upstream/promo-code/client.server';
import { UpstreamError } from '~/upstream/error';
import { promoView } from './promo-view.server';
import { submitPromoCode } from './submit-promo.server';

const url = new URL('http://ru.localhost:3000/');
const brand = BRANDS.ru;
const market = resolveMarket({ brand, url, cookies: new Map(), acceptLanguage: null });
const words = { market, t: getTranslator('ru', 'booking'), tSearch: getTranslator('ru', 'search') };
const PROMO = { code: 'FLY500', discount: 17_500, burned: 32_500 };
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

describe('promoView', () => {
  it('shows the rule, and prefills the code of an affiliate link without applying it', () => {
    const view = promoView(bookingWith(), { brand, market }, 'SUMMER');
    expect(plain(view?.rule)).toMatch(/не меньше 100 ₽.*сгорает/);
    expect(view).toMatchObject({ applied: null, offered: { code: 'SUMMER' } });
    expect(view?.offered.hint).toContain('«Применить»');
    expect(promoView(bookingWith(), { brand, market }, undefined)?.offered).toEqual({ code: '', hint: null });
  });

  it('shows the discount and its lost part', () => {
    const view = promoView(bookingWith({ promocode: PROMO }), { brand, market }, undefined);
    expect(plain(view?.applied?.text)).toBe('FLY500 · −175 ₽');
    expect(plain(view?.applied?.burned)).toContain('325 ₽');
    const whole = bookingWith({ promocode: { ...PROMO, burned: 0 } });
    expect(promoView(whole, { brand, market }, undefined)?.applied?.burned).toBeNull();
  });

  it.each([
    ['another brand', bookingWith(), BRANDS.intl],
    ['another currency', bookingWith({ currency: 'KZT' }), brand],
    ['a payment at the bank', bookingWith({ action: 'manual_paying' }), brand],
    ['a booking with its first payment made', bookingWith({ action: 'ticket_booked' }), brand],
  ])('is null for %s', (_case, booking, ofBrand) => {
    expect(promoView(booking, { brand: ofBrand, market }, 'SUMMER')).toBeNull();
  });
});

it('a code is a line of the order, and the lines sum to the total', () => {
  const booking = bookingWith({ promocode: PROMO });
  expect(orderPrice(booking)).toMatchObject({ total: { amount: 10_000 }, promo: { amount: { amount: -17_500 } } });
  const { lines, total } = orderSummary(booking, words);
  expect(lines.map(({ label, amount }) => plain(`${label} ${amount}`)).at(-1)).toBe('Промокод FLY500 −175 ₽');
  expect(plain(total)).toBe('100 ₽');
});

describe('submitPromoCode', () => {
  let lastIp = 0;
  function visitor(
    answer: () => Promise<never> | ReturnType<PromoCodeClient['apply']>,
    clientIp?: string,
    booking = token,
  ) {
    const calls: string[] = [];
    const context = testContext({ url, brand, market, clientIp: clientIp ?? `198.51.100.${(lastIp += 1)}` });
    const note = (call: string) => {
      calls.push(call);
      return answer();
    };
    context.upstream.promoCode = { apply: (_token, code) => note(code), remove: () => note('removed') };
    const submit = (fields: Record<string, string>) =>
      submitPromoCode(context, booking, new PostedForm(Object.entries(fields)));
    return { calls, submit };
  }
  const taken = () => Promise.resolve({ code: 'FLY500', discount: 50_000, burned: 0, currency: 'RUB' as const });
  const refused = (code: string) => () =>
    Promise.reject(
      new UpstreamError({ service: 'promoCode', operation: 'apply', requestId: 'r', kind: 'invalid', code }),
    );

  it('applies a code and removes it', async () => {
    const { calls, submit } = visitor(taken);
    expect(await submit({ intent: 'applyPromo', promoCode: ' fly500 ' })).toBeNull();
    expect(await submit({ intent: 'removePromo' })).toBeNull();
    expect(calls).toEqual(['fly500', 'removed']);
  });

  it.each([
    ['promocodeAlreadyUtilized', 'использован'],
    ['promocodeExpiredError', 'ист[её]к|закончил'],
    ['promocodeInvalidCodeError', 'Такого промокода'],
    ['promocodeNotApplicable', 'не подходит'],
  ])('%s shows a message and keeps the input', async (code, said) => {
    const outcome = await visitor(refused(code)).submit({ intent: 'applyPromo', promoCode: code });
    expect(outcome).toMatchObject({ status: 400, values: { promoCode: code } });
    expect(outcome?.errors.promoCode).toMatch(new RegExp(said));
  });

  it.each([
    ['', 'Введите'],
    ['X'.repeat(41), 'Такого промокода'],
  ])('does not send "%s" to the service', async (promoCode, said) => {
    const { calls, submit } = visitor(taken);
    const outcome = await submit({ intent: 'applyPromo', promoCode });
    expect([outcome?.status, calls]).toEqual([400, []]);
    expect(outcome?.errors.promoCode).toContain(said);
  });

  it('limits guessing', async () => {
    // A separate booking, because codes are counted per booking too.
    const guesser = visitor(refused('promocodeInvalidCodeError'), '198.51.100.250', 'another-booking');
    const { calls, submit } = guesser;
    for (let time = 0; time < 40; time += 1) await submit({ intent: 'applyPromo', promoCode: `TRY${time}` });
    expect(calls).toHaveLength(30);
    expect((await submit({ intent: 'applyPromo', promoCode: 'TRY' }))?.status).toBe(429);
  });
});
