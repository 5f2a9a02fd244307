import { formatDate, formatDuration, formatMoney } from '~/market/format';
import { formatDistance, minutesAhead } from '../../measures';
import { airportName, nameOf } from '../../names';
import { cheapestDay, cheapestWithBag } from '../../prices-of-route';
import { nameOfEnd, wayOf, type Way } from '../../way';
import type { BlockInput } from '../../block';
import { formatSeen } from '~/features/search/calendar/seen-at.server';

/** A question and its answer, plain texts. */
export type Question = { question: string; answer: string };

/** Questions that facts answer. */
export type QuestionsScreen = { questions: Question[] };

const NAMED_CARRIERS = 6;

/** Builds the questions of a subject; null where nothing is known. A question without its fact is left out. */
export function questionsScreen(input: BlockInput): QuestionsScreen | null {
  const questions = questionsOf(input);
  return questions.length > 0 ? { questions } : null;
}

function questionsOf(input: BlockInput): Question[] {
  const { subject } = input.sources;
  switch (subject.kind) {
    case 'route':
    case 'airport-pair':
    case 'airline-route':
      return routeQuestions(input, wayOf(subject)!);
    case 'city':
      return cityQuestions(input);
    case 'airport': {
      const { market, t } = input;
      const { airport, destinationsTotal } = subject.facts;
      const name = airportName(airport, market.locale);
      const city = nameOf(airport.city, market.locale);
      return [
        ...(airport.centreKm > 0
          ? [
              {
                question: t('questions.centre', { airport: name }),
                answer: t('questions.centreAnswer', { distance: formatDistance(airport.centreKm, market), city }),
              },
            ]
          : []),
        ...(destinationsTotal > 0
          ? [
              {
                question: t('questions.destinations', { place: name }),
                answer: t('questions.destinationsAnswer', {
                  count: destinationsTotal,
                  cities: firstDestinations(subject.facts.destinations, market.locale).join(', '),
                }),
              },
            ]
          : []),
      ];
    }
    case 'country': {
      const { market, t } = input;
      const names = subject.facts.airports.slice(0, 5).map((one) => `${airportName(one, market.locale)} (${one.code})`);
      return names.length > 0
        ? [{ question: t('questions.mainAirports'), answer: t('questions.listAnswer', { list: names.join(', ') }) }]
        : [];
    }
    case 'airline': {
      const { market, t } = input;
      const { hubs, code } = subject.facts;
      const airline = nameOf(subject.facts, market.locale);
      const names = hubs.map((one) => `${airportName(one, market.locale)} (${one.code})`);
      return [
        { question: t('questions.airlineCode', { airline }), answer: t('questions.airlineCodeAnswer', { code }) },
        ...(names.length > 0
          ? [
              {
                question: t('questions.hubs', { airline }),
                answer: t('questions.listAnswer', { list: names.join(', ') }),
              },
            ]
          : []),
      ];
    }
    default:
      return [];
  }
}

