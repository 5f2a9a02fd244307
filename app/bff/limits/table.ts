import {
  MINUTE,
  TEN_MINUTES,
  HOUR,
  DAY,
  LOG_IN,
  PASSWORD,
  LETTER,
  LINK,
  FIELD,
  FORM,
  SEARCH,
  BLOCK,
  PAY,
  type CountedBy,
  type Limit,
} from './limit';

export type { CountedBy, Limit } from './limit';

/**
 * Every limit of the shop, one row each; `docs/limits.md` is generated from it. A purpose (a file of this folder)
 * lists its rows, the address first, so that typing many e-mails does not fill the memory. An address is an IPv4
 * address or an IPv6 /64, a network is a /24 or a /48. Many people share them (an office, a hotel, a mobile network),
 * so their numbers are high and successes are refunded.
 */
export const LIMITS = {
  'search-address': newWork('Searches', 'address', 60, SEARCH),
  'search-network': newWork('Searches', 'network', 240, SEARCH),
  'instant-search-address': newWork('Instant searches', 'address', 120, SEARCH),
  'instant-search-network': newWork('Instant searches', 'network', 480, SEARCH),
  'prices-address': newWork('Prices by day and of the map', 'address', 240, BLOCK),
  'prices-network': newWork('Prices by day and of the map', 'network', 960, BLOCK),
  'places-address': newWork('Places by name', 'address', 600, BLOCK),
  'places-network': newWork('Places by name', 'network', 2400, BLOCK),
  'blocks-address': newWork('Weather, sights, destinations and the like', 'address', 600, BLOCK),
  'blocks-network': newWork('Weather, sights, destinations and the like', 'network', 2400, BLOCK),
  'sign-in-address': tenMinutes('Wrong passwords', ['address'], 200, LOG_IN),
  'sign-in-address-day': { counts: 'Wrong passwords', by: ['address'], points: 1000, seconds: DAY, shows: LOG_IN },
  'sign-in-network': tenMinutes('Wrong passwords', ['network'], 500, LOG_IN),
  'sign-in-network-day': { counts: 'Wrong passwords', by: ['network'], points: 3000, seconds: DAY, shows: LOG_IN },
  'sign-in-address-email': tenMinutes('Wrong passwords', ['address', 'email'], 20, LOG_IN),
  'sign-in-email': tenMinutes(
    'Wrong passwords in browsers where the e-mail has not signed in before',
    ['email'],
    50,
    LOG_IN,
  ),
  'sign-in-browser': tenMinutes(
    'Wrong passwords in a browser where the e-mail has signed in before',
    ['browser', 'email'],
    20,
    LOG_IN,
  ),
  'password-again': tenMinutes('Wrong passwords of a signed-in visitor', ['account'], 10, PASSWORD),
  'letter-address': tenMinutes('Letters of accounts', ['address'], 300, LETTER),
  'letter-network': tenMinutes('Letters of accounts', ['network'], 900, LETTER),
  'letter-email': tenMinutes('Letters of accounts', ['email'], 5, LETTER),
  'letter-email-day': { counts: 'Letters of accounts', by: ['email'], points: 20, seconds: DAY, shows: LETTER },
  'link-address': tenMinutes('Invalid links of letters and invalid answers of social networks', ['address'], 60, LINK),
  'link-network': tenMinutes('Invalid links of letters and invalid answers of social networks', ['network'], 300, LINK),
  'newsletter-address': tenMinutes('Letters that ask whether to subscribe', ['address'], 30, FIELD),
  'newsletter-email': {
    counts: 'Letters that ask whether to subscribe',
    by: ['email'],
    points: 3,
    seconds: DAY,
    shows: 'Nothing: the page is the same for every address, and no letter goes out',
  },
  'watch-address': tenMinutes('Prices watched', ['address'], 30, FIELD),
  'watch-email': tenMinutes('Prices watched', ['email'], 10, FIELD),
  'reminder-email': {
    counts: 'Reminders of unpaid bookings',
    by: ['email'],
    points: 3,
    seconds: DAY,
    shows: 'Nothing: no letter goes out, and the booking is still on the home page',
  },
  'sms-address': tenMinutes('Text messages', ['address'], 30, FIELD),
  'sms-phone': tenMinutes('Text messages', ['phone'], 3, FIELD),
  'sms-phone-day': { counts: 'Text messages', by: ['phone'], points: 6, seconds: DAY, shows: FIELD },
  'promo-address': tenMinutes('Promo codes tried', ['address'], 30, FIELD),
  'promo-network': tenMinutes('Promo codes tried', ['network'], 150, FIELD),
  'promo-booking': { counts: 'Promo codes tried', by: ['booking'], points: 30, seconds: HOUR, shows: FIELD },
  'documents-address': tenMinutes('Order look-ups by phone and document', ['address'], 20, FIELD),
  'documents-network': tenMinutes('Order look-ups by phone and document', ['network'], 100, FIELD),
  'documents-phone': tenMinutes('Order look-ups by phone and document', ['phone'], 5, FIELD),
  'review-address': tenMinutes('Reviews sent', ['address'], 30, FORM),
  'review-account': tenMinutes('Reviews sent', ['account'], 5, FORM),
  'comment-address': tenMinutes('Comments sent', ['address'], 10, FORM),
  'comment-network': tenMinutes('Comments sent', ['network'], 60, FORM),
  'assistant-network': tenMinutes('Messages to the assistant', ['network'], 600, FORM),
  'assistant-address': tenMinutes('Messages to the assistant', ['address'], 120, FORM),
  'assistant-stream': tenMinutes(
    'Answers of the assistant that a script follows word by word',
    ['address'],
    300,
    'The page shows the answer when it is complete',
  ),
  'help-address': tenMinutes('Requests to people, and replies', ['address'], 100, FORM),
  'help-booking': tenMinutes('Requests to people about one order, and replies', ['booking'], 20, FORM),
  'help-guest-network': tenMinutes('Questions of guests, by e-mail and order number', ['network'], 100, FORM),
  'help-guest-address': tenMinutes('Questions of guests, by e-mail and order number', ['address'], 20, FORM),
  'help-guest-email': {
    counts: 'Questions of guests, by e-mail and order number',
    by: ['email'],
    points: 6,
    seconds: DAY,
    shows: FORM,
  },
  'buyer-letter-booking': {
    counts: 'Codes sent to the e-mail of an order',
    by: ['booking'],
    points: 20,
    seconds: DAY,
    shows: LETTER,
  },
  'buyer-code-network': tenMinutes('Wrong codes of orders', ['network'], 300, FIELD),
  'buyer-code-address': tenMinutes('Wrong codes of orders', ['address'], 60, FIELD),
  'buyer-code-session': tenMinutes('Wrong codes of orders', ['session'], 15, FIELD),
  'buyer-code-booking': tenMinutes('Wrong codes of one order', ['booking'], 30, FIELD),
  'payout-text-address': tenMinutes('Codes sent for payouts', ['address'], 30, FORM),
  'payout-text-payout': { counts: 'Codes sent for one payout', by: ['payout'], points: 10, seconds: DAY, shows: FORM },
  'payout-code-network': tenMinutes('Wrong codes of payouts', ['network'], 300, FIELD),
  'payout-code-address': tenMinutes('Wrong codes of payouts', ['address'], 60, FIELD),
  'payout-code-account': tenMinutes('Wrong codes of payouts', ['account'], 15, FIELD),
  'payout-code-payout': tenMinutes('Wrong codes of payouts', ['payout'], 15, FIELD),
  'upload-address': tenMinutes('Forms sent with files', ['address'], 200, FIELD),
  'upload-booking': tenMinutes('Forms sent with files', ['booking'], 40, FIELD),
  'booking-address': tenMinutes('Bookings begun, before seats are held', ['address'], 300, 'A page says to wait'),
  'refund-booking': tenMinutes(
    'Refunds and answers to changes sent, successful or not',
    ['address', 'booking'],
    20,
    'A page says to wait',
  ),
  'payment-booking': tenMinutes('Payments sent, successful or not', ['address', 'booking'], 20, PAY),
  'decline-network': { counts: 'Cards declined', by: ['network'], points: 100, seconds: HOUR, shows: PAY },
  'decline-address': { counts: 'Cards declined', by: ['address'], points: 30, seconds: HOUR, shows: PAY },
  'decline-booking': { counts: 'Cards declined', by: ['booking'], points: 10, seconds: HOUR, shows: PAY },
  'decline-card': {
    counts: 'Declines of one card, by a digest of its whole number',
    by: ['card'],
    points: 6,
    seconds: HOUR,
    shows: PAY,
  },
  'decline-card-day': {
    counts: 'Declines of one card, by a digest of its whole number',
    by: ['card'],
    points: 12,
    seconds: DAY,
    shows: PAY,
  },
  'decline-everybody': tenMinutes(
    'Cards declined in the whole shop: above it the next two limits apply too',
    ['everybody'],
    300,
    'Nothing by itself: first cards are still accepted',
  ),
  'decline-address-brake': {
    counts: 'Cards declined, while the whole shop has too many',
    by: ['address'],
    points: 3,
    seconds: HOUR,
    shows: PAY,
  },
  'decline-network-brake': {
    counts: 'Cards declined, while the whole shop has too many',
    by: ['network'],
    points: 10,
    seconds: HOUR,
    shows: PAY,
  },
  'decline-notice': {
    counts: 'Declines of one payment, so that each is counted only once',
    by: ['payment'],
    points: 1,
    seconds: DAY,
    shows: 'Nothing',
  },
} as const satisfies Readonly<Record<Lowercase<string>, Limit>>;

export type LimitName = keyof typeof LIMITS;

/** A limit on new work of an upstream service. Cached answers and joined requests are not counted. */
function newWork<By extends 'address' | 'network'>(counts: string, by: By, points: number, shows: string) {
  return { counts: `${counts}, new ones`, by: [by], points, seconds: MINUTE, shows, followsSearches: true } as const;
}

/** A limit of ten minutes; a request has to pass each of the keys `by` together. */
function tenMinutes<const By extends readonly CountedBy[]>(counts: string, by: By, points: number, shows: string) {
  return { counts, by, points, seconds: TEN_MINUTES, shows } as const;
}
