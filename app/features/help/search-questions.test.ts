import { describe, expect, it } from 'vitest';
import { fairwind, poputny } from '#tests/fixtures/market';
import { BRANDS } from '~/market/brands';
import { LOCALES, type Locale } from '~/market/locales';
import { helpTexts, questionPaths, searchWords } from './questions.server';
import { readQuery, searchQuestions } from './search-questions.server';

const marketOf = (locale: Locale) =>
  BRANDS.ru.locales.includes(locale) ? poputny() : fairwind({ country: 'GB', currency: 'GBP', locale });
const found = (locale: Locale, query: string) =>
  searchQuestions(marketOf(locale), readQuery(query)).map(({ id }) => id);

/** Questions as travellers put them on forums, and the answer to each. */
const ASKED: readonly (readonly [Locale, string, string])[] = [
  ['ru', 'как вернуть билет если передумал лететь', 'how-much-back'],
  ['ru', 'возвраты', 'how-much-back'],
  ['ru', 'авиакомпания отменила рейс что делать', 'flight-cancelled'],
  ['ru', 'рейс задержали на 6 часов, вернут ли деньги', 'flight-cancelled'],
  ['ru', 'деньги списались а билета нет', 'connection-broke'],
  ['ru', 'списали два раза', 'connection-broke'],
  ['ru', 'опечатка в фамилии', 'mistake-in-a-name'],
  ['ru', 'неправильно указал номер паспорта', 'mistake-in-a-name'],
  ['ru', 'поменял загранпаспорт после покупки', 'which-document'],
  ['ru', 'сколько ждать возврата на карту', 'when-money-comes'],
  ['ru', 'не пришёл билет на почту', 'no-letter'],
  ['ru', 'как провезти кошку в самолёте', 'pets'],
  ['ru', 'потеряли чемодан', 'lost-baggage'],
  ['ru', 'можно ли докупить багаж', 'add-baggage'],
  ['ru', 'как сдать билет на поезд', 'train-refund'],
  ['ru', 'сидеть рядом с ребёнком выбор места', 'choose-a-seat'],
  ['ru', 'справка для бухгалтерии командировка', 'receipt-for-work'],
  ['ru', 'заболел перед вылетом', 'illness'],
  ['ru', 'перенести полёт на другой день', 'change-the-date'],
  ['ru', 'промокод не работает', 'promo-code'],
  ['ru', 'оплата через СБП', 'ways-to-pay'],
  ['ru', 'карта не проходит', 'payment-failed'],
  ['ru', 'забыл пароль от кабинета', 'log-in'],
  ['ru', 'опоздаю на стыковку разные билеты', 'self-transfer'],
  ['ru', 'купил по ошибке не ту дату сегодня', 'bought-today'],
  ['en', 'how do I get a refund for my flight', 'how-much-back'],
  ['en', 'refunds', 'how-much-back'],
  ['en', 'airline cancelled my flight', 'flight-cancelled'],
  ['en', 'misspelled my last name on the ticket', 'mistake-in-a-name'],
  ['en', 'charged twice but no ticket', 'connection-broke'],
  ['en', 'when will my refund arrive', 'when-money-comes'],
  ['en', 'can I bring my dog', 'pets'],
  ['en', 'my suitcase did not arrive', 'lost-baggage'],
  ['en', 'change my flight to another day', 'change-the-date'],
  ['en', 'is a carry on included', 'what-a-fare-includes'],
  ['en', 'never received my confirmation email', 'no-letter'],
  ['en', 'do I need a transit visa', 'visa'],
  ['en', 'booked the wrong date an hour ago', 'bought-today'],
  ['en', 'my card was declined', 'payment-failed'],
  ['en', 'invoice for business travel', 'receipt-for-work'],
  ['en', 'grandmother died, need to cancel', 'illness'],
  ['en', 'speak to a human', 'ask-a-person'],
  ['de', 'Flug stornieren Geld zurück', 'how-much-back'],
  ['de', 'Mein Flug wurde gestrichen', 'flight-cancelled'],
  ['de', 'Name falsch geschrieben', 'mistake-in-a-name'],
  ['de', 'Wie lange dauert die Erstattung', 'when-money-comes'],
  ['de', 'Hund mitnehmen', 'pets'],
  ['de', 'Koffer dazubuchen', 'add-baggage'],
  ['de', 'keine Bestätigung erhalten', 'no-letter'],
  ['de', 'zweimal abgebucht', 'connection-broke'],
  ['es', 'me han cancelado el vuelo', 'flight-cancelled'],
  ['es', 'cuánto tarda el reembolso', 'when-money-comes'],
  ['fr', 'mon nom est mal orthographié', 'mistake-in-a-name'],
  ['fr', 'bagage perdu', 'lost-baggage'],
  ['it', 'rimborso del biglietto', 'how-much-back'],
  ['it', 'volo cancellato dalla compagnia', 'flight-cancelled'],
  ['nl', 'annuleren en geld terug', 'how-much-back'],
  ['nl', 'naam verkeerd gespeld', 'mistake-in-a-name'],
  ['pl', 'zwroty biletów', 'how-much-back'],
  ['pl', 'nie dostałem biletu na maila', 'no-letter'],
  ['tr', 'uçuşum iptal edildi', 'flight-cancelled'],
  ['tr', 'bavulum kayboldu', 'lost-baggage'],
];

describe('the search of the help centre', () => {
  it('is asked sixty questions and more', () => {
    expect(ASKED.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ASKED)('%s: “%s” finds %s among the first three', (locale, query, id) => {
    expect(found(locale, query).slice(0, 3)).toContain(id);
  });

  it('does not mind capitals, endings, order, accents and a slip', () => {
    expect(found('en', 'LOST bagage')).toContain('lost-baggage');
    expect(found('fr', 'bagages abimes')).toContain('lost-baggage');
    expect(found('tr', 'IPTAL EDİLDİ')).toContain('flight-cancelled');
    expect(found('ru', 'БАГАЖА лишнего чемодан')).toContain('add-baggage');
  });

  it('finds nothing for what is no question, and bears a long one', () => {
    for (const query of ['qwertyuiop', '???', '<b>', 'the', '']) expect(found('en', query), query).toEqual([]);
    expect(readQuery(`  a \n b${'c'.repeat(500)}`)).toHaveLength(100);
    expect(readQuery(null)).toBe('');
    expect(found('en', 'refund '.repeat(1000))).toContain('how-much-back');
  });
});

describe('the questions', () => {
  it.each(LOCALES)('have one address each in %s, and the words that belong to one', (locale) => {
    const questions = helpTexts(marketOf(locale)).topics.flatMap((topic) => topic.questions);
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(questionPaths(locale)).toEqual(questions.map(({ path }) => path));
    expect(ids).toEqual(expect.arrayContaining([...searchWords(locale).keys()]));
    // Addresses of other pages of the help centre.
    for (const other of ['requests', 'ask', 'letter']) expect(ids).not.toContain(other);
    for (const { title, html } of questions) {
      expect(title).not.toMatch(/[<{&]/);
      expect(html).toMatch(/^<[pou]/);
      expect(html).not.toMatch(/\[words\]|<h3/);
    }
  });

  it('are the same in all languages of a brand', () => {
    for (const locale of BRANDS.intl.locales) expect(questionPaths(locale)).toEqual(questionPaths('en'));
    expect(questionPaths('ru')).toEqual(expect.arrayContaining(questionPaths('en')));
  });
});