/** A page of an airline asks about that airline, so that it repeats no answer of the route's page. */
function routeQuestions(input: BlockInput, way: Way): Question[] {
  const { sources, market, now, t } = input;
  const { subject } = sources;
  const { locale } = market;
  const { departure, arrival, minutes, carriers, km, weekly } = way;
  const ends = { from: nameOfEnd(departure, locale), to: nameOfEnd(arrival, locale) };
  if (subject.kind === 'airline-route') {
    const airline = nameOf(subject.facts.airline, locale);
    const airports = [...departure.airports, ...arrival.airports].map(
      (one) => `${airportName(one, locale)} (${one.code})`,
    );
    return [
      {
        question: t('questions.airlineDuration', { airline, ...ends }),
        answer: t('questions.durationAnswer', { duration: formatDuration(subject.facts.minutes, locale) }),
      },
      {
        question: t('questions.airlineWeekly', { airline, ...ends }),
        answer: t('questions.airlineWeeklyAnswer', { count: weekly }),
      },
      {
        question: t('questions.airlineAirports', { airline, ...ends }),
        answer: t('questions.listAnswer', { list: airports.join(', ') }),
      },
    ];
  }
  const ahead = minutesAhead(departure.city.timeZone, arrival.city.timeZone, now);
  const questions: Question[] = [];
  if (minutes !== null) {
    questions.push({
      question: t('questions.duration', ends),
      answer: t('questions.durationAnswer', { duration: formatDuration(minutes, locale) }),
    });
  }
  if (carriers.length > 0) {
    const names = carriers.slice(0, NAMED_CARRIERS).map((one) => nameOf(one, locale));
    questions.push({
      question: t('questions.carriers', ends),
      answer: t('questions.carriersAnswer', { count: carriers.length, list: names.join(', ') }),
    });
  }
  questions.push(
    ...priceQuestions(input, ends),
    ...centreQuestion(input, way),
    {
      question: t('questions.distance', ends),
      answer: t('questions.distanceAnswer', { distance: formatDistance(km, market) }),
    },
    {
      question: t('questions.time', ends),
      answer:
        ahead === 0
          ? t('questions.sameTime')
          : t(ahead > 0 ? 'questions.timeAhead' : 'questions.timeBehind', {
              to: ends.to,
              duration: formatDuration(Math.abs(ahead), locale),
            }),
    },
  );
  return questions;
}

/** When it is cheapest, and what a checked bag adds on that day. */
function priceQuestions({ sources, market, now, t }: BlockInput, ends: { from: string; to: string }): Question[] {
  const day = cheapestDay(sources, now);
  if (!day || !sources.prices) return [];
  const bag = cheapestWithBag(sources, now);
  const price = formatMoney(day.price, market.locale);
  const date = formatDate(day.date, market, 'long');
  const seen = formatSeen(sources.prices.seenAt, market);
  const isFree = bag?.price.amount === day.price.amount;
  return [
    { question: t('questions.cheapest', ends), answer: t('questions.cheapestAnswer', { price, date, seen }) },
    ...(bag
      ? [
          {
            question: t('questions.bag', ends),
            answer: isFree
              ? t('questions.bagIncluded', { price, date, seen })
              : t('questions.bagAnswer', { price: formatMoney(bag.price, market.locale), without: price, date, seen }),
          },
        ]
      : []),
  ];
}

/** The way to the city from the busiest airport that the flights reach. */
function centreQuestion({ market, t }: BlockInput, { arrival, carriers }: Way): Question[] {
  const used = new Set(carriers.flatMap((carrier) => carrier.arrivalAirports));
  const airport = arrival.airports.find(({ code }) => used.has(code));
  if (!airport || airport.centreKm === 0) return [];
  const city = nameOf(arrival.city, market.locale);
  return [
    {
      question: t('questions.centre', { airport: airportName(airport, market.locale) }),
      answer: t('questions.centreAnswer', { distance: formatDistance(airport.centreKm, market), city }),
    },
  ];
}

function cityQuestions(input: BlockInput): Question[] {
  const { sources, market, t } = input;
  if (sources.subject.kind !== 'city') return [];
  const { city, airports, destinations, destinationsTotal } = sources.subject.facts;
  const place = nameOf(city, market.locale);
  const names = airports.map((one) => `${airportName(one, market.locale)} (${one.code})`);
  return [
    ...(names.length > 0
      ? [
          {
            question: t('questions.airports', { city: place }),
            answer: t('questions.airportsAnswer', { count: names.length, list: names.join(', ') }),
          },
        ]
      : []),
    ...(destinationsTotal > 0
      ? [
          {
            question: t('questions.destinations', { place }),
            answer: t('questions.destinationsAnswer', {
              count: destinationsTotal,
              cities: firstDestinations(destinations, market.locale).join(', '),
            }),
          },
        ]
      : []),
  ];
}

function firstDestinations(
  destinations: readonly { arrival: Parameters<typeof nameOf>[0] }[],
  locale: Parameters<typeof nameOf>[1],
): string[] {
  return destinations.slice(0, 5).map(({ arrival }) => nameOf(arrival, locale));
}
