import { earliestToday } from '~/dates/calendar-date';
import { flightOffer, jsonLdText } from '~/features/frame/crawlers/json-ld';
import { oneWayPath } from '~/features/home/directions.server';
import { scenePath } from '~/features/search/scenes/scene.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatAgo } from '~/market/time-ago';
import type { Sale, Sales } from '~/upstream/sales/contract';
import type { SalesSources } from './sources.server';

/** A sale of a ticket. */
export type SaleCard = {
  id: string;
  /** Path of the picture. */
  cover: string;
  departure: string;
  arrival: string;
  /** "Thu, 4 May" */
  date: string;
  /** "Example Air, direct" */
  flight: string;
  price: string;
  /** "Price found 3 hours ago", and that moment. */
  seen: { text: string; at: string };
  /** "until 12 May" */
  until: string;
  button: { text: string; href: string };
  /** Description for other people's programs (upstream facts §7), safe inside a script tag. */
  jsonLd: string;
};

/** The page of sales: plain data, ready texts. */
export type SalesScreen = {
  title: string;
  lead: string;
  /** Departure cities to choose from; empty when there is no choice. */
  cities: { text: string; path: string; isCurrent: boolean }[];
  /** Says that the city in the address has no sales. */
  notice: string | null;
  cards: SaleCard[];
  /** Sales that are over, without prices: no search confirms them any more. */
  ended: { id: string; text: string; until: string }[];
};

type SalesFacts = { market: Market; publicOrigin: string; now: Date };

/** Builds the page of sales (specification 3 §3, "Sales entry"). Pure. */
export function salesScreen({ answer, isOtherCity }: SalesSources, facts: SalesFacts): SalesScreen {
  const { market, now } = facts;
  const t = getTranslator(market.locale, 'sales');
  const city = answer.departureCity;
  const from = city && (city.nameCases?.from ?? city.name);
  const started = answer.sales.filter(({ dateStart }) => Date.parse(dateStart) <= now.getTime());
  const ended = started.filter((sale) => isExpired(sale, now));
  return {
    title: t('title'),
    lead: t('lead'),
    cities: cityChoice(answer),
    notice: isOtherCity && from ? t('otherCity', { city: from }) : null,
    cards: started.filter((sale) => !ended.includes(sale) && !isGone(sale, now)).map((sale) => cardOf(sale, facts)),
    ended: ended.map(({ id, departure, arrival, dateEnd }) => ({
      id,
      text: `${departure.name} → ${arrival.name}`,
      until: t('until', { date: formatDate(dateEnd, market, 'short') }),
    })),
  };
}

/** Tells whether a sale is over: it says so, or its end has passed (specification 3 §3). */
function isExpired({ state, dateEnd }: Sale, now: Date): boolean {
  return state === 'expired' || Date.parse(dateEnd) < now.getTime();
}

/** Tells whether the ticket's day has passed: answers may be hours old. */
function isGone({ departureDateTime }: Sale, now: Date): boolean {
  return departureDateTime.slice(0, 10) < earliestToday(now);
}

function cityChoice({ departureCity, departureCities }: Sales): SalesScreen['cities'] {
  if (departureCities.length < 2) return [];
  return departureCities.map(({ code, name }, index) => ({
    text: name,
    // The first city's sales are those of the page without a city.
    path: index === 0 ? '/sales' : `/sales?departureCity=${code}`,
    isCurrent: code === departureCity?.code,
  }));
}

function cardOf(sale: Sale, { market, publicOrigin, now }: SalesFacts): SaleCard {
  const t = getTranslator(market.locale, 'sales');
  const { departure, arrival, departureDateTime, carrier, transfers, price, seenAt } = sale;
  const href = oneWayPath(departure.code, arrival.code, departureDateTime.slice(0, 10), 'airplane');
  return {
    id: sale.id,
    cover: sale.cover ?? scenePath('city', arrival.code),
    departure: departure.name,
    arrival: arrival.name,
    date: formatDate(departureDateTime, market, 'weekday'),
    flight: `${carrier.name}, ${getTranslator(market.locale, 'home')('offers.transfers', { count: transfers })}`,
    price: formatMoney(price, market.locale),
    seen: { text: t('seen', { ago: formatAgo(seenAt, now, market.locale) }), at: seenAt },
    until: t('until', { date: formatDate(sale.dateEnd, market, 'short') }),
    button: { text: sale.button, href },
    jsonLd: jsonLdText(flightOffer({ ...sale, url: `${publicOrigin}${href}` })),
  };
}
