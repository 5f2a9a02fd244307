import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { confirmOnDevice } from '#tests/journeys/device-wallet';

/** A form of step 2 books what its page shows: a change in another tab is told before anything is charged. */
test.use({ brand: 'intl', isolated: true });

test('a passenger changed in another tab is shown before the card is charged', async ({ checkout, control }) => {
  const step2 = await checkout.step2(66);
  const token = tokenIn(step2);
  const wallet = await checkout.visitor.get(`${step2.path}/pay/google-pay`);
  const confirmed = await confirmOnDevice(wallet, checkout.visitor);

  const otherTab = await checkout.visitor.get(`/mbooking/step1/${token}`);
  const edited = await checkout.sendPassengers(otherTab, { 'passengers[0].lastName': 'Petrova' });
  expect(amountOf(edited), 'the sum stays').toBe(amountOf(step2));

  const told = await checkout.pay(step2, CARDS.paid);
  expect(told.path).toBe(step2.path);
  expect(mainText(told)).toContain(text('payment', 'notice.changed.title'));
  expect(mainText(told)).toContain('PETROVA');
  expect(mainText(await checkout.visitor.post(step2.path, confirmed))).toContain(
    text('payment', 'notice.changed.title'),
  );
  expect((await control.ledger()).captures).toBe(0);

  await checkout.pay(told, CARDS.paid);
  expect(mainText(await checkout.ticket(token)).toUpperCase()).toContain('PETROVA');
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});

test('a payment that the shop could not send is told, and can be sent again', async ({ checkout, control }) => {
  const step2 = await checkout.step2(66);
  await control.set({ services: { booking: { operations: { 'booking/show': { hang: true } } } } });
  await checkout.pay(step2, CARDS.paid);
  await control.set({ services: { booking: null } });

  const told = await checkout.comeTo(step2.path, (page) => page.text.includes('"card.pan"'));
  expect(mainText(told)).toContain(text('payment', 'notice.unsent.title'));
  expect((await control.ledger()).captures).toBe(0);
  await checkout.pay(told, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});
