import { speak } from '#tests/journeys/outbound/walk';
import { expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { COMPANY_PAGES } from '~/features/frame/content/pages';
import { BRANDS } from '~/market/brands';
import type { Locale } from '~/market/locales';

/** The company of the country that speaks a language, with facts that its law asks for, under their names there. */
const COMPANY: Readonly<Record<Locale, { name: string; facts: readonly string[] }>> = {
  ru: { name: 'ООО «Попутный Пример»', facts: ['Реквизиты', 'Адрес', 'ОГРН', 'ИНН'] },
  de: {
    name: 'Fairwind Beispielreisen GmbH',
    facts: ['Impressum', 'Anschrift', 'Vertreten durch', 'Handelsregister', 'help@fairwind.example'],
  },
  nl: { name: 'Fairwind Beispielreisen GmbH', facts: ['HRB 00000'] },
  pl: { name: 'Fairwind Beispielreisen GmbH', facts: ['HRB 00000'] },
  es: { name: 'Fairwind Beispielreisen GmbH', facts: ['HRB 00000'] },
  fr: { name: 'Fairwind Beispielreisen GmbH', facts: ['HRB 00000'] },
  it: { name: 'Fairwind Beispielreisen GmbH', facts: ['HRB 00000'] },
  en: { name: 'Fairwind Beispielreisen GmbH', facts: ['Company number', 'HRB 00000'] },
  tr: { name: 'Fairwind Example Ltd', facts: ['00000000, England and Wales'] },
};

for (const brand of Object.values(BRANDS)) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id });

    for (const locale of brand.locales) {
      test(`footer, terms, privacy and legal notice name the company in ${locale}`, async ({ visitor }) => {
        speak(visitor, locale);
        const { name, facts } = COMPANY[locale];
        const about = await visitor.get('/about');
        expect(linksOf(about.text)).toContain('/imprint');
        const [, footer = ''] = /<footer\b[^>]*>(.*)<\/footer>/s.exec(about.text) ?? [];
        expect(visibleText(footer)).toContain(name);
        for (const path of COMPANY_PAGES) {
          const page = await visitor.get(`/${path}`);
          expect(page.headers['content-language']).toBe(locale);
          const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(page.text) ?? [];
          expect(visibleText(main), path).toContain(name);
        }
        const notice = visibleText((await visitor.get('/imprint')).text);
        expect(facts.filter((fact) => !notice.includes(fact))).toEqual([]);
      });
    }
  });
}
