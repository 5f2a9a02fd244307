/** The letter with the code that proves the buyer of an order, in the nine languages. */
type BuyerLetterTexts = {
  /** The code comes first: phones show the beginning of a subject. */
  subject: (code: string, order: string) => string;
  /** Text before the code. */
  text: (order: string) => string;
  /** How long the code works, and advice for a recipient who did not request it. */
  otherwise: string;
};

const TEXTS: Readonly<Record<string, BuyerLetterTexts>> = {
  en: {
    subject: (code, order) => `${code} is the code for order ${order}`,
    text: (order) =>
      `Somebody wants to refund or exchange the tickets of order ${order}. If it is you, enter this code on the page where you asked for it:`,
    otherwise:
      'The code works for 10 minutes, once. Nobody from our team will ever ask you for it. If you did not ask for it, do nothing: without the code nothing changes.',
  },
  ru: {
    subject: (code, order) => `${code} — код для заказа ${order}`,
    text: (order) =>
      `Кто-то хочет вернуть или обменять билеты заказа ${order}. Если это вы, введите код на странице, где вы его запросили:`,
    otherwise:
      'Код действует 10 минут и только один раз. Наши сотрудники никогда его не спрашивают. Если вы не запрашивали код, ничего не делайте: без него ничего не изменится.',
  },
  nl: {
    subject: (code, order) => `${code} is de code voor boeking ${order}`,
    text: (order) =>
      `Iemand wil de tickets van boeking ${order} teruggeven of wijzigen. Ben jij dat? Vul dan deze code in op de pagina waar je hem hebt aangevraagd:`,
    otherwise:
      'De code werkt 10 minuten, één keer. Niemand van ons team vraagt je er ooit om. Heb je hem niet aangevraagd, doe dan niets: zonder de code verandert er niets.',
  },
  pl: {
    subject: (code, order) => `${code} – kod do zamówienia ${order}`,
    text: (order) =>
      `Ktoś chce zwrócić lub wymienić bilety z zamówienia ${order}. Jeśli to Ty, wpisz ten kod na stronie, na której o niego poproszono:`,
    otherwise:
      'Kod działa 10 minut i tylko raz. Nikt z naszego zespołu nigdy o niego nie zapyta. Jeśli to nie Ty, nic nie rób: bez kodu nic się nie zmieni.',
  },
  es: {
    subject: (code, order) => `${code} es el código del pedido ${order}`,
    text: (order) =>
      `Alguien quiere devolver o cambiar los billetes del pedido ${order}. Si eres tú, escribe este código en la página donde lo has pedido:`,
    otherwise:
      'El código vale 10 minutos y una sola vez. Nadie de nuestro equipo te lo pedirá nunca. Si no lo has pedido, no hagas nada: sin el código no cambia nada.',
  },
  fr: {
    subject: (code, order) => `${code} est le code de la commande ${order}`,
    text: (order) =>
      `Quelqu’un veut rendre ou échanger les billets de la commande ${order}. Si c’est vous, saisissez ce code sur la page où vous l’avez demandé :`,
    otherwise:
      'Le code est valable 10 minutes, une seule fois. Personne de notre équipe ne vous le demandera jamais. Si vous ne l’avez pas demandé, ne faites rien : sans le code, rien ne change.',
  },
  de: {
    subject: (code, order) => `${code} ist der Code für die Buchung ${order}`,
    text: (order) =>
      `Jemand möchte die Tickets der Buchung ${order} zurückgeben oder umbuchen. Wenn Sie das sind, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:`,
    otherwise:
      'Der Code gilt 10 Minuten und nur einmal. Niemand aus unserem Team wird Sie je danach fragen. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code ändert sich nichts.',
  },
  it: {
    subject: (code, order) => `${code} è il codice dell’ordine ${order}`,
    text: (order) =>
      `Qualcuno vuole restituire o cambiare i biglietti dell’ordine ${order}. Se sei tu, inserisci questo codice nella pagina in cui lo hai chiesto:`,
    otherwise:
      'Il codice vale 10 minuti e una sola volta. Nessuno del nostro team te lo chiederà mai. Se non l’hai chiesto, non fare nulla: senza il codice non cambia niente.',
  },
  tr: {
    subject: (code, order) => `${order} numaralı siparişin kodu: ${code}`,
    text: (order) =>
      `Birisi ${order} numaralı siparişin biletlerini iade etmek veya değiştirmek istiyor. Bu sizseniz kodu istediğiniz sayfaya girin:`,
    otherwise:
      'Kod 10 dakika ve bir kez geçerlidir. Ekibimizden hiç kimse bu kodu sizden istemez. Kodu siz istemediyseniz bir şey yapmanız gerekmez: kod olmadan hiçbir şey değişmez.',
  },
};

export function buyerLetterTexts(language: string): BuyerLetterTexts {
  return TEXTS[language] ?? TEXTS.en!;
}
