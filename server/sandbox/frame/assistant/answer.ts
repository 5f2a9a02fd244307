import type { AssistantCardWire } from '~/upstream/assistant/contract';
import type { CurrencyCode } from '~/market/currencies';
import type { SandboxContext } from '../../service/service';
import type { City } from '../../world/places';
import { findDays, inCurrency, USUAL_NIGHTS } from './find-days';
import { HELP_QUESTIONS, readMessage, type ReadMessage } from './read-message';
import { cityOf } from './read-places';
import type { Language } from './reader';
import { NOTHING, type Memory, type Question, type Slots } from './slots';
import { ASSISTANT_TEXTS, type AssistantTexts } from './texts';

/** An answer of the assistant: words, cards and short answers to press. */
export type Reply = { text: string; language: Language; cards: AssistantCardWire[]; replies: string[] };

/** Facts of a conversation. `city`: where the visitor probably is, or the biggest city of the country. */
export type Setting = { currency: CurrencyCode; language: Language; city: City | null };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken' | 'berthsTaken'>;
type Step = { memory: Memory; reply: Omit<Reply, 'language'> };

/** Most short answers that name cities. */
const MOST_CITIES = 4;
const DAY_MS = 86_400_000;

/** Answers a message and remembers what it said. */
export async function answer(
  message: string,
  memory: Memory,
  setting: Setting,
  context: Context,
): Promise<{ memory: Memory; reply: Reply }> {
  const today = Math.floor(context.now().getTime() / DAY_MS);
  const read = readMessage(message, { fallback: setting.language, today, currency: setting.currency });
  const step = await stepOf(read, memory, { ...setting, language: read.language }, context);
  return { memory: step.memory, reply: { ...step.reply, language: read.language } };
}

async function stepOf(read: ReadMessage, memory: Memory, setting: Setting, context: Context): Promise<Step> {
  const t = ASSISTANT_TEXTS[read.language];
  const say = (text: string, cards: AssistantCardWire[] = [], replies: string[] = []): Step => ({
    memory,
    reply: { text, cards, replies },
  });
  switch (read.intent.kind) {
    case 'orders':
      return say(t.orders, [{ type: 'orders' }]);
    case 'person':
      return say(t.person, [
        { type: 'link', url: '/helpcenter/ask', title: t.link.ask },
        { type: 'link', url: '/helpcenter', title: t.link.helpcenter },
      ]);
    case 'help':
      return say(t.help, helpCards(read.intent.topic, t));
    case 'greeting':
      return say(t.greeting, [], [...t.examples]);
    case 'abilities':
      return say(t.abilities, [], [...t.examples]);
    case 'thanks':
      return say(t.thanks);
    case 'restart':
      return { memory: NOTHING, reply: { text: t.restarted, cards: [], replies: [...t.examples] } };
    case 'yes':
      if (memory.asked === 'from' && memory.proposed) {
        const slots = { ...memory.slots, from: memory.proposed };
        return plan({ slots, asked: null, proposed: null }, setting, context);
      }
      return say(t.askTo);
    case 'no':
      return say(memory.asked === 'from' ? t.askFrom(null) : t.askTo);
    case 'trip':
    case 'unknown':
      if (read.intent.kind === 'trip' && saysOfTrip(read, memory)) return trip(read, memory, setting, context);
      return say(t.unknown(t.examples), [{ type: 'link', url: '/', title: t.link.search }], [...t.examples]);
  }
}

/** A sum alone says nothing of a trip, unless one is being talked about. */
function saysOfTrip({ slots, places }: ReadMessage, memory: Memory): boolean {
  const { budget: _sum, ...others } = slots;
  return Object.keys({ ...memory.slots, ...others, ...places }).length > 0;
}

function helpCards(topic: keyof typeof HELP_QUESTIONS, t: AssistantTexts): AssistantCardWire[] {
  const questions = HELP_QUESTIONS[topic].map((question): AssistantCardWire => ({ type: 'help', question }));
  return [...questions, { type: 'link', url: '/helpcenter', title: t.link.helpcenter }];
}

function trip(read: ReadMessage, memory: Memory, setting: Setting, context: Context): Promise<Step> | Step {
  const { places } = read;
  const t = ASSISTANT_TEXTS[read.language];
  const slots = merged(memory, read);
  const next: Memory = { slots, asked: null, proposed: null };
  if (places.isAnywhere && !places.to) {
    const from = slots.from ?? setting.city?.code;
    return {
      memory: next,
      reply: { text: t.anywhere, cards: [{ type: 'link', url: mapPath(from, slots), title: t.link.map }], replies: [] },
    };
  }
  if (places.country) {
    const cities = places.country.slice(0, MOST_CITIES).map((city) => t.reply.to(city));
    return { memory: { ...next, asked: 'to' }, reply: { text: t.askCity, cards: [], replies: cities } };
  }
  if (places.unknown && !places[places.unknown.end]) {
    const { word, end } = places.unknown;
    return { memory: { ...next, asked: end }, reply: { text: t.unknownPlace(word), cards: [], replies: [] } };
  }
  return plan(next, setting, context);
}

