import { endpoints } from '~/upstream/after-sale/contract';
import { ServiceFailure, requestFormat } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { openSale, type Sale } from '../ancillaries/desk';
import { checkInForSale, isIssued } from '../ancillaries/post-sale-offer';
import { composedProduct, kindsFor } from '../catalogue/registration';
import { listPostSale } from '../order-lines/post-sale-records';
import { priceOf } from '../order-lines/product';
import { listAttempts } from '../records/attempt-records';
import { listTickets } from '../records/records';
import { registrationWire } from './registration-wire';

/** Online registration: POST /afterSale/v4/online_registration/… (specification 3 §7). */
export const registrationRoutes: SandboxService['routes'] = {
  ...serve(endpoints.getRegistration, async (body, context) => {
    const sale = await saleOf(body, context);
    const tickets = isIssued(sale) ? await listTickets(context.store, body.token, sale.now) : [];
    return registrationWire({ sale, isIssued: isIssued(sale), tickets, cards: await cardsOf(body.token, context) });
  }),

  ...serve(endpoints.createRegistration, async ({ kind, position, segments, passengers, ...body }, context) => {
    const sale = await saleOf(body, context);
    const { facts, registrations } = sale;
    if (!isIssued(sale)) throw new ServiceFailure('wrongAction', {}, sale.state.action);
    const wanted = segments.flatMap((segmentIndex) =>
      passengers.map((passengerIndex) => ({ segmentIndex, passengerIndex })),
    );
    const isBought = ({ segmentIndex, passengerIndex }: (typeof wanted)[number]) =>
      registrations.some((one) => one.segmentIndex === segmentIndex && one.passengerIndex === passengerIndex);
    const price = (total: number) => ({ total, currency: facts.currency });
    if (wanted.every(isBought)) return { status: 'filled' as const, items: [], price: price(0) };

    const forSale = checkInForSale(sale);
    if (!kindsFor(forSale.map(({ flight }) => flight)).includes(kind)) {
      throw new ServiceFailure('productUnavailable', { token: kind });
    }
    if (kind === 'full_price' && !position) throw requestFormat([{ field: 'position', code: 'required' }]);
    const products = segments
      .toSorted((one, other) => one - other)
      .flatMap((segmentIndex) => {
        const found = forSale.find(({ flight }) => flight.index === segmentIndex);
        const people = found?.passengers.filter((index) => passengers.includes(index)) ?? [];
        const areBought = passengers.every((passengerIndex) => isBought({ segmentIndex, passengerIndex }));
        if (areBought) return [];
        if (!found || people.length === 0) {
          throw new ServiceFailure('productUnavailable', { token: `registration.s${segmentIndex}` });
        }
        const wish =
          kind === 'full_price' && position ? { cabinPosition: position.cabin_position, place: position.place } : null;
        return [composedProduct({ kind, position: wish, passengers: people }, found.flight, facts)];
      });
    return {
      status: 'created' as const,
      items: products.map(({ token }) => token),
      price: price(products.reduce((sum, product) => sum + priceOf(product), 0)),
    };
  }),
};

/** Opens the sale for calls that do not depend on the brand: it decides about insurances only. */
function saleOf(body: { v: '2.0'; token: string; lang?: string }, context: SandboxContext): Promise<Sale> {
  return openSale({ ...body, brand: 'intl' }, context);
}

async function cardsOf(bookingToken: string, { store }: SandboxContext): Promise<Map<string, string>> {
  const payments = [...(await listAttempts(store, bookingToken)), ...(await listPostSale(store, bookingToken))];
  return new Map(payments.map(({ token, cardLast4 }) => [token, cardLast4]));
}
