import type { LandingContext } from '~/bff/request/landing-context.server';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import type { Subject } from '../../subjects';

/** Reads the rule of entry for people of the market's country; null for other subjects, and within one country. */
export async function loadEntry(
  { upstream, market }: Pick<LandingContext, 'upstream' | 'market'>,
  subject: Subject,
): Promise<VisaRule | null> {
  if (subject.kind !== 'route') return null;
  const { countryCode } = subject.facts.arrival;
  const isHome = countryCode === market.country || countryCode === subject.facts.departure.countryCode;
  return isHome ? null : upstream.visaChecker.findRule(market.country, countryCode);
}
