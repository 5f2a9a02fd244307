/** The letter with the link to an order, in the nine languages. */
type LetterTexts = {
  subject: (order: string) => string;
  /** Text before the link. */
  text: string;
  /** Advice for a recipient who did not request it. */
  otherwise: string;
};

const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    subject: (order) => `Documents of order ${order}`,
    text: 'You have asked for the documents of your order. This link opens the order and its receipt and works for an hour:',
    otherwise: 'If it was not you, do nothing: nobody else has received the link.',
  },
  ru: {
    subject: (order) => `Документы заказа ${order}`,
    text: 'Вы запросили документы заказа. По этой ссылке откроются заказ и маршрутная квитанция, она работает час:',
    otherwise: 'Если это были не вы, ничего делать не нужно: ссылку больше никто не получил.',
  },
  nl: {
    subject: (order) => `Documenten van boeking ${order}`,
    text: 'Je hebt de documenten van je boeking opgevraagd. Deze link opent de boeking en het reisbewijs en werkt een uur:',
    otherwise: 'Was jij het niet? Dan hoef je niets te doen: niemand anders heeft de link gekregen.',
  },
  pl: {
    subject: (order) => `Dokumenty zamówienia ${order}`,
    text: 'Poproszono o dokumenty zamówienia. Ten link otwiera zamówienie i potwierdzenie podróży; działa przez godzinę:',
    otherwise: 'Jeśli to nie Ty, nic nie rób: nikt inny nie dostał tego linku.',
  },
  es: {
    subject: (order) => `Documentos del pedido ${order}`,
    text: 'Has pedido los documentos de tu pedido. Este enlace abre el pedido y su recibo y funciona durante una hora:',
    otherwise: 'Si no has sido tú, no hagas nada: nadie más ha recibido el enlace.',
  },
  fr: {
    subject: (order) => `Documents de la commande ${order}`,
    text: 'Vous avez demandé les documents de votre commande. Ce lien ouvre la commande et son reçu ; il est valable une heure :',
    otherwise: 'Si ce n’était pas vous, ne faites rien : personne d’autre n’a reçu ce lien.',
  },
  de: {
    subject: (order) => `Unterlagen zur Buchung ${order}`,
    text: 'Sie haben die Unterlagen Ihrer Buchung angefordert. Dieser Link öffnet die Buchung und den Beleg und gilt eine Stunde:',
    otherwise: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Niemand sonst hat den Link bekommen.',
  },
  it: {
    subject: (order) => `Documenti dell’ordine ${order}`,
    text: 'Hai chiesto i documenti del tuo ordine. Questo link apre l’ordine e la ricevuta e vale un’ora:',
    otherwise: 'Se non eri tu, non fare nulla: nessun altro ha ricevuto il link.',
  },
  tr: {
    subject: (order) => `${order} numaralı siparişin belgeleri`,
    text: 'Siparişinizin belgelerini istediniz. Bu bağlantı siparişi ve seyahat belgesini açar, bir saat geçerlidir:',
    otherwise: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez: bağlantıyı başka kimse almadı.',
  },
};

export function letterTexts(language: string): LetterTexts {
  return TEXTS[language] ?? TEXTS.en!;
}
