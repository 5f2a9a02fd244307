import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import {
  codesAnswer,
  referralAnswer,
  type OwnCodesWire,
  type ReferralWire,
} from '~/upstream/account/discount-contract';
import { codesScreen, readPages, referralScreen } from './screen.server';

const url = new URL('http://ru.localhost:3000/user/discount');
const market = resolveMarket({ brand: BRANDS.ru, url, cookies: new Map(), acceptLanguage: null });
const words = { market, t: getTranslator('ru', 'discount') };
const FIRST = { codes: 0, invitations: 0 };
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ');

const CODE: OwnCodesWire['codes'][number] = {
  code: 'AGAIN300-ABCDEFGH',
  origin: 'again',
  state: 'usable',
  amount: 30_000,
  currency: 'RUB',
  minimum: 700_000,
  transport: 'airplane',
  carriers: ['Аэрофлот'],
  expires_on: '2031-06-30',
};
const codes = (...listed: unknown[]) => codesAnswer.parse({ codes: listed, count: listed.length });

describe('codesScreen', () => {
  it('tells the terms and the last day of a code', () => {
    const [card] = codesScreen(codes(CODE), FIRST, words).cards;
    expect(card).toMatchObject({ isUsable: true, state: { text: 'Можно применить', tone: 'good' } });
    expect(plain(card?.amount ?? null)).toBe('−300 ₽');
    expect(card?.terms.map((term) => plain(term))).toEqual([
      'билеты от 7 000 ₽',
      'только самолёты',
      'только Аэрофлот',
      'действует один раз',
    ]);
    expect(plain(card?.day ?? null)).toBe('Действует по 30 июня 2031');
  });

  it.each([
    [{ ...CODE, state: 'used', used_on: '2031-05-04', order_number: '123' }, 'Использован 4 мая 2031, заказ 123'],
    [{ ...CODE, state: 'used', used_on: '2031-05-04' }, 'Использован 4 мая 2031'],
    [{ ...CODE, state: 'lapsed' }, 'Истёк 30 июня 2031'],
  ])('tells when a code ended: %#', (wire, day) => {
    const [card] = codesScreen(codes(wire), FIRST, words).cards;
    expect([plain(card?.day ?? null), card?.isUsable]).toEqual([day, false]);
  });

  it('leaves out what it cannot read, and knows a new kind of code as a promo code', () => {
    const { cards } = codesScreen(codes({ ...CODE, state: 'frozen' }, { ...CODE, origin: 'birthday' }), FIRST, words);
    expect(cards.map(({ title }) => title)).toEqual(['Промокод']);
  });
});

const terms = { amount: 50_000, minimum: 500_000, days: 60 };
const INVITATION: ReferralWire['invitations'][number] = {
  name: 'a•••n',
  state: 'bought',
  date: '2031-05-01T21:30:00Z',
  reward_on: '2031-06-11',
};
const referral = (invitations: unknown[], count = invitations.length) =>
  referralAnswer.parse({
    ...{ code: 'ABCDEFGH23', currency: 'RUB', welcome: terms, reward: terms, minimum: 500_000, most_rewards: 10 },
    ...{ invitations, count },
  });
const screenOf = (answer: ReturnType<typeof referral>, pages = FIRST) =>
  referralScreen(answer, pages, 'https://shop.example', words);

describe('referralScreen', () => {
  it('has the link, also for a letter', () => {
    const { url: link, mailTo } = screenOf(referral([]));
    expect(link).toBe('https://shop.example/invite/ABCDEFGH23');
    expect(decodeURIComponent(mailTo)).toContain(link);
  });

  it.each([
    [INVITATION, 'Ваш промокод придёт 11 июня 2031.'],
    [{ ...INVITATION, state: 'rewarded' }, 'Ваш промокод пришёл 11 июня 2031.'],
    [{ ...INVITATION, state: 'refused', reason: 'returned' }, 'Билеты сданы.'],
    [{ ...INVITATION, state: 'refused', reason: 'a new reason' }, 'По условиям награды здесь нет.'],
  ])('tells what has become of a friend: %#', (wire, about) => {
    const [friend] = screenOf(referral([wire])).invitations;
    expect([plain(friend?.about ?? null), plain(friend?.day ?? null)]).toEqual([about, 'Дата регистрации: 2 мая 2031']);
  });

  it('leads through pages of eight, and stays in the other list', () => {
    const pages = readPages(new URL('http://shop.example/?page=2&codes=3'));
    expect(screenOf(referral([INVITATION], 17), pages).ways).toEqual({
      back: '/user/discount?codes=3#invitations',
      on: '/user/discount?codes=3&page=3#invitations',
    });
    expect(screenOf(referral([INVITATION], 16), pages).ways.on).toBeNull();
    expect(screenOf(referral([], 0)).ways).toEqual({ back: null, on: null });
  });

  it.each(['?page=0', '?page=-1', '?page=1e3', '?page=99999', '?page=x'])('%s is the first page', (query) => {
    expect(readPages(new URL(`http://shop.example/${query}`))).toEqual(FIRST);
  });
});
