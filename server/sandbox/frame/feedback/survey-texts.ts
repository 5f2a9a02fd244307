import type { LetterLanguage } from '../../outbox/letter-language';

/** Texts of the letter with a survey: its question, and what stands below the link. */
export const SURVEY_TEXTS: Readonly<Record<LetterLanguage, { subject: string; text: string; once: string }>> = {
  en: {
    subject: 'How easy was it to buy your ticket?',
    text: 'You bought a ticket yesterday. One question, one click:',
    once: 'We ask only once for each order. If you do not answer, nothing happens.',
  },
  ru: {
    subject: 'Легко ли было купить билет?',
    text: 'Вчера вы купили билет. Один вопрос, один ответ:',
    once: 'О каждом заказе спрашиваем один раз. Можно не отвечать.',
  },
  nl: {
    subject: 'Hoe makkelijk was het om je ticket te kopen?',
    text: 'Je hebt gisteren een ticket gekocht. Eén vraag, één klik:',
    once: 'We vragen het één keer per bestelling. Antwoorden hoeft niet.',
  },
  pl: {
    subject: 'Czy łatwo było kupić bilet?',
    text: 'Wczoraj został kupiony bilet. Jedno pytanie, jedno kliknięcie:',
    once: 'Pytamy tylko raz o każde zamówienie. Odpowiedź nie jest konieczna.',
  },
  es: {
    subject: '¿Fue fácil comprar tu billete?',
    text: 'Ayer compraste un billete. Una pregunta, un clic:',
    once: 'Preguntamos una sola vez por pedido. No hace falta responder.',
  },
  fr: {
    subject: 'Votre billet a-t-il été facile à acheter ?',
    text: 'Vous avez acheté un billet hier. Une question, un clic :',
    once: 'Nous ne posons la question qu’une fois par commande. Vous pouvez ne pas répondre.',
  },
  de: {
    subject: 'Wie einfach war der Ticketkauf?',
    text: 'Gestern haben Sie ein Ticket gekauft. Eine Frage, ein Klick:',
    once: 'Wir fragen nur einmal je Bestellung. Sie müssen nicht antworten.',
  },
  it: {
    subject: 'È stato facile comprare il biglietto?',
    text: 'Ieri hai comprato un biglietto. Una domanda, un clic:',
    once: 'Lo chiediamo una sola volta per ordine. Puoi anche non rispondere.',
  },
  tr: {
    subject: 'Bilet almak kolay mıydı?',
    text: 'Dün bir bilet aldınız. Tek soru, tek tık:',
    once: 'Her sipariş için yalnız bir kez sorarız. Yanıtlamak zorunda değilsiniz.',
  },
};
