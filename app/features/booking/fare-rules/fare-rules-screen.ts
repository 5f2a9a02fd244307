import type { Translate } from '~/i18n/translate';
import type { FareRules, RuleKind } from '~/upstream/after-sale/contract';

export type FareRulesScreen = {
  /** Leads back to the booking or the offer. */
  back: { path: string; label: string };
  /** One section for each fare and ticket. */
  tickets: {
    id: string;
    /** "Standard", "Standard, ticket 2"; ready text. */
    title: string;
    /** "Moscow – Sochi · Aeroflot" */
    text: string;
    rules: { kind: RuleKind; title: string; paragraphs: string[] }[];
  }[];
};

/**
 * Builds the page of fare rules: each ticket has its own.
 * @param t reads the namespace `fare-rules`
 */
export function fareRulesScreen(
  fares: readonly FareRules[],
  back: FareRulesScreen['back'],
  t: Translate,
): FareRulesScreen {
  return {
    back,
    tickets: fares.flatMap(({ fareKey, name, records }) =>
      records.map(({ recordIndex, route, carrier, rules }) => ({
        id: `${fareKey}-${recordIndex}`,
        title:
          records.length > 1 ? t('ticketOfFare', { fare: name, number: recordIndex + 1 }) : t('fare', { fare: name }),
        text: [route, carrier].filter(Boolean).join(' · '),
        rules: rules.map(({ kind, paragraphs }) => ({ kind, title: t(`kind.${kind}`), paragraphs })),
      })),
    ),
  };
}
