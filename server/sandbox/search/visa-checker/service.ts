/** The visa checker: GET /rule, by the simplified rules of the world. */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type RuleAnswerWire } from '~/upstream/visa-checker/contract';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { officialSite } from './official-sites';
import { ruleFor } from './rules';

/** Routes are relative to /visaChecker. */
export const visaCheckerService: SandboxService = { name: 'visaChecker', routes: serve(endpoints.findRule, findRule) };

/** The day on which the table of rules was written. */
const CHECKED_ON = '2026-11-23';

/** Says that nobody should travel by these rules. */
const SOURCE: Readonly<Record<LetterLanguage, string>> = {
  en: 'simplified rules of this demonstration, not for a real trip',
  ru: 'упрощённые правила демонстрационного стенда, не для настоящей поездки',
  nl: 'vereenvoudigde regels van deze demonstratie, niet voor een echte reis',
  pl: 'uproszczone zasady tej demonstracji, nie na prawdziwą podróż',
  es: 'reglas simplificadas de esta demostración, no para un viaje real',
  fr: 'règles simplifiées de cette démonstration, pas pour un vrai voyage',
  de: 'vereinfachte Regeln dieser Demonstration, nicht für eine echte Reise',
  it: 'regole semplificate di questa dimostrazione, non per un viaggio vero',
  tr: 'bu gösterimin basitleştirilmiş kuralları, gerçek bir yolculuk için değil',
};

function findRule({ citizenship, destination, locale }: ReceivedBy<typeof endpoints.findRule>): RuleAnswerWire {
  const rule = ruleFor(citizenship, destination);
  if (!rule) return { rules: [] };
  const source = SOURCE[letterLanguage(locale)];
  return { rules: [{ ...rule, checked_on: CHECKED_ON, source, official_url: officialSite(destination) }] };
}
