import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANCILLARY_SCHEMA, WIPE_ANCILLARIES } from './booking/order-lines/schema';
import { createAncillariesService } from './booking/ancillaries/service';
import { putDemoAccounts } from './account/demo';
import type { BookingDesk } from './booking/records/desk';
import { SeatInventory } from './booking/records/inventory';
import { readLedger } from './booking/payment/ledger';
import { KeyedLock } from './service/keyed-lock';
import { BOOKING_SCHEMA, WIPE_BOOKINGS } from './booking/records/schema';
import { createConnectService } from './booking/connect/service';
import { createBookingService } from './booking/flow/service';
import { Clock, CLOCK_SCHEMA } from './control/clock';
import { Control, DEFAULT_SETTINGS } from './control/control';
import { createControlService } from './control/service';
import { elsewhereService } from './frame/elsewhere/service';
import { createRootService } from './home';
import { createListener, operationName } from './http/listener';
import { OUTBOX_SCHEMA, WIPE_OUTBOX } from './outbox/messages';
import { outboxJsonService, outboxService } from './outbox/service';
import { offerSource, type OfferSource } from './offer-source';
import { createPaymentService } from './booking/bank/service';
import { PROMO_SCHEMA, WIPE_PROMOS } from './booking/order-lines/promo-records';
import { createPromoCodeService } from './booking/promo-code/service';
import type { SandboxContext, SandboxService, SandboxSettings } from './service/service';
import { services } from './services';
import { StartError } from './store/start-error';
import { openStore } from './store/store';

export type SandboxOptions = {
  /** Default 4010; 0 picks a free port. */
  port?: number;
  /** Address to listen on; default 127.0.0.1, reachable from this machine only. */
  host?: string;
  /** Directory of the database; created if missing. */
  dataDirectory: string;
  /** The sandbox's address in a browser; default http://localhost:{port}. */
  origin?: string;
  /** Settings restored by /control/reset. */
  settings?: Partial<SandboxSettings>;
  /** Default: the world's timetable. Booking tests bring their own offers. */
  offers?: OfferSource;
};

export type Sandbox = {
  /** http://localhost:{port}, without a trailing slash. */
  url: string;
  context: SandboxContext;
  /** Ends hanging responses, gives running calls a moment to finish, and closes the database. */
  close(): Promise<void>;
};

const CLOSE_GRACE_MS = 1500;

/**
 * Starts all services of the sandbox on one port.
 * @throws StartError when the port or the database is unusable
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const offers = options.offers ?? offerSource;
  const schemas = [...CLOCK_SCHEMA, ...BOOKING_SCHEMA, ...ANCILLARY_SCHEMA, ...PROMO_SCHEMA, ...OUTBOX_SCHEMA];
  for (const service of [...offers.services, ...services]) schemas.push(...(service.schema ?? []));
  const store = await openStore(options.dataDirectory, schemas);
  await putDemoAccounts(store);
  const control = new Control(await Clock.open(store), { ...DEFAULT_SETTINGS, ...options.settings });
  const inventory = await SeatInventory.load(store, () => control.clock.now());
  const context: SandboxContext = {
    now: () => control.clock.now(),
    store,
    seatsTaken: (inventoryKey) => inventory.taken(inventoryKey),
    settings: control.settings,
    origin: options.origin ?? '',
  };

  const desk: BookingDesk = { findOffer: offers.findOffer, inventory, lock: new KeyedLock() };
  const upstreams = [
    ...offers.services,
    createBookingService(desk),
    createAncillariesService(desk),
    createPaymentService(desk),
    createPromoCodeService(desk),
    createConnectService(desk),
    ...services,
  ];
  const operations = Object.fromEntries(upstreams.map((service) => [service.name, operationNames(service)]));
  const controlService = createControlService({
    control,
    operations,
    readLedger: () => readLedger(context),
    wipe: async () => {
      await store.batch(
        [
          ...services.flatMap(({ wipe = [] }) => wipe),
          ...WIPE_PROMOS,
          ...WIPE_ANCILLARIES,
          ...WIPE_BOOKINGS,
          ...WIPE_OUTBOX,
        ],
        'write',
      );
      await putDemoAccounts(store);
      inventory.clear();
    },
  });
  const own = [controlService, outboxService, outboxJsonService, elsewhereService];
  const listener = createListener({ upstreams, own, root: createRootService(upstreams) }, control, context);

  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = listener(request, response).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(error.message)));
    server.listen({ port: options.port ?? 4010, host: options.host ?? '127.0.0.1' }, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  context.origin = options.origin ?? url;

  return {
    url,
    context,
    close: async () => {
      control.faults.close();
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([Promise.allSettled(underWay), sleep(CLOSE_GRACE_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

function operationNames(service: SandboxService): string[] {
  return [...new Set(Object.keys(service.routes).map((route) => operationName(route.split(' ')[1] ?? route)))];
}
