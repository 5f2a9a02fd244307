import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from './context';

const TEN_MINUTES = 10 * 60;

/** Far above what a customer does, far below what testing stolen cards takes. */
const payments = new RateLimiterMemory({ points: 20, duration: TEN_MINUTES, keyPrefix: 'payment' });
const bookings = new RateLimiterMemory({ points: 300, duration: TEN_MINUTES, keyPrefix: 'booking' });

/** Letters and text messages go to whoever is named: nobody shall be flooded, nor many be tried from one address. */
const subscriptions = new RateLimiterMemory({ points: 30, duration: TEN_MINUTES, keyPrefix: 'subscription' });
/** Each search that is watched is a letter of its own. */
const watchedPrices = new RateLimiterMemory({ points: 10, duration: TEN_MINUTES, keyPrefix: 'watch' });
const textMessages = new RateLimiterMemory({ points: 30, duration: TEN_MINUTES, keyPrefix: 'sms' });
/** Promo codes are money: far below what finding one by trying takes. */
const promoCodes = new RateLimiterMemory({ points: 30, duration: TEN_MINUTES, keyPrefix: 'promo' });
/** Orders that are looked for by phone and document: of one visitor, and of one phone. */
const documentRequests = new RateLimiterMemory({ points: 20, duration: TEN_MINUTES, keyPrefix: 'documents' });
const documentsOfPhone = new RateLimiterMemory({ points: 5, duration: TEN_MINUTES, keyPrefix: 'documents phone' });
const documentLinks = new RateLimiterMemory({ points: 60, duration: TEN_MINUTES, keyPrefix: 'documents link' });
const messagesToNumber = new RateLimiterMemory({ points: 3, duration: TEN_MINUTES, keyPrefix: 'number' });

/** @throws Response 429 with Retry-After when this visitor has tried to pay for this booking too often */
export async function limitPayments(context: Pick<RequestContext, 'clientIp'>, token: string): Promise<void> {
  await consume(payments, `${context.clientIp} ${token}`);
}

/** @throws Response 429 with Retry-After when too many bookings are begun from one address */
export async function limitBookings(context: Pick<RequestContext, 'clientIp'>): Promise<void> {
  await consume(bookings, context.clientIp);
}

/** False when too many addresses are subscribed from one IP address: a form says so beside its field. */
export function allowsSubscription(context: Pick<RequestContext, 'clientIp'>): Promise<boolean> {
  return allows(subscriptions, context.clientIp);
}

/** False when too many prices are watched from one IP address, or for one e-mail address. */
export async function allowsPriceSubscription(
  context: Pick<RequestContext, 'clientIp'>,
  email: string,
): Promise<boolean> {
  return (await allowsSubscription(context)) && (await allows(watchedPrices, email));
}

/** False when too many text messages are asked for from one IP address, or for one number. */
export async function allowsTextMessage(context: Pick<RequestContext, 'clientIp'>, phone: string): Promise<boolean> {
  return (await allows(textMessages, context.clientIp)) && (await allows(messagesToNumber, phone));
}

/** False when too many promo codes are tried from one IP address. */
export function allowsPromoCode(context: Pick<RequestContext, 'clientIp'>): Promise<boolean> {
  return allows(promoCodes, context.clientIp);
}

/** False when too many orders are looked for from one IP address, or by one phone number, found or not. */
export async function allowsDocuments(context: Pick<RequestContext, 'clientIp'>, phone: string): Promise<boolean> {
  return (await allows(documentRequests, context.clientIp)) && (await allows(documentsOfPhone, phone));
}

/** False when too many links of letters are tried from one IP address. */
export function allowsDocumentLink(context: Pick<RequestContext, 'clientIp'>): Promise<boolean> {
  return allows(documentLinks, context.clientIp);
}

async function allows(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return false;
    throw rejection;
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
  }
}
