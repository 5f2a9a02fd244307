/** Documents with a script: the progress is shown, and the answered page takes the place of this one. */
import { jpeg } from '#tests/fixtures/documents';
import { expect, test } from '#tests/journeys/checkout-test';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';

const MB = 1024 * 1024;

test('files are sent with a progress line, and refused in the same words', async ({ checkout, page, baseURL }) => {
  const step2 = await checkout.step2(78);
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  const url = new URL(`/user/orders/${tokenIn(step2)}/refund/documents?why=passenger_illness&coupon=all`, baseURL).href;
  const cookies = Object.entries(checkout.visitor.cookies).map(([name, value]) => ({ name, value, url }));
  await page.context().addCookies(cookies);
  await page.goto(url);

  const field = page.getByLabel(text('uploads', 'label'));
  const send = page.getByRole('button', { name: text('uploads', 'send') });
  const photo = (name: string, bytes = 0) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg(), Buffer.alloc(bytes)]),
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith('/refund/documents'),
    async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    },
  );
  await field.setInputFiles([photo('first.jpg')]);
  await send.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(send).toBeDisabled();
  release();
  await expect(page.getByRole('link', { name: /first\.jpg/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();

  await field.setInputFiles([{ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }]);
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: text('uploads', 'errors') });
  await expect(summary).toContainText('page.jpg');
  await expect(summary).toBeFocused();

  await field.setInputFiles([1, 2, 3, 4].map((index) => photo(`${index}.jpg`, 8 * MB)));
  await send.click();
  await expect(page.getByText(text('uploads', 'tooMuch'))).toBeVisible();

  await page.getByRole('button', { name: /first\.jpg/ }).click();
  await expect(page.getByText(text('uploads', 'list.none'))).toBeVisible();
});
