import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';

const COMPANY = {
  intl: { locale: 'de', country: 'DE', facts: ['Impressum', 'GmbH', 'Vertreten durch', 'Handelsregister'] },
  ru: { locale: 'ru', country: 'RU', facts: ['Реквизиты', 'ООО', 'ОГРН', 'ИНН'] },
};

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('every footer leads to the company behind the brand', async ({ visitor }) => {
      const { locale, country, facts } = COMPANY[brand];
      const about = await visitor.get(`/about?locale=${locale}&country=${country}`);
      const link = linksOf(about.text).find((href) => href.startsWith('/imprint')) ?? '';
      const page = await visitor.get(`${link}?locale=${locale}&country=${country}`);
      expect(page.status).toBe(200);
      expect(page.headers['content-language']).toBe(locale);
      expect(page.headers['cache-control'], 'may lack the company for a moment').not.toContain('public');
      expect(page.text.match(/<h1\b/g)).toHaveLength(1);
      expect(facts.filter((fact) => !visibleText(page.text).includes(fact))).toEqual([]);
    });
  });
}
