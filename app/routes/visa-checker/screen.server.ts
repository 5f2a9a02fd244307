import { ownCitizenshipOptions, type CitizenshipOption } from '~/features/booking/passengers/citizenships.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { countryName } from '~/market/country-names';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import { MOST_DAYS, type VisaField, type VisaQuery, type VisaTrip } from './query.server';

/** The answer in words. */
export type VisaAnswer = {
  kind: 'good' | 'info' | 'warning';
  /** "No visa needed" */
  title: string;
  /** "Passport: Germany. Trip: Türkiye, 14 days." */
  trip: string;
  facts: string[];
  /** Source of the rule, and the day it was checked; null without a rule. */
  source: string | null;
  /** The site of the country itself. */
  official: { href: string; host: string } | null;
  /** The search form with the country filled in. */
  tickets: { text: string; href: string };
};

/** The visa checker: plain data, ready texts. */
export type VisaScreen = {
  title: string;
  lead: string;
  countries: CitizenshipOption[];
  values: Readonly<Record<VisaField, string>>;
  /** Errors of the form; null when it is right or empty. */
  rejected: RejectedSubmission<VisaField> | null;
  /** Null before a trip is asked for. */
  answer: VisaAnswer | null;
  /** The service did not answer. */
  isDown: boolean;
  /** Destinations without a visa, on the home page. */
  visaFreeHref: string;
};

export type VisaFacts = { query: VisaQuery; rule: VisaRule | 'failed' | null };

const DEFAULT_DAYS = '14';

/** Builds the page. Pure. A country without a known rule gets no guess. */
export function visaScreen({ query, rule }: VisaFacts, market: Market): VisaScreen {
  const t = getTranslator(market.locale, 'visa');
  const { isAsked, typed, trip } = query;
  return {
    title: t('title'),
    lead: t('lead'),
    countries: ownCitizenshipOptions(market, []),
    values: isAsked ? typed : { citizenship: market.country, destination: '', days: DEFAULT_DAYS },
    rejected: rejectionOf(query, t),
    answer: trip && rule !== 'failed' ? answerTo(trip, rule, market) : null,
    isDown: rule === 'failed',
    visaFreeHref: `${market.homePath}?tag=visa_free#destinations`,
  };
}

function rejectionOf({ typed, faults }: VisaQuery, t: Translate): VisaScreen['rejected'] {
  if (faults.length === 0) return null;
  const words: Record<VisaField, string> = {
    citizenship: t('errors.citizenship'),
    destination: t('errors.destination'),
    days: t('errors.days', { max: MOST_DAYS }),
  };
  const errors = Object.fromEntries(faults.map((field) => [field, words[field]]));
  return { form: 'visa', status: 400, values: typed, errors, message: null };
}

function answerTo(trip: VisaTrip, rule: VisaRule | null, market: Market): VisaAnswer {
  const t = getTranslator(market.locale, 'visa');
  const nameOf = (code: string) => countryName(code, market.locale) ?? code;
  const destination = nameOf(trip.destination);
  return {
    ...verdictOn(trip, rule, t),
    trip: t('answer.trip', { citizenship: nameOf(trip.citizenship), destination, count: trip.days }),
    source: rule && t('answer.source', { source: rule.source, date: formatDate(rule.checkedOn, market, 'long') }),
    official: rule?.officialUrl ? { href: rule.officialUrl, host: new URL(rule.officialUrl).host } : null,
    tickets: {
      text: t('answer.tickets', { destination }),
      href: `${market.homePath}?arrival=${encodeURIComponent(destination)}`,
    },
  };
}

function verdictOn(
  { days }: VisaTrip,
  rule: VisaRule | null,
  t: Translate,
): Pick<VisaAnswer, 'kind' | 'title' | 'facts'> {
  if (!rule) return { kind: 'warning', title: t('unknown.title'), facts: [t('unknown.text')] };
  const { entry, maxDays, withinDays, passportMonths, takesNationalId } = rule;
  if (entry === 'own') return { kind: 'good', title: t('own.title'), facts: [t('own.text')] };
  const passport = [
    ...(takesNationalId ? [t('fact.nationalId')] : []),
    ...(passportMonths === null ? [] : [t('fact.passport', { count: passportMonths })]),
  ];
  if (entry === 'required')
    return { kind: 'warning', title: t('required.title'), facts: [t('required.text'), ...passport] };
  const stay =
    maxDays === null
      ? []
      : [
          withinDays === null
            ? t('fact.stay', { count: maxDays })
            : t('fact.stayWithin', { count: maxDays, within: withinDays }),
        ];
  if (maxDays !== null && days > maxDays) {
    return { kind: 'warning', title: t('tooLong.title'), facts: [t('tooLong.text'), ...stay, ...passport] };
  }
  const verdicts = {
    free: { kind: 'good', title: t('free.title'), facts: [] },
    on_arrival: { kind: 'info', title: t('onArrival.title'), facts: [t('onArrival.text')] },
    electronic: { kind: 'info', title: t('electronic.title'), facts: [t('electronic.text')] },
  } as const;
  const { facts, ...verdict } = verdicts[entry];
  return { ...verdict, facts: [...facts, ...stay, ...passport] };
}
