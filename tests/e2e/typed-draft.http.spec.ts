import { expect, test } from '#tests/journeys/checkout-test';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { lostFields, typeEverything } from '#tests/journeys/typed-step1';
import { BRANDS } from '#tests/setup/fixtures';
import { PASSENGER_FIELDS } from '~/features/booking/passengers/form-values';

test.use({ isolated: 'warm' });

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('every field of step 1 is there again after leaving and reopening', async ({ checkout, visitor }) => {
      const step1 = await checkout.ready(await checkout.step1(40), '/mbooking/step1/');
      const typed = typeEverything(step1.text);
      const known = new Set<string>(PASSENGER_FIELDS);
      const fields = Object.keys(typed).flatMap((name) => /^passengers\[0\]\.(\w+)$/.exec(name)?.[1] ?? []);
      expect(fields.filter((field) => !known.has(field))).toEqual([]);
      expect(fields.length).toBeGreaterThan(10);

      // The script sends this while somebody types.
      const path = `/mbooking/step1/${tokenIn(step1)}`;
      const { status } = await visitor.post(`${path}/draft`, typed);
      expect(status).toBe(204);
      await visitor.get('/about');
      expect(lostFields((await visitor.get(path)).text, typed)).toEqual([]);

      // Without a script, a button keeps it, also what is refused.
      const other = Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [
          name,
          value.startsWith('typed ') ? `again ${name.slice(-9)}` : value,
        ]),
      );
      const refused = await checkout.submit(step1, 'email', other);
      expect(refused.status).toBe(400);
      expect(lostFields(refused.text, other)).toEqual([]);
      await visitor.get('/about');
      expect(lostFields((await visitor.get(path)).text, other)).toEqual([]);
    });

    test('a closed browser keeps the draft: its cookie has a lifetime of its own', async ({ checkout, visitor }) => {
      const step1 = await checkout.ready(await checkout.step1(41), '/mbooking/step1/');
      await visitor.post(`/mbooking/step1/${tokenIn(step1)}/draft`, typeEverything(step1.text));
      const draft = visitor.setCookieHeaders.findLast((header) => /^draft[\w.-]*=/.test(header)) ?? '';
      expect(Number(/Max-Age=(\d+)/i.exec(draft)?.[1])).toBeGreaterThan(3600);
    });
  });
}
