import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import { FEW_FAULTS, FAULTS, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS, dateIn } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';

const TYPED = {
  departure: 'London',
  arrival: 'New York',
  departureDate: dateIn(30),
  dateBack: dateIn(44),
  adults: '2',
};

for (const fault of FEW_FAULTS) {
  test(`places with ${fault}: accepts codes, keeps names, and sells a ticket`, async ({
    checkout,
    visitor,
    control,
  }) => {
    await control.set({ services: { suggest: FAULTS[fault] } });

    const home = await visitor.get('/en-us');
    expect(home.status).toBe(200);
    const named = await checkout.submit(home, 'departure', { ...TYPED, intent: 'search' });
    expect(named.status).toBe(400);
    expect(mainText(named)).toContain(text('errors', 'search.placesUnavailable'));
    const { fields } = formWith(named.text, 'departure');
    for (const [name, value] of Object.entries(TYPED)) expect(fields[name], name).toEqual([value]);

    const coded = await checkout.submit(named, 'departure', { departure: 'lon', arrival: 'NYC', intent: 'search' });
    expect(coded.path).toContain('_iatax:NYC');
    expect(coded.status).toBe(200);

    const step2 = await checkout.step2();
    await checkout.pay(step2, CARDS.paid);
    await checkout.ticket(tokenIn(step2));

    await control.set({ services: { suggest: null } });
    await expect
      .poll(async () => (await checkout.submit(home, 'departure', { ...TYPED, intent: 'search' })).path, {
        timeout: 15_000,
      })
      .toContain('/search?');
  });
}
