import { countryName } from '~/market/country-names';
import { formatDate } from '~/market/format';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { BRANDS } from '~/market/brands';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import type { BlockInput, LandingLink } from '../../block';

/** The rule of entry for people of the market's country, and the page for other passports. */
export type EntryScreen = {
  title: string;
  /** "Passport of: Germany" */
  passport: string;
  /** "No visa needed" */
  verdict: string;
  facts: string[];
  /** Source of the rule, and the day it was checked. */
  source: string;
  other: LandingLink;
};

const VERDICTS: Readonly<Record<VisaRule['entry'], string>> = {
  own: 'own.title',
  free: 'free.title',
  on_arrival: 'onArrival.title',
  electronic: 'electronic.title',
  required: 'required.title',
};

/** Builds the hint about visas; null without a known rule, because nobody may guess. */
export function entryScreen({ sources, market, t, texts: { visa } }: BlockInput): EntryScreen | null {
  const { subject, entry } = sources;
  if (subject.kind !== 'route' || !entry) return null;
  const { locale, country } = market;
  const { maxDays, withinDays } = entry;
  const to = subject.facts.arrival.countryCode;
  const nameOf = (code: string) => countryName(code, locale) ?? code;
  const stay = (count: number) =>
    withinDays === null ? visa('fact.stay', { count }) : visa('fact.stayWithin', { count, within: withinDays });
  const query = new URLSearchParams({ destination: to, citizenship: country, days: '14' });
  const page = pathInLanguage(BRANDS[market.brand], '/visa-checker', locale);
  return {
    title: t('entry.title', { country: nameOf(to) }),
    passport: t('entry.passport', { country: nameOf(country) }),
    verdict: visa(VERDICTS[entry.entry]),
    facts: [
      ...(maxDays === null || entry.entry === 'required' ? [] : [stay(maxDays)]),
      ...(entry.takesNationalId ? [visa('fact.nationalId')] : []),
      ...(entry.passportMonths === null ? [] : [visa('fact.passport', { count: entry.passportMonths })]),
    ],
    source: visa('answer.source', { source: entry.source, date: formatDate(entry.checkedOn, market, 'long') }),
    other: { text: t('entry.other'), href: `${page}${page.includes('?') ? '&' : '?'}${query.toString()}` },
  };
}
