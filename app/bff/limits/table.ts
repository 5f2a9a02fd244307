/**
 * The parts of a count's key. Address and network are those of the request; `everybody` is one count for the whole
 * shop.
 */
export type CountedBy =
  | 'address'
  | 'network'
  | 'email'
  | 'phone'
  | 'card'
  | 'booking'
  | 'payment'
  | 'account'
  | 'browser'
  | 'session'
  | 'everybody';

export type Limit = {
  /** Description of the counted actions. */
  counts: string;
  by: readonly CountedBy[];
  /** Allowed actions in `seconds`; the window begins with the first. */
  points: number;
  seconds: number;
  /** New work of upstream services: the points hold for 60 SEARCHES_PER_MINUTE and scale with it. */
  followsSearches?: true;
  /** Description of the visitor's view of a reached limit. */
  shows: string;
};

const MINUTE = 60;
const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const LOG_IN = 'The log-in form says to wait, or to set a new password by a letter';
const PASSWORD = 'The form says to wait ten minutes';
const LETTER = 'The form says that too much was asked for, and to wait ten minutes';
const LINK = 'A page says that too many links were tried, and to wait ten minutes';
const FIELD = 'The form says so beside its field, with everything typed kept';
const SEARCH = 'The page of results says when to search again, above the offers found so far';
const BLOCK = 'The page goes without, or says that it is unavailable now';
const PAY = 'A page says when cards are accepted again, and links to the order and other ways to pay';

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
  'sign-in-address': { counts: 'Wrong passwords', by: ['address'], points: 200, seconds: TEN_MINUTES, shows: LOG_IN },
  'sign-in-address-day': { counts: 'Wrong passwords', by: ['address'], points: 1000, seconds: DAY, shows: LOG_IN },
  'sign-in-network': { counts: 'Wrong passwords', by: ['network'], points: 500, seconds: TEN_MINUTES, shows: LOG_IN },
  'sign-in-network-day': { counts: 'Wrong passwords', by: ['network'], points: 3000, seconds: DAY, shows: LOG_IN },
  'sign-in-address-email': {
    counts: 'Wrong passwords',
    by: ['address', 'email'],
    points: 20,
    seconds: TEN_MINUTES,
    shows: LOG_IN,
  },
  'sign-in-email': {
    counts: 'Wrong passwords in browsers where the e-mail has not signed in before',
    by: ['email'],
    points: 50,
    seconds: TEN_MINUTES,
    shows: LOG_IN,
  },
  'sign-in-browser': {
    counts: 'Wrong passwords in a browser where the e-mail has signed in before',
    by: ['browser', 'email'],
    points: 20,
    seconds: TEN_MINUTES,
    shows: LOG_IN,
  },
  'password-again': {
    counts: 'Wrong passwords of a signed-in visitor',
    by: ['account'],
    points: 10,
    seconds: TEN_MINUTES,
    shows: PASSWORD,
  },
  'letter-address': {
    counts: 'Letters of accounts',
    by: ['address'],
    points: 300,
    seconds: TEN_MINUTES,
    shows: LETTER,
  },
  'letter-network': {
    counts: 'Letters of accounts',
    by: ['network'],
    points: 900,
    seconds: TEN_MINUTES,
    shows: LETTER,
  },
  'letter-email': { counts: 'Letters of accounts', by: ['email'], points: 5, seconds: TEN_MINUTES, shows: LETTER },
  'letter-email-day': { counts: 'Letters of accounts', by: ['email'], points: 20, seconds: DAY, shows: LETTER },
  'link-address': {
    counts: 'Invalid links of letters and invalid answers of social networks',
    by: ['address'],
    points: 60,
    seconds: TEN_MINUTES,
    shows: LINK,
  },
  'link-network': {
    counts: 'Invalid links of letters and invalid answers of social networks',
    by: ['network'],
    points: 300,
    seconds: TEN_MINUTES,
    shows: LINK,
  },
  'newsletter-address': {
    counts: 'Letters that ask whether to subscribe',
    by: ['address'],
    points: 30,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'newsletter-email': {
    counts: 'Letters that ask whether to subscribe',
    by: ['email'],
    points: 3,
    seconds: DAY,
    shows: 'Nothing: the page is the same for every address, and no letter goes out',
  },
  'watch-address': { counts: 'Prices watched', by: ['address'], points: 30, seconds: TEN_MINUTES, shows: FIELD },
  'watch-email': { counts: 'Prices watched', by: ['email'], points: 10, seconds: TEN_MINUTES, shows: FIELD },
  'reminder-email': {
    counts: 'Reminders of unpaid bookings',
    by: ['email'],
    points: 3,
    seconds: DAY,
    shows: 'Nothing: no letter goes out, and the booking is still on the home page',
  },
  'sms-address': { counts: 'Text messages', by: ['address'], points: 30, seconds: TEN_MINUTES, shows: FIELD },
  'sms-phone': { counts: 'Text messages', by: ['phone'], points: 3, seconds: TEN_MINUTES, shows: FIELD },
  'sms-phone-day': { counts: 'Text messages', by: ['phone'], points: 6, seconds: DAY, shows: FIELD },
  'promo-address': { counts: 'Promo codes tried', by: ['address'], points: 30, seconds: TEN_MINUTES, shows: FIELD },
  'promo-network': { counts: 'Promo codes tried', by: ['network'], points: 150, seconds: TEN_MINUTES, shows: FIELD },
  'promo-booking': { counts: 'Promo codes tried', by: ['booking'], points: 30, seconds: HOUR, shows: FIELD },
  'documents-address': {
    counts: 'Order look-ups by phone and document',
    by: ['address'],
    points: 20,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'documents-network': {
    counts: 'Order look-ups by phone and document',
    by: ['network'],
    points: 100,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'documents-phone': {
    counts: 'Order look-ups by phone and document',
    by: ['phone'],
    points: 5,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'upload-address': {
    counts: 'Forms sent with files',
    by: ['address'],
    points: 200,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'upload-booking': {
    counts: 'Forms sent with files',
    by: ['booking'],
    points: 40,
    seconds: TEN_MINUTES,
    shows: FIELD,
  },
  'booking-address': {
    counts: 'Bookings begun, before seats are held',
    by: ['address'],
    points: 300,
    seconds: TEN_MINUTES,
    shows: 'A page says to wait',
  },
  'refund-booking': {
    counts: 'Refunds and answers to changes sent, successful or not',
    by: ['address', 'booking'],
    points: 20,
    seconds: TEN_MINUTES,
    shows: 'A page says to wait',
  },
  'payment-booking': {
    counts: 'Payments sent, successful or not',
    by: ['address', 'booking'],
    points: 20,
    seconds: TEN_MINUTES,
    shows: PAY,
  },
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
  'decline-everybody': {
    counts: 'Cards declined in the whole shop: above it the next two limits apply too',
    by: ['everybody'],
    points: 300,
    seconds: TEN_MINUTES,
    shows: 'Nothing by itself: first cards are still accepted',
  },
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
