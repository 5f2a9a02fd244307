import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { putDemoAccounts } from './account/demo';
import { createBookingDesk } from './booking-desk';
import { askForCorrection, correctionRequest } from './booking/corrections/correction';
import { writeCheckIns } from './booking/letters/check-in';
import { writeOrderInfos } from './booking/letters/order-info';
import { writePayoutLetters } from './booking/letters/payout';
import { writeReminders } from './booking/letters/unfinished-booking';
import { accountOfSession } from './account/auth/sessions';
import { readLedger } from './booking/payment/ledger';
import { SeatInventory } from './booking/records/inventory';
import { berthsTaken } from './booking/records/rail-records';
import { Clock } from './control/clock';
import { Control, DEFAULT_SETTINGS } from './control/control';
import { createControlService } from './control/service';
import { elsewhereService } from './frame/elsewhere/service';
import { operatorService } from './frame/help-centre/operator';
import { chatDeskService } from './frame/support-chat/operator';
import { createRootService } from './home';
import { createListener, operationName } from './http/listener';
import { offerSource, type OfferSource } from './offer-source';
import { createOutboxServices } from './outbox/service';
import { writePriceDrops } from './search/price-subscription/price-drops';
import type { SandboxContext, SandboxService, SandboxSettings } from './service/service';
import { bookingServices, services } from './services';
import { StartError } from './store/start-error';
import { openStore } from './store/store';
import { schemaOf, wipeOf } from './tables';

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

/** A client that is busy for seconds must not find that its kept connection was closed: its next call would fail. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Starts all services of the sandbox on one port.
 * @throws StartError when the port or the database is unusable
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const offers = options.offers ?? offerSource;
  const store = await openStore(options.dataDirectory, schemaOf([...offers.services, ...services]));
  await putDemoAccounts(store);
  const control = new Control(await Clock.open(store), { ...DEFAULT_SETTINGS, ...options.settings });
  const inventory = await SeatInventory.load(store, () => control.clock.now());
  const context: SandboxContext = {
    now: () => control.clock.now(),
    store,
    seatsTaken: (inventoryKey) => inventory.taken(inventoryKey),
    berthsTaken: (trains, at = control.clock.now().getTime()) => berthsTaken(store, trains, { at, except: '' }),
    accountOf: async (authToken) => (authToken ? accountOfSession(context, authToken) : null),
    settings: control.settings,
    origin: options.origin ?? '',
  };

  const desk = createBookingDesk(offers, inventory);
  const upstreams = [...offers.services, ...bookingServices(desk), ...services];
  const operations = Object.fromEntries(upstreams.map((service) => [service.name, operationNames(service)]));
  const controlService = createControlService({
    control,
    operations,
    readLedger: () => readLedger(context),
    askForCorrection: {
      body: correctionRequest,
      ask: async (request) => ({ surcharge: await askForCorrection(request, { context, desk }) }),
    },
    wipe: async () => {
      await store.batch(wipeOf(services), 'write');
      await putDemoAccounts(store);
      inventory.clear();
    },
  });
  const own = [
    controlService,
    ...createOutboxServices([writeReminders, writeCheckIns, writeOrderInfos, writePayoutLetters, writePriceDrops]),
    elsewhereService,
    operatorService,
    chatDeskService,
  ];
  const listener = createListener({ upstreams, own, root: createRootService(upstreams) }, control, context);

  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = listener(request, response).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
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
