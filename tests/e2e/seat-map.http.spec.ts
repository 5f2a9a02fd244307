import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { freeSeats, passengerOf, seatsOf, takeSeat } from '#tests/journeys/seats';
import { CARDS, dateIn, FAMILY } from '#tests/journeys/travellers';

/** Seats are chosen with form posts alone: one passenger after the other on one map. */
const DIRECT = encodeURIComponent('{"transfers":{"NoTransfers":true},"transportKind":{"Airplane":true}}');
const linkOf = (inDays: number, party: string) =>
  `/search?${party}&cabinClass=Y&route[0]=iatax:LON_${dateIn(inDays)}_date_${dateIn(inDays)}_iatax:PAR&v=2&filter=${DIRECT}`;
const FAMILY_LINK = 'adult=2&child=1&childrenAges=[7]&infant=1';

async function openMap(visitor: PlainBrowser, link: string, visit: PlainVisit): Promise<PlainPage> {
  const step1 = await visit.takeFare(await visit.chooseFirstOffer(await openResults(visitor, link)));
  const path = `/mbooking/step1/${tokenIn(step1)}/seats/0`;
  await expect.poll(async () => seatsOf(await visitor.get(path)).length).toBeGreaterThan(10);
  return visitor.get(path);
}

test.describe('without a script', () => {
  test.use({ brand: 'intl' });

  test('two adults and a child choose, an infant needs none; the choice is charged', async ({
    visitor,
    control,
    address,
  }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin });
    const map = await openMap(visitor, linkOf(52, FAMILY_LINK), visit);
    const token = tokenIn(map);
    expect(map.text).not.toMatch(/value="passenger:3"/);
    expect(brotliCompressSync(map.text).length).toBeLessThan(30_000);

    const [first, second, third] = freeSeats(map).map(({ number }) => number);
    expect(freeSeats(map)[0]?.name).toMatch(/^\d+[A-Z], (window|middle|aisle), .*(\$|free)/);
    const exits = seatsOf(map).filter(({ name }) => name.includes('adults without infants only'));
    expect(exits.length).toBeGreaterThan(0);
    expect(exits.every(({ isFree }) => !isFree)).toBe(true);

    const forSecond = await takeSeat(visitor, map, first!);
    expect(passengerOf(forSecond)).toBe(1);
    expect(seatsOf(forSecond).find(({ number }) => number === first)).toMatchObject({
      name: `${first}, Passenger 1`,
      isFree: false,
    });
    const taken = await takeSeat(visitor, forSecond, first!);
    expect(taken.status).toBe(409);
    expect(visibleText(taken.text)).toContain(`Seat ${first} is taken`);

    // To the child first, and back: the choice is kept.
    const forThird = await takeSeat(visitor, forSecond, second!, 'passenger:2');
    expect(passengerOf(forThird)).toBe(2);
    const again = await takeSeat(visitor, forThird, third!, 'passenger:1');
    expect(seatsOf(again).filter(({ isChosen }) => isChosen)).toMatchObject([{ number: second }]);
    const withExit = await takeSeat(visitor, again, exits.find(({ name }) => !name.includes('taken'))!.number);
    expect(withExit.status).toBe(409);
    const forThirdAgain = await takeSeat(visitor, again, '');
    expect(seatsOf(forThirdAgain).find(({ number }) => number === second)?.isFree).toBe(true);
    const step1 = await takeSeat(visitor, forThirdAgain, third!);
    expect(step1.path).toMatch(new RegExp(`^/mbooking/step1/${token}`));

    const email = `seats-${Date.now()}@example.com`;
    const step2 = await visit.fillPassengers(step1, FAMILY, email);
    await visit.holdTicket(await visit.pay(step2, CARDS.paid));
    const entry = (await control.ledger()).bookings.find((booking) => booking.token === token);
    expect(entry?.ancillaries_total).toBeGreaterThan(0);
    expect(entry?.captured).toBe((entry?.tickets_total ?? 0) + (entry?.ancillaries_total ?? 0));

    const afterwards = await visitor.get(map.path);
    expect(afterwards.path).toBe(`/mbooking/thanks/${token}`);
  });

  test('a seat taken by another booking is reported, on an updated map', async ({ visitor, address }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const other = new PlainBrowser(visitor.origin);
    const link = linkOf(53, 'adult=1&child=0&infant=0');
    const [mine, theirs] = await Promise.all(
      [visitor, other].map((one) => openMap(one, link, new PlainVisit(one, { brand: 'intl', sandboxOrigin }))),
    );
    const seat = freeSeats(mine!).at(-1)!.number;
    expect((await takeSeat(other, theirs!, seat)).path).toMatch(/^\/mbooking\/step1\//);
    const refused = await takeSeat(visitor, mine!, seat);
    expect(refused.status).toBe(409);
    expect(visibleText(refused.text)).toContain(`Seat ${seat} is taken`);
    expect(seatsOf(refused).find(({ number }) => number === seat)?.isFree).toBe(false);
  });

  test('names are for the browser that typed them; invalid addresses are not found', async ({ visitor, address }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin });
    const map = await openMap(visitor, linkOf(54, FAMILY_LINK), visit);
    const step1 = await visitor.get(`/mbooking/step1/${tokenIn(map)}`);
    await visit.fillPassengers(step1, FAMILY, 'seats@example.com');
    expect(visibleText((await visitor.get(map.path)).text)).toContain('Peter Lindqvist');
    const seen = await new PlainBrowser(visitor.origin).get(map.path);
    expect(seen.status).toBe(403);
    expect(seen.text).not.toMatch(/Lindqvist|Peter/);
    expect((await visitor.get(`/mbooking/step1/${tokenIn(map)}/seats/9`)).status).toBe(404);
    expect((await visitor.get(`/mbooking/step1/${tokenIn(map)}/seats/x`)).status).toBe(404);
  });
});

test.describe('with failures', () => {
  test.use({ brand: 'intl', isolated: true });

  test('a failing service returns to the passengers without a choice', async ({ visitor, control, address }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin });
    const map = await openMap(visitor, linkOf(1, 'adult=1&child=0&infant=0'), visit);
    const back = `href="/mbooking/step1/${tokenIn(map)}"`;
    await control.set({ services: { ancillaries: { operations: { 'ancillaries/seat_map': { status: 500 } } } } });
    const down = await visitor.get(map.path);
    expect(down.status).toBe(503);
    expect(down.text).toContain(back);
    const kept = await takeSeat(visitor, map, freeSeats(map)[0]!.number);
    expect(kept.path).toBe(map.path);
    await control.reset();
    expect(seatsOf(await visitor.get(map.path)).filter(({ isChosen }) => isChosen)).toEqual([]);
  });
});
