import type { RequestContext } from '~/bff/request/context';
import type { MarketChoices } from '~/features/frame/frame-screen';
import { marketChoices } from '~/features/frame/header/market-choices.server';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { SavedCard } from '~/upstream/account/cards-contract';
import type { AccountSessionFacts } from '~/upstream/account/sessions-contract';
import type { Passkey } from '~/upstream/account/passkeys-contract';
import type { Profile } from '~/upstream/account/profile-contract';
import type { NetworkView } from './networks.server';
import { passkeyView, type PasskeyView } from './passkeys.server';
import { sessionView, type SessionView } from './sessions.server';
import { resumedForm, type AskedRemoval, type ResumedForm } from './resume.server';
import type { SavedNote, Section } from './sections';

export type CardView = {
  id: string;
  /** "•••• 4242" */
  mask: string;
  /** "Visa" */
  brand: string;
  /** "valid to 05/31" */
  expires: string;
  isExpired: boolean;
};

export type SettingsScreen = {
  title: string;
  /** Value shown while a section's form is folded. */
  summaries: Readonly<Record<'personal' | 'email' | 'phone' | 'market', string>>;
  /** By field name, for all forms. */
  values: Readonly<Record<string, string>>;
  pendingEmail: string | null;
  /** Without a password, the owner signs in again by a letter. */
  hasPassword: boolean;
  /** Advertising needs a separate consent (by the law of the brand's market). */
  asksAdsConsent: boolean;
  hasDataConsent: boolean;
  choices: MarketChoices;
  /** Null when the service does not answer. */
  cards: CardView[] | null;
  /** Null when the service does not answer. */
  networks: readonly NetworkView[] | null;
  /** Null when the service does not answer. */
  passkeys: PasskeyView[] | null;
  /** Browsers signed in to the account; null when the service does not answer. */
  sessions: SessionView[] | null;
  /** The bank's page failed to open. */
  isBankDown: boolean;
  /** Notice about the last saved change. */
  saved: { section: Section; text: string } | null;
  /** The action interrupted for signing in again. */
  resumed: ResumedForm | null;
};

export type SettingsFacts = {
  profile: Profile;
  hasPassword: boolean;
  cards: readonly SavedCard[] | null;
  networks: readonly NetworkView[] | null;
  passkeys: readonly Passkey[] | null;
  sessions: readonly AccountSessionFacts[] | null;
  note: SavedNote | null;
  askedRemoval: AskedRemoval | null;
  /** Id of the card with which the bank redirected back; an unknown id has no effect. */
  addedCardId: string | null;
  isBankDown: boolean;
};

const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mir: 'MIR',
  maestro: 'Maestro',
  amex: 'American Express',
};

/** Builds the settings of an account (specification 3 §2, §3). @param t reads the namespace `profile` */
export function settingsScreen(
  {
    profile,
    hasPassword,
    cards,
    networks,
    passkeys,
    sessions,
    note,
    askedRemoval: askedRemoval,
    addedCardId,
    isBankDown,
  }: SettingsFacts,
  { brand, market }: Pick<RequestContext, 'brand' | 'market'>,
  t: Translate,
): SettingsScreen {
  const choices = marketChoices(brand, market.locale);
  const [year = '', month = '', day = ''] = profile.birthDate?.split('-') ?? [];
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const birthday = profile.birthDate ? formatDate(profile.birthDate, market, 'long') : '';
  const phone = profile.phone
    ? (parsePhoneNumberFromString(profile.phone)?.formatInternational() ?? profile.phone)
    : '';
  const labelOf = (list: MarketChoices[keyof MarketChoices], value: string) =>
    list.find((one) => one.value === value)?.label;
  const added = cards?.find(({ cardId }) => cardId === addedCardId);
  const lists = {
    cards: cards?.map((card) => cardView(card, t)) ?? null,
    networks,
    passkeys: passkeys?.map((passkey) => passkeyView(passkey, market, t)) ?? null,
  };
  return {
    title: t('settings.title'),
    summaries: {
      personal: [name, birthday].filter(Boolean).join(' · ') || t('settings.addName'),
      email: profile.email,
      phone: phone || t('settings.notGiven'),
      market: [labelOf(choices.languages, market.locale), labelOf(choices.countries, market.country), market.currency]
        .filter(Boolean)
        .join(' · '),
    },
    values: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      birthdayDay: day && String(Number(day)),
      birthdayMonth: month && String(Number(month)),
      birthdayYear: year,
      gender: profile.gender ?? '',
      newEmail: '',
      phoneNumber: phone,
      newsletter: profile.wantsNewsletter ? 'on' : '',
      adsConsent: profile.hasAdsConsent ? 'on' : '',
      locale: market.locale,
      country: market.country,
      currency: market.currency,
    },
    pendingEmail: profile.pendingEmail,
    hasPassword,
    asksAdsConsent: brand.asksPrivacyConsent,
    hasDataConsent: profile.hasPersonalDataConsent,
    choices,
    ...lists,
    sessions: sessions?.map((session) => sessionView(session, market, t)) ?? null,
    isBankDown,
    saved: added
      ? { section: 'cards', text: t('settings.cards.added', { mask: added.mask }) }
      : note && { section: note.section, text: t(`settings.saved.${note.section}`, { email: note.email ?? '' }) },
    resumed: resumedForm(askedRemoval, lists, market.locale),
  };
}

function cardView({ cardId, mask, brand, expires, isExpired }: SavedCard, t: Translate): CardView {
  const state = isExpired ? 'expired' : 'validTo';
  return {
    id: cardId,
    mask,
    brand: (Object.hasOwn(CARD_BRANDS, brand) && CARD_BRANDS[brand]) || t('settings.cards.card'),
    expires: t(`settings.cards.${state}`, { date: expires }),
    isExpired,
  };
}
