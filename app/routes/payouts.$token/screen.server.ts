import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { buyerPath } from '~/features/booking/after-sale/buyer/buyer-path';
import { payoutPath } from '~/features/booking/after-sale/payout/payout-path';
import { zoneTime } from '~/features/booking/summary/pay-deadline';
import type { Translate } from '~/i18n/translate';
import { statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { Payout, PayoutMethod, ShownDestination } from '~/upstream/payout/contract';
import { methodOf } from './details-form.server';
import { codeProblemOf, screenOf, type CodeProblem, type PayoutScreenName } from './screens';

/** `t` reads the namespace `payout`. */
export type PayoutWords = { market: Market; t: Translate };

/** The page of a payout. Ready texts. */
export type PayoutScreen = LoadingScreen | MessageScreen | DetailsScreen | CodeScreen;

/** A call is under way; the page asks again by itself. */
export type LoadingScreen = { name: 'loading'; title: string; text: string; refreshSeconds: number };

/** Every screen without a form: what has happened, and what can be done. */
export type MessageScreen = {
  name: Exclude<PayoutScreenName, 'loading' | 'payoutForm'>;
  tone: 'good' | 'info' | 'warning' | 'danger';
  title: string;
  text: string[];
  /** Label and value of what is known: sum, order, where to. */
  facts: Fact[];
  /** Asks for a new time to answer. */
  ask: string | null;
  actions: { label: string; to: string }[];
  back: Back | null;
};

type Fact = { label: string; value: string };
type Back = { path: string; label: string };

type FormParts = { name: 'payoutForm'; title: string; lead: string; back: Back; here: string };

/** The first step: where to. */
export type DetailsScreen = FormParts & {
  step: 'details';
  /** Why it is asked, and until when. */
  until: string;
  method: PayoutMethod;
  /** Other ways as links; empty when there is one way. */
  methods: { text: string; path: string; isCurrent: boolean }[];
  /** Where the code will go. */
  phone: string;
};

/** The second step: the code. */
export type CodeScreen = FormParts & {
  step: 'code';
  codeId: string;
  sentTo: string;
  to: string;
  changePath: string;
  /** The fault of the code before one is typed. */
  problem: (CodeProblem & { text: string }) | null;
  submit: string;
  /** From when another code can be sent; null when that is long since possible. */
  resend: string | null;
};

const REFRESH_SECONDS = 3;
const MINUTE_MS = 60_000;
const CONTACTS = '/contacts';

/** The choice in the address: a way, and whether the details are typed anew although a code waits. */
export type PayoutChoice = { method: string | null; isChange: boolean };

/** Builds the page of a payout as it is. */
export function payoutScreen(payout: Payout, choice: PayoutChoice, words: PayoutWords): PayoutScreen {
  const name = screenOf(payout);
  if (name !== 'payoutForm') return messageScreen(name, payout, words);
  const { smsCode, info } = payout;
  const { market, t } = words;
  // The service offers only ways that the shop does not know.
  if (info.methods.length === 0) return messageScreen('unknownError', payout, words);
  const form = {
    name,
    title: t('title', { amount: amountOf(payout, market) }),
    lead: t(`reason.${info.reason}`),
    back: backTo(payout, t),
    here: payoutPath(payout.urlToken),
  } as const;
  if (!smsCode || choice.isChange) {
    const method = methodOf(choice.method, info.methods);
    const isChange = choice.isChange && smsCode !== null;
    return {
      ...form,
      step: 'details',
      until: t('until', zoneTime(info.expiresAt, info.timeZone, market)),
      method,
      methods: info.methods.length < 2 ? [] : info.methods.map((one) => methodLink(one, method, isChange, t)),
      phone: unbroken(info.phone),
    };
  }
  const problem = codeProblemOf(smsCode);
  return {
    ...form,
    step: 'code',
    codeId: smsCode.id,
    sentTo: t('code.text', { phone: unbroken(info.phone), ...zoneTime(smsCode.expiresAt, info.timeZone, market) }),
    to: info.destination ? destinationText(info.destination, t) : '',
    changePath: '?change',
    problem: problem && { ...problem, text: t(`code.${problem.name}`) },
    submit: t('code.submit', { amount: amountOf(payout, market) }),
    resend: smsCode.isExpired ? null : resendText(smsCode.resendAt, payout, words),
  };
}

/** Keeps a masked phone on one line. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

function methodLink(one: PayoutMethod, current: PayoutMethod, isChange: boolean, t: Translate) {
  return {
    text: t(`method.${one}`),
    path: `?${isChange ? 'change&' : ''}method=${one}`,
    isCurrent: one === current,
  };
}

/** Says from when another code can be sent, in whole minutes: the next one, so that it is true when it comes. */
export function resendText(resendAt: string, { info }: Payout, { market, t }: PayoutWords): string {
  const minute = new Date(Math.ceil(Date.parse(resendAt) / MINUTE_MS) * MINUTE_MS).toISOString();
  return t('code.resendFrom', zoneTime(minute, info.timeZone, market));
}

/** Builds the page while a call is under way. */
export function loadingScreen({ t }: Pick<PayoutWords, 't'>): LoadingScreen {
  return { name: 'loading', title: t('loading.title'), text: t('loading.text'), refreshSeconds: REFRESH_SECONDS };
}

const TONES: Readonly<Record<MessageScreen['name'], MessageScreen['tone']>> = {
  processing: 'info',
  completed: 'good',
  failedBySmsLimit: 'warning',
  expiredPayout: 'warning',
  fail: 'danger',
  unauthorized: 'warning',
  notFound: 'warning',
  unknownError: 'danger',
  ticketCreated: 'good',
};

/** For the screen `unauthorized`: who is signed in, and the order that this account may prove to have bought. */
export type Stranger = { email: string; unprovenBooking: string | null; token: string };

/** Builds a screen without a form. @param payout null where it could not be read */
export function messageScreen(
  name: MessageScreen['name'],
  payout: Payout | null,
  words: PayoutWords,
  stranger: Stranger | null = null,
): MessageScreen {
  const { market, t } = words;
  const info = payout?.info;
  const times = info ? zoneTime(payout.ticket?.answerBy ?? info.expiresAt, info.timeZone, market) : {};
  const facts = {
    amount: payout ? amountOf(payout, market) : '',
    until: info?.arrivesBy ? formatSaleDay(info.arrivesBy, market) : '',
    number: payout?.ticket?.number ?? '',
    email: stranger?.email ?? '',
    ...times,
  };
  const isBuyerUnproven = Boolean(stranger?.unprovenBooking);
  const key = isBuyerUnproven ? 'unproven' : name;
  return {
    name,
    tone: TONES[name],
    title: t(`${key}.title`, facts),
    text: [t(`${key}.text`, facts)],
    facts: payout && ['processing', 'completed', 'fail'].includes(name) ? factsOf(payout, words) : [],
    ask: name === 'expiredPayout' ? t('expiredPayout.ask') : null,
    actions: actionsOf(name, payout, stranger, t),
    back: payout && backTo(payout, t),
  };
}

function factsOf(payout: Payout, { market, t }: PayoutWords): Fact[] {
  const { destination, orderNumber, arrivesBy } = payout.info;
  return [
    { label: t('fact.amount'), value: amountOf(payout, market) },
    ...(destination ? [{ label: t('fact.to'), value: destinationText(destination, t) }] : []),
    ...(arrivesBy && payout.status !== 'failed'
      ? [{ label: t('fact.by'), value: formatSaleDay(arrivesBy, market) }]
      : []),
    { label: t('fact.order'), value: orderNumber },
  ];
}

function actionsOf(
  name: MessageScreen['name'],
  payout: Payout | null,
  stranger: Stranger | null,
  t: Translate,
): MessageScreen['actions'] {
  const contacts = { label: t('action.contacts'), to: CONTACTS };
  const order = payout ? [{ label: t('action.order'), to: checkoutPath('order', payout.info.bookingToken) }] : [];
  switch (name) {
    case 'unauthorized':
      return stranger?.unprovenBooking
        ? [{ label: t('action.prove'), to: buyerPath(stranger.unprovenBooking, payoutPath(stranger.token)) }]
        : [{ label: t('action.signOut'), to: '/auth/sign_out' }, contacts];
    case 'unknownError':
      return [{ label: t('action.again'), to: '?' }, contacts];
    case 'fail':
    case 'failedBySmsLimit':
      return [contacts, ...order];
    case 'notFound':
      return [{ label: t('action.orders'), to: '/user/orders' }, contacts];
    case 'expiredPayout':
      return [];
    default:
      return order;
  }
}

function backTo({ info }: Payout, t: Translate): Back {
  return { path: checkoutPath('order', info.bookingToken), label: t('back') };
}

function amountOf({ info }: Payout, { locale }: Market): string {
  const { amount, currency } = info.amount;
  return statementMoney([amount], currency, locale)(amount);
}

/** "Card •••• 4242" */
function destinationText({ method, ending }: ShownDestination, t: Translate): string {
  return `${t(`method.${method}`)} •••• ${ending}`;
}
