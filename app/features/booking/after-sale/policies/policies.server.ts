import { ticketName } from '~/features/booking/passengers/passenger-name';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate, formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { labelled } from '~/market/punctuation';
import { formatSaleDay } from '~/market/sale-day';
import type { Booking } from '~/upstream/booking/contract';
import type { Policy } from '~/upstream/documents/policies-contract';

type Fact = { label: string; value: string };

/** Insurance policies as documents on paper. Ready texts. */
export type PolicyPapers = {
  language: Locale;
  brandName: string;
  title: string;
  policies: {
    /** "Flight delay and cancellation cover" */
    name: string;
    number: Fact;
    period: Fact;
    /** Says that it is cancelled, and since when; null while it is valid. */
    cancelled: string | null;
    facts: Fact[];
    insured: { heading: string; lines: string[] };
    /** Each with the most that one person gets. */
    risks: { heading: string; note: string; lines: Fact[] };
    insurer: { heading: string; lines: string[] };
    advice: string;
  }[];
};

/** Builds the papers of some policies of an order. */
export function policyPapers(
  { orderNumber }: Pick<Booking, 'orderNumber'>,
  policies: readonly Policy[],
  market: Market,
): PolicyPapers {
  const t = getTranslator(market.locale, 'policies');
  return {
    language: market.locale,
    brandName: market.brandName,
    title: t('title'),
    policies: policies.map((policy) => paperOf(policy, orderNumber, market, t)),
  };
}

function paperOf(
  policy: Policy,
  orderNumber: string | null,
  market: Market,
  t: Translate,
): PolicyPapers['policies'][number] {
  const day = (date: string) => formatDate(date, market, 'long');
  const { insurer } = policy;
  return {
    name: policy.title,
    number: { label: t('number'), value: policy.number },
    period: { label: t('period'), value: t('days', { from: day(policy.validFrom), until: day(policy.validUntil) }) },
    cancelled: cancelledText(policy, market, t),
    facts: [
      { label: t('territory'), value: policy.territory },
      { label: t('premium'), value: formatMoney(policy.premium, market.locale) },
      { label: t('issued'), value: formatSaleDay(policy.issuedAt, market) },
      ...(orderNumber ? [{ label: t('order'), value: orderNumber }] : []),
    ],
    insured: {
      heading: t('insured'),
      lines: policy.insured.map((person) =>
        [ticketName(person), person.birthday ? t('born', { date: day(person.birthday) }) : null]
          .filter(Boolean)
          .join(', '),
      ),
    },
    risks: {
      heading: t('risks'),
      note: t('perPerson'),
      lines: policy.risks.map(({ title, sum }) => ({
        label: title,
        value: t('upTo', { sum: formatMoney(sum, market.locale) }),
      })),
    },
    insurer: {
      heading: t('insurer'),
      lines: [
        insurer.name,
        labelled(t('licence'), insurer.licence, market.locale),
        labelled(t('claims'), `${insurer.phone}, ${insurer.email}`, market.locale),
      ],
    },
    advice: t('advice'),
  };
}

/** Says that a policy is cancelled; null while it is valid. */
export function cancelledText({ status, cancelledAt }: Policy, market: Market, t: Translate): string | null {
  if (status !== 'cancelled') return null;
  return cancelledAt ? t('cancelledOn', { date: formatSaleDay(cancelledAt, market) }) : t('cancelled');
}
