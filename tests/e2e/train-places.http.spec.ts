import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { FOUR } from '#tests/journeys/train-journeys';
import { passengerOf, seatsOf, takeSeat } from '#tests/journeys/seats';
import { allCars, chosenSeats, freePlace, openCars, shownAmount, takeTrain } from '#tests/journeys/trains';
import { ALONE, FAMILY, step1Fields, type TestParty } from '#tests/journeys/travellers';

/** Places on trains are chosen with form posts alone, one passenger after the other. */
const PETER = FAMILY.travellers[1]!;
test.use({ brand: 'ru' });

function visitOf(visitor: PlainBrowser, sandboxPort: number): PlainVisit {
  return new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${sandboxPort}` });
}

/** Sends step 1 and returns the page that follows, whatever it is. */
function sendStep1(visitor: PlainBrowser, step1: PlainPage, party: TestParty, email: string): Promise<PlainPage> {
  const form = formWith(step1.text, 'email');
  const fields = { ...form.fields, ...step1Fields(party, email, 'ru') };
  return visitor.post(form.action || step1.path, fields);
}

test('the plan of a car of 54 berths is small, names its berths, and keeps the choice', async ({
  visitor,
  address,
}) => {
  const visit = visitOf(visitor, address.sandboxPort);
  const start = await takeTrain(visit, { inDays: 46, kind: 'platzkart' });
  const cars = await openCars(visitor, start);
  expect(brotliCompressSync(cars.text).length).toBeLessThan(30_000);
  const upper = freePlace(cars, /, верхнее, (?!у туалета)/) ?? freePlace(cars, /верхнее/)!;
  expect(upper.name).toMatch(/^\d+, (боковое )?верхнее, .*отсек \d, .*₽/);

  const step1 = await takeSeat(visitor, cars, upper.number);
  expect(step1.path).toMatch(/^\/mbooking\/step1\/[0-9a-f-]+/);
  expect(visibleText(step1.text)).toMatch(/Вагон \d+, Плацкарт, класс 3/);
  expect(chosenSeats(await openCars(visitor, step1))).toEqual([upper.number]);
  expect(shownAmount(step1)).toBeGreaterThan(shownAmount(start));
});

test("a woman takes a place in a women's compartment, a man is refused it", async ({ visitor, address }) => {
  test.setTimeout(120_000);
  const visit = visitOf(visitor, address.sandboxPort);
  const forWomen = /женское купе/;
  let start: PlainPage | undefined;
  let car: PlainPage | undefined;
  // Not every train has a divided car with such a compartment.
  for (let inDays = 48; !car && inDays < 60; inDays++) {
    start = await takeTrain(visit, { inDays, kind: 'coupe' });
    car = (await allCars(visitor, await openCars(visitor, start))).find((page) => freePlace(page, forWomen));
  }
  const place = freePlace(car!, forWomen)!;
  const step1 = await takeSeat(visitor, car!, place.number);
  const man: TestParty = { ...ALONE, travellers: [PETER] };
  const refused = await sendStep1(visitor, step1, man, 'man@example.com');
  expect(refused.status).toBe(400);
  expect(visibleText(refused.text)).toContain(`Peter Lindqvist, место ${place.number}: Это купе только для женщин.`);
  const known = await visitor.get(car!.path);
  expect(seatsOf(known).find(({ number }) => number === place.number)?.isFree).toBe(false);
  const edited = await takeSeat(visitor, car!, place.number);
  expect(edited.status).toBe(409);

  const step2 = await visit.fillPassengers(step1, ALONE, `woman-${Date.now()}@example.com`);
  expect(visibleText(step2.text)).toMatch(new RegExp(`вагон \\d+, место ${place.number}`));
});

test('a place sold meanwhile is told, and another one can be taken', async ({ visitor, address }) => {
  const other = new PlainBrowser(visitor.origin);
  const trip = { inDays: 51, kind: 'platzkart' };
  const [mine, theirs] = await Promise.all(
    [visitor, other].map(async (one) => openCars(one, await takeTrain(visitOf(one, address.sandboxPort), trip))),
  );
  const place = freePlace(mine!, /верхнее/)!;
  const [myStep1, theirStep1] = [
    await takeSeat(visitor, mine!, place.number),
    await takeSeat(other, theirs!, place.number),
  ];
  await visitOf(other, address.sandboxPort).fillPassengers(theirStep1, ALONE, `first-${Date.now()}@example.com`);
  const refused = await sendStep1(visitor, myStep1, ALONE, `second-${Date.now()}@example.com`);
  expect([400, 409]).toContain(refused.status);
  expect(visibleText(refused.text)).toContain(`место ${place.number}: Его только что купили`);

  const again = await openCars(visitor, myStep1);
  const free = freePlace(again, /верхнее|нижнее/)!;
  expect(free.number).not.toBe(place.number);
  const step1 = await takeSeat(visitor, again, free.number);
  const step2 = await visitOf(visitor, address.sandboxPort).fillPassengers(
    step1,
    ALONE,
    `second-${Date.now()}@example.com`,
  );
  expect(step2.path).toContain('/mbooking/step2/');
});

test('a place in another car clears the others; a stranger neither sees nor changes anything', async ({
  visitor,
  address,
}) => {
  const visit = visitOf(visitor, address.sandboxPort);
  const start = await takeTrain(visit, { inDays: 53, kind: 'platzkart', party: 'adult=2&child=0&infant=0' });
  const pages = await allCars(visitor, await openCars(visitor, start));
  const [first, second] = pages.filter((page) => freePlace(page, /верхнее/));
  const forSecond = await takeSeat(visitor, first!, freePlace(first!, /верхнее/)!.number);
  expect(passengerOf(forSecond)).toBe(1);
  const elsewhere = await visitor.get(`${second!.path}${second!.path.includes('?') ? '&' : '?'}passenger=1`);
  const moved = await takeSeat(visitor, elsewhere, freePlace(elsewhere, /верхнее/)!.number, 'passenger:0');
  expect(visibleText(moved.text)).toContain('Все в одном заказе едут в одном вагоне');
  // One place of two is no choice to pay for.
  const refused = await sendStep1(
    visitor,
    await visitor.get(`/mbooking/step1/${tokenIn(moved)}`),
    {
      ...FOUR,
      adults: 2,
      travellers: FOUR.travellers.slice(0, 2),
    },
    'two@example.com',
  );
  expect(refused.status).toBe(400);
  expect(visibleText(refused.text)).toContain('выберите для всех или ни для кого');

  const stranger = new PlainBrowser(visitor.origin);
  expect((await stranger.get(moved.path)).status).toBe(403);
  const { fields } = formWith(moved.text, 'seat');
  expect((await stranger.post(moved.path, { ...fields, seat: '' })).status).toBe(403);
  expect((await visitor.get(`/mbooking/step1/${tokenIn(moved)}/seats/7`)).status).toBe(404);
});
