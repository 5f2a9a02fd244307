import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { dateIn } from '#tests/journeys/travellers';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the search form may be posted to /', async ({ visitor }) => {
      const form = {
        departure: 'London',
        arrival: 'New York',
        departureDate: dateIn(40),
        adults: '1',
        cabinClass: 'economy',
      };
      const found = await visitor.post('/', form, { redirects: 0 });
      expect(found.status).toBe(303);
      expect(found.headers.location).toMatch(/^\/search\?adult=1&cabinClass=Y&child=0/);

      const refused = await visitor.post('/', { ...form, arrival: 'qqqq' });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('href="#arrival"');
      expect(refused.text).toContain('value="London"');
    });
  });
}
