import type { LetterLanguage } from '../../outbox/letter-language';

export type SmsFacts = {
  code: string;
  amount: string;
  /** The end of the card or account. */
  ending: string;
  order: string;
};

/** The text message with a code: the sum and the account first, so that nobody confirms another's. */
export const SMS_TEXTS: Readonly<Record<LetterLanguage, (facts: SmsFacts) => string>> = {
  en: ({ code, amount, ending, order }) =>
    `${code} is your code to receive ${amount} for order ${order} on the account ending ${ending}. Never tell it to anyone.`,
  ru: ({ code, amount, ending, order }) =>
    `${code} — код для выплаты ${amount} по заказу ${order} на счёт или карту, последние цифры ${ending}. Никому его не сообщайте.`,
  de: ({ code, amount, ending, order }) =>
    `${code} ist Ihr Code für die Auszahlung von ${amount} zur Buchung ${order} auf das Konto mit der Endung ${ending}. Geben Sie ihn niemandem weiter.`,
  es: ({ code, amount, ending, order }) =>
    `${code} es tu código para recibir ${amount} del pedido ${order} en la cuenta terminada en ${ending}. No se lo digas a nadie.`,
  fr: ({ code, amount, ending, order }) =>
    `${code} : votre code pour recevoir ${amount} de la commande ${order} sur le compte finissant par ${ending}. Ne le donnez à personne.`,
  it: ({ code, amount, ending, order }) =>
    `${code} è il codice per ricevere ${amount} dell’ordine ${order} sul conto che termina con ${ending}. Non dirlo a nessuno.`,
  nl: ({ code, amount, ending, order }) =>
    `${code} is je code om ${amount} van boeking ${order} te ontvangen op de rekening eindigend op ${ending}. Geef hem aan niemand.`,
  pl: ({ code, amount, ending, order }) =>
    `${code} to kod do wypłaty ${amount} z zamówienia ${order} na rachunek o końcówce ${ending}. Nie podawaj go nikomu.`,
  tr: ({ code, amount, ending, order }) =>
    `${code}: ${order} numaralı siparişin ${amount} tutarındaki ödemesini sonu ${ending} olan hesaba almak için kodunuz. Kimseyle paylaşmayın.`,
};