/** Joins what a message says with what was said before. */
function merged({ slots, asked }: Memory, { slots: said, places }: ReadMessage): Slots {
  const { when, back, nights, isReturn, ...kept } = slots;
  // New days replace all that was said of days.
  const days = said.when ? { nights } : { when, back, nights, isReturn };
  const next: Slots = { ...kept, ...definite(days), ...said };
  if (said.nights !== undefined) delete next.back;
  const { loose } = places;
  const isFrom = loose && (asked === 'from' || (next.to !== undefined && next.from === undefined && asked !== 'to'));
  if (places.from) next.from = places.from.code;
  if (places.to) next.to = places.to.code;
  if (loose) next[isFrom ? 'from' : 'to'] = loose.code;
  return next;
}

const definite = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** Asks for what is missing, or looks for days. */
async function plan(memory: Memory, setting: Setting, context: Context): Promise<Step> {
  const t = ASSISTANT_TEXTS[setting.language];
  const { slots } = memory;
  const [from, to] = [cityOf(slots.from), cityOf(slots.to)];
  const ask = (asked: Question, text: string, replies: string[], proposed: string | null = null): Step => ({
    memory: { ...memory, asked, proposed },
    reply: { text, cards: [], replies },
  });
  if (!to) return ask('to', t.askTo, []);
  if (!from) {
    const proposed = setting.city && setting.city.code !== to.code ? setting.city : null;
    return ask('from', t.askFrom(proposed), proposed ? [t.reply.from(proposed)] : [], proposed?.code ?? null);
  }
  if (from === to) return ask('to', t.samePlace, []);
  if (!slots.when) {
    const month = (context.now().getUTCMonth() + 1) % 12;
    return ask('when', t.askWhen(to), [t.reply.thisWeekend, t.reply.nextWeek, t.reply.inMonth(month + 1)]);
  }
  return offer({ from, to }, memory, setting, context);
}

async function offer(
  { from, to }: { from: City; to: City },
  memory: Memory,
  { currency, language }: Setting,
  context: Context,
): Promise<Step> {
  const t = ASSISTANT_TEXTS[language];
  const { slots } = memory;
  const { days, isOverBudget } = await findDays({ from, to, slots }, currency, context);
  const said = { from, to, wishes: wishesOf(slots, t, language) };
  const replies = [
    ...(slots.withBaggage === undefined ? [t.reply.withBaggage] : []),
    ...(slots.isDirect === undefined ? [t.reply.direct] : []),
    t.reply.restart,
  ];
  if (days.length === 0) return { memory, reply: { text: t.nothing(said), cards: [], replies: [t.reply.restart] } };
  const budget = slots.budget && !isOverBudget ? { amount: inCurrency(slots.budget, currency), currency } : null;
  const cards = days.map(({ date, back }): AssistantCardWire => ({
    type: 'search',
    departure: from.code,
    arrival: to.code,
    date,
    return_date: back,
    adults: slots.adults ?? 1,
    children_ages: slots.childrenAges ?? [],
    infants: Math.min(slots.infants ?? 0, slots.adults ?? 1),
    cabin: slots.cabin ?? 'economy',
    with_baggage: slots.withBaggage ?? null,
    is_direct: slots.isDirect ?? null,
    transport: slots.transport ?? null,
    max_price: budget,
  }));
  const text = isOverBudget ? t.overBudget(said) : t.found(said, days.length);
  return { memory, reply: { text, cards, replies } };
}

/** Puts the visitor's wishes into words, so that a misunderstanding is seen. */
function wishesOf(slots: Slots, { wish }: AssistantTexts, language: Language): string[] {
  const { adults = 1, childrenAges = [], infants = 0, budget } = slots;
  const isParty = adults + childrenAges.length + infants > 1;
  const isReturn = slots.isReturn === true && !slots.when?.isWeekend && slots.back === undefined;
  return [
    ...(slots.when?.isWeekend ? [wish.weekend] : []),
    ...(isReturn || (slots.when?.isWeekend && slots.nights) ? [wish.nights(slots.nights ?? USUAL_NIGHTS)] : []),
    ...(slots.isReturn === false ? [wish.oneWay] : []),
    ...(isParty ? [wish.travellers(adults, childrenAges.length, infants)] : []),
    ...(slots.withBaggage === undefined ? [] : [slots.withBaggage ? wish.withBaggage : wish.withoutBaggage]),
    ...(slots.isDirect ? [wish.direct] : []),
    ...(slots.transport ? [wish[slots.transport]] : []),
    ...(slots.cabin ? [wish.business] : []),
    ...(budget ? [wish.budget(sumOf(budget, language), isParty)] : []),
  ];
}

function sumOf({ amount, currency }: NonNullable<Slots['budget']>, language: Language): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(amount / 100);
}

/** The shop's price map from a city, of a month if one was named. */
function mapPath(from: string | undefined, { when }: Slots): string {
  const isMonth = when && when.from.slice(0, 7) === when.to.slice(0, 7) && when.from !== when.to;
  const parameters = new URLSearchParams();
  if (from) parameters.set('from', from);
  if (isMonth) parameters.set('month', when.from.slice(0, 7));
  return parameters.size > 0 ? `/price-map?${parameters}` : '/price-map';
}
