import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { Profile } from '~/upstream/account/profile-contract';
import { settingsScreen, type SettingsFacts } from './screen.server';

const PROFILE: Profile = {
  accountId: 'account-1',
  email: 'ann@example.com',
  pendingEmail: null,
  phone: null,
  firstName: '',
  lastName: '',
  birthDate: null,
  gender: null,
  wantsNewsletter: false,
  language: 'en',
  currency: 'GBP',
  country: 'GB',
  hasPersonalDataConsent: true,
  hasAdsConsent: false,
  needsFeedbackForm: false,
};

function screen(
  facts: Partial<Omit<SettingsFacts, 'profile'>> & { profile?: Partial<Profile> },
  brand: 'ru' | 'intl' = 'intl',
) {
  const url = new URL(brand === 'ru' ? 'http://ru.localhost/' : 'http://localhost/en-gb');
  const market = resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
  const given = {
    hasPassword: true,
    cards: [],
    networks: null,
    passkeys: null,
    sessions: null,
    note: null,
    askedRemoval: null,
    addedCardId: null,
    isBankDown: false,
    ...facts,
    profile: { ...PROFILE, ...facts.profile },
  };
  return settingsScreen(given, { brand: BRANDS[brand], market }, getTranslator(market.locale, 'profile'));
}

describe('settingsScreen', () => {
  it('shows missing values as such', () => {
    expect(screen({}).summaries).toEqual({
      personal: 'Add your name',
      email: 'ann@example.com',
      phone: 'Not given',
      market: 'English · United Kingdom · GBP',
    });
  });

  it('shows values', () => {
    const profile = { firstName: 'Ann', lastName: 'Lee', birthDate: '1990-05-07', phone: '+442079460958' };
    const { summaries, values } = screen({ profile });
    expect(summaries.personal).toBe('Ann Lee · 7 May 1990');
    expect(summaries.phone).toBe('+44 20 7946 0958');
    expect(values).toMatchObject({
      birthdayDay: '7',
      birthdayMonth: '5',
      birthdayYear: '1990',
      phoneNumber: '+44 20 7946 0958',
    });
  });

  it('offers the choices of the brand', () => {
    expect(screen({}, 'ru')).toMatchObject({
      asksAdsConsent: true,
      choices: { languages: [], countries: [] },
      summaries: { market: 'RUB' },
    });
    expect(screen({}).asksAdsConsent).toBe(false);
  });

  it('lists the browsers that are signed in, and marks this one', () => {
    const seen = { startedAt: '2031-05-01T10:00:00Z', lastSeenAt: '2031-05-04T23:10:00Z' };
    const sessions = [
      { id: 'session-1', browser: 'Chrome', system: 'Android', isCurrent: true, ...seen },
      { id: 'session-2', browser: null, system: null, isCurrent: false, ...seen },
    ];
    expect(screen({ sessions }).sessions).toEqual([
      { id: 'session-1', device: 'Chrome, Android', seenText: 'This browser', isCurrent: true },
      { id: 'session-2', device: 'Unknown device', seenText: 'Last used 5 May, 00:10', isCurrent: false },
    ]);
    expect(screen({ sessions: null }).sessions).toBeNull();
  });

  const CARD = { cardId: 'card-1', mask: '•••• 4242', brand: 'visa', expires: '05/31', isExpired: false };

  it('masks cards, and works without them', () => {
    expect(
      screen({ cards: [CARD, { ...CARD, cardId: 'card-2', brand: 'constructor', isExpired: true }] }).cards,
    ).toEqual([
      { id: 'card-1', mask: '•••• 4242', brand: 'Visa', expires: 'Valid until 05/31', isExpired: false },
      { id: 'card-2', mask: '•••• 4242', brand: 'Card', expires: 'Expired 05/31', isExpired: true },
    ]);
    expect(screen({ cards: null }).cards).toBeNull();
  });

  it.each([
    ['cards', 'card-1', { section: 'cards', field: 'cardId', value: 'card-1', label: 'Remove card •••• 4242' }],
    ['cards', 'somebody else’s', null],
    ['networks', 'vk', { section: 'networks', field: 'network', value: 'vk', label: 'Disconnect: VK ID' }],
    ['networks', 'google', null],
  ] as const)('offers to finish removing %s %s', (section, id, resumed) => {
    const networks = [
      { id: 'vk' as const, name: 'VK ID', linkHref: null },
      { id: 'google' as const, name: 'Google', linkHref: '/auth/google' },
    ];
    expect(screen({ cards: [CARD], networks, askedRemoval: { section, id } }).resumed).toEqual(resumed);
  });

  it.each([
    [{ addedCardId: 'card-1' }, { section: 'cards', text: 'Card •••• 4242 is saved' }],
    [{ addedCardId: 'somebody else’s' }, null],
    [
      { note: { section: 'email' as const, email: 'new@example.com' } },
      { section: 'email', text: 'We have sent an e-mail to new@example.com: open its link to change the address' },
    ],
  ])('after %j shows %j', (facts, saved) => {
    expect(screen({ cards: [CARD], ...facts }).saved).toEqual(saved);
  });
});
