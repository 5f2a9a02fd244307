import { randomUUID } from 'node:crypto';
import { endpoints, type OpenAnswerWire } from '~/upstream/documents/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { getBooking } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { listBookings, type BookingRecord } from '../records/records';
import { sendStatement } from '../../outbox/messages';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { letterTexts } from './letter-texts';
import { listPolicies } from './policies';
import { BUYER_SCHEMA, provenUntil, proveBuyer, sendBuyerCode, WIPE_BUYERS, type Ownership } from './buyer';
import {
  findOrderLink,
  newOrderLink,
  newTicketLink,
  ORDER_LINK_SCHEMA,
  revokeTicketLinks,
  WIPE_ORDER_LINKS,
} from './links';
import { isPhoneOf } from './order-phone';

const HOUR_MS = 60 * 60_000;

/**
 * Documents by phone and document number (specification 2 §2), with a link valid for an hour, the links of all letters,
 * and the proof of the buyer behind such a link.
 * @param isOfAccount says whether an account has begun or paid for a booking
 */
export function createDocumentsService(isOfAccount: Ownership): SandboxService {
  return {
    name: 'documents',
    schema: [...ORDER_LINK_SCHEMA, ...BUYER_SCHEMA],
    wipe: [...WIPE_BUYERS, ...WIPE_ORDER_LINKS],
    routes: {
      ...serve(endpoints.request, sendLinks),
      ...serve(endpoints.findLink, (body, context) => openLink(body, context, isOfAccount)),
      ...serve(endpoints.requestBuyerCode, (body, context) => sendBuyerCode(body, context, isOfAccount)),
      ...serve(endpoints.proveBuyer, (body, context) => proveBuyer(body, context, isOfAccount)),
      ...serve(endpoints.listPolicies, listPolicies),
      ...serve(endpoints.makeLink, makeLink),
      ...serve(endpoints.revokeLinks, revokeLinks),
    },
  };
}

/** Sends one letter per order, to the order's own e-mail; the answer reveals nothing. */
async function sendLinks(
  body: ReceivedBy<typeof endpoints.request>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const bookings = await listBookings(context.store);
  const matches = bookings.filter((booking) => isOf(booking, body.phone, plain(body.document_id)));
  const statements = matches.flatMap((booking) => linkStatements(booking, body, context.now()));
  if (statements.length > 0) await context.store.batch(statements, 'write');
  return {};
}

function isOf({ timeline, contacts, passengers, orderNumber }: BookingRecord, phone: string, id: string): boolean {
  if (!timeline || !isPhoneOf(contacts, phone)) return false;
  const ids = [orderNumber ?? '', ...(passengers ?? []).map(({ passport_number }) => passport_number)];
  return ids.map(plain).filter(Boolean).includes(id);
}

function linkStatements(booking: BookingRecord, body: ReceivedBy<typeof endpoints.request>, now: Date) {
  const texts = letterTexts(languageOf(body.lang, booking.language));
  const link = newOrderLink({
    bookingToken: booking.token,
    scope: 'tickets',
    siteUrl: body.site_url,
    until: now.getTime() + HOUR_MS,
  });
  return [
    link.keep,
    sendStatement(`documents ${randomUUID()}`, {
      kind: 'email',
      recipient: booking.contacts?.email ?? '',
      subject: texts.subject(booking.orderNumber ?? ''),
      body: [texts.text, link.url, texts.otherwise].join('\n\n'),
      sentAt: now,
    }),
  ];
}

/** Opens the link of a letter. @throws ServiceFailure DocumentsLinkExpired */
async function openLink(
  { key, grant }: ReceivedBy<typeof endpoints.findLink>,
  context: SandboxContext,
  isOfAccount: Ownership,
): Promise<OpenAnswerWire> {
  const link = await findOrderLink(context, key);
  if (!link) throw new ServiceFailure('DocumentsLinkExpired');
  const { token, scope } = link;
  const isAccounts = await isOfAccount(context, token);
  const until = grant === undefined || isAccounts ? null : await provenUntil(context, link, grant);
  return { token, scope, is_of_account: isAccounts, proven_until: until };
}

/** Makes a link such as letters have. @throws ServiceFailure wrongAction before the booking is paid */
async function makeLink({ token }: ReceivedBy<typeof endpoints.makeLink>, context: SandboxContext) {
  const booking = await getBooking(context, token);
  if (!booking.timeline) throw new ServiceFailure('wrongAction');
  const { key, keep } = newTicketLink(booking, '');
  await context.store.execute(keep);
  return { key };
}

async function revokeLinks(
  { token }: ReceivedBy<typeof endpoints.revokeLinks>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  await getBooking(context, token);
  await context.store.execute(revokeTicketLinks(token));
  return {};
}

/** Normalises a document number: "45 08 123456" and "4508123456" are the same. */
function plain(id: string): string {
  return id.replace(/[\s\u00a0-]/g, '').toUpperCase();
}
