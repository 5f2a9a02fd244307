import type { PoliciesAnswerWire, PolicyWire } from '~/upstream/documents/policies-contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import type { endpoints } from '~/upstream/documents/contract';
import type { SandboxContext } from '../../service/service';
import { languageOf } from '../../service/language';
import { ONE_WAY_DAYS } from '../catalogue/insurance';
import { isBeforeJourney, policySums, policyTerritory } from '../catalogue/policy-terms';
import { tripFacts, type TripFacts } from '../catalogue/trip-facts';
import { listItemReturns } from '../order-lines/item-returns';
import { findOrder } from '../order-lines/line-records';
import type { OrderLine } from '../order-lines/lines';
import { listPostSale } from '../order-lines/post-sale-records';
import type { ProductDetails } from '../order-lines/product';
import { getBooking } from '../records/desk';
import { fingerprint } from '../records/fingerprint';
import type { BookingRecord } from '../records/records';
import { PAYMENT_LIFETIME_MS } from '../records/state';
import { insuranceTexts } from '../titles/insurance-texts';
import { policyTexts } from './policy-texts';

const DAY_MS = 86_400_000;
/** Prefixes of the numbers by insurer. */
const SERIES: Readonly<Record<string, string>> = {
  insurance_astk: 'AST',
  insurance_aviacenter: 'AVC',
  insurance_protect: 'PRT',
};

type Insurance = Extract<ProductDetails, { kind: 'insurance' }>;
/** A bought policy: when, in milliseconds since 1970, and when its price goes back. */
type Bought = { line: OrderLine; details: Insurance; orderToken: string; issuedAt: number; returnedAt: number | null };

/** Returns the policies of an order: bought with the tickets, and later. @throws ServiceFailure NotFound */
export async function listPolicies(
  { token, lang }: ReceivedBy<typeof endpoints.listPolicies>,
  context: SandboxContext,
): Promise<PoliciesAnswerWire> {
  const booking = await getBooking(context, token);
  const now = context.now().getTime();
  const { timeline } = booking;
  if (!timeline || booking.refund || now < timeline.issuedAt) return { policies: [] };
  // The brand decides only what is for sale.
  const facts = tripFacts(booking, '', now);
  const bought = await listBought(booking, timeline.issuedAt, context);
  const language = languageOf(lang, booking.language);
  return { policies: bought.map((one) => policyWire(one, { booking, facts, language, now })) };
}

async function listBought(booking: BookingRecord, issuedAt: number, { store }: SandboxContext): Promise<Bought[]> {
  const order = await findOrder(store, booking.token);
  const later = (await listPostSale(store, booking.token)).filter(({ status }) => status === 'success');
  const returns = await listItemReturns(store, booking.token);
  const orders = [
    { token: order?.token ?? '', lines: order?.lines ?? [], issuedAt },
    // An attempt begins a payment's lifetime before its deadline.
    ...later.map(({ token, lines, deadlineAt }) => ({ token, lines, issuedAt: deadlineAt - PAYMENT_LIFETIME_MS })),
  ];
  return orders.flatMap((one) =>
    one.lines.flatMap((line): Bought[] => {
      const { details, token } = line.product;
      if (details.kind !== 'insurance') return [];
      const returnedAt = returns.get(`${one.token} ${token}`) ?? null;
      return [{ line, details, orderToken: one.token, issuedAt: one.issuedAt, returnedAt }];
    }),
  );
}

type Parts = { booking: BookingRecord; facts: TripFacts; language: string; now: number };

function policyWire({ line, details, orderToken, issuedAt, returnedAt }: Bought, parts: Parts): PolicyWire {
  const { booking, facts, language, now } = parts;
  const { code, insurer } = details;
  const texts = policyTexts(language);
  const isCancelled = returnedAt !== null && now >= returnedAt;
  return {
    number: numberOf(insurer, `${booking.token} ${orderToken} ${code}`),
    code,
    title: insuranceTexts(code, language).name,
    insurer: {
      name: texts.insurers[insurer] ?? insurer,
      licence: 'СЛ № 0000',
      phone: '+78000000000',
      email: `${insurer.replace('insurance_', '')}@example.com`,
    },
    insured: (booking.passengers ?? []).map(({ first_name, last_name, middle_name, birthday }) => ({
      first_name,
      last_name,
      middle_name,
      birthday: isoDay(birthday),
    })),
    ...periodOf(code, issuedAt, booking, facts),
    territory: texts.territory[policyTerritory(code)],
    risks: policySums(code, facts).map(({ risk, amount, currency }) => ({
      title: texts.risks[risk],
      sum: { total: amount, currency },
    })),
    premium: { total: line.price, currency: facts.currency },
    issued_at: new Date(issuedAt).toISOString(),
    status: isCancelled ? 'cancelled' : 'active',
    cancelled_at: isCancelled ? new Date(returnedAt).toISOString() : null,
  };
}

/** From the first departure to the last arrival, a trip one way for seven days; before the journey from the purchase on. */
function periodOf(
  code: string,
  issuedAt: number,
  { offer }: BookingRecord,
  { isOneWay }: TripFacts,
): Pick<PolicyWire, 'valid_from' | 'valid_until'> {
  const flights = offer.trips.flat();
  const from = flights[0]?.wire.departure_datetime ?? new Date(issuedAt).toISOString();
  const until = flights.at(-1)?.wire.arrival_datetime ?? from;
  if (isBeforeJourney(code)) {
    return { valid_from: new Date(issuedAt).toISOString().slice(0, 10), valid_until: from.slice(0, 10) };
  }
  const last = isOneWay ? addDays(from.slice(0, 10), ONE_WAY_DAYS - 1) : until.slice(0, 10);
  return { valid_from: from.slice(0, 10), valid_until: last };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns "AST-0012345678". */
function numberOf(insurer: string, seed: string): string {
  const digits = String(fingerprint(`policy ${seed}`, 10_000_000_000)).padStart(10, '0');
  return `${SERIES[insurer] ?? 'INS'}-${digits}`;
}

/** Turns "14.03.1988" into "1988-03-14". */
function isoDay(dotted: string): string {
  return dotted.split('.').toReversed().join('-');
}
