import type { LetterLanguage } from '../../outbox/letter-language';

/** The letter about a booking that waits for its customer. */
type UnfinishedTexts = {
  subject(route: string): string;
  /** States the route and the price. @param price of all tickets */
  waits(route: string, price: string): string;
  /** Text before the link. */
  until(time: string): string;
  /** Data that must be typed again in another browser. */
  again: string;
  once: string;
};

export const UNFINISHED_TEXTS: Readonly<Record<LetterLanguage, UnfinishedTexts>> = {
  en: {
    subject: (route) => `Your booking is waiting: ${route}`,
    waits: (route, price) =>
      `You started booking ${route}, tickets for ${price}, and have not paid yet. Nothing has been charged.`,
    until: (time) => `Seats and price are held until ${time}. Continue here:`,
    again:
      'In the browser you started in, everything you typed is still there. On another device you will have to type names and documents again: they are not in any e-mail or behind any link.',
    once: 'We send one reminder per booking. If you no longer need it, do nothing: it will expire by itself.',
  },
  ru: {
    subject: (route) => `Бронь ждёт вас: ${route}`,
    waits: (route, price) =>
      `Вы начали бронировать ${route}, билеты на ${price}, и ещё не оплатили. Деньги не списаны.`,
    until: (time) => `Места и цена держатся до ${time}. Продолжить можно здесь:`,
    again:
      'В браузере, в котором вы начали, всё введённое сохранилось. На другом устройстве имена и документы придётся ввести заново: их нет ни в письме, ни по ссылке.',
    once: 'О брони мы напоминаем один раз. Если она больше не нужна, ничего делать не надо: она отменится сама.',
  },
  nl: {
    subject: (route) => `Je boeking wacht: ${route}`,
    waits: (route, price) =>
      `Je begon ${route} te boeken, tickets voor ${price}, en hebt nog niet betaald. Er is niets afgeschreven.`,
    until: (time) => `Plaatsen en prijs houden we vast tot ${time}. Ga hier verder:`,
    again:
      'In de browser waarin je begon, staat alles nog ingevuld. Op een ander apparaat typ je namen en documenten opnieuw: ze staan in geen mail en achter geen link.',
    once: 'We herinneren je één keer aan een boeking. Niet meer nodig? Doe dan niets: ze vervalt vanzelf.',
  },
  pl: {
    subject: (route) => `Rezerwacja czeka: ${route}`,
    waits: (route, price) =>
      `Rezerwacja ${route}, bilety za ${price}, jest zaczęta i jeszcze nieopłacona. Nic nie pobrano.`,
    until: (time) => `Miejsca i cenę trzymamy do ${time}. Dokończ tutaj:`,
    again:
      'W tej samej przeglądarce wszystko jest nadal wpisane. Na innym urządzeniu imiona i dokumenty trzeba wpisać ponownie: nie ma ich w żadnej wiadomości ani pod linkiem.',
    once: 'O rezerwacji przypominamy raz. Jeśli już jej nie potrzebujesz, nic nie rób: wygaśnie sama.',
  },
  es: {
    subject: (route) => `Tu reserva te espera: ${route}`,
    waits: (route, price) =>
      `Empezaste a reservar ${route}, billetes por ${price}, y aún no has pagado. No se ha cobrado nada.`,
    until: (time) => `Las plazas y el precio se mantienen hasta el ${time}. Sigue desde aquí:`,
    again:
      'En el navegador donde empezaste, todo lo escrito sigue ahí. En otro dispositivo hay que volver a escribir nombres y documentos: no están en ningún correo ni tras ningún enlace.',
    once: 'Recordamos una reserva una sola vez. Si ya no la necesitas, no hagas nada: caduca sola.',
  },
  fr: {
    subject: (route) => `Votre réservation vous attend : ${route}`,
    waits: (route, price) =>
      `Vous avez commencé à réserver ${route}, billets à ${price}, sans avoir encore payé. Rien n’est débité.`,
    until: (time) => `Les places et le prix tiennent jusqu’au ${time}. Reprenez ici :`,
    again:
      'Dans le navigateur où vous avez commencé, tout est encore rempli. Sur un autre appareil, noms et documents sont à saisir de nouveau : ils ne sont dans aucun e-mail ni derrière aucun lien.',
    once: 'Nous n’envoyons qu’un rappel par réservation. Si vous n’en avez plus besoin, ne faites rien : elle expirera d’elle-même.',
  },
  de: {
    subject: (route) => `Ihre Buchung wartet: ${route}`,
    waits: (route, price) =>
      `Sie haben begonnen, ${route} zu buchen, Tickets für ${price}, und noch nicht bezahlt. Es wurde nichts abgebucht.`,
    until: (time) => `Plätze und Preis gelten bis zum ${time}. Hier geht es weiter:`,
    again:
      'In dem Browser, in dem Sie begonnen haben, ist alles noch eingetragen. Auf einem anderen Gerät sind Namen und Dokumente neu einzugeben: Sie stehen in keiner E-Mail und hinter keinem Link.',
    once: 'Wir erinnern nur einmal an eine Buchung. Brauchen Sie sie nicht mehr, tun Sie nichts: Sie verfällt von selbst.',
  },
  it: {
    subject: (route) => `La tua prenotazione ti aspetta: ${route}`,
    waits: (route, price) =>
      `Hai iniziato a prenotare ${route}, biglietti a ${price}, e non hai ancora pagato. Non è stato addebitato nulla.`,
    until: (time) => `Posti e prezzo restano tuoi fino al ${time}. Riprendi da qui:`,
    again:
      'Nel browser in cui hai iniziato è ancora tutto inserito. Su un altro dispositivo nomi e documenti vanno scritti di nuovo: non sono in nessuna e-mail né dietro un link.',
    once: 'Ricordiamo una prenotazione una volta sola. Se non serve più, non fare nulla: scade da sola.',
  },
  tr: {
    subject: (route) => `Rezervasyonunuz bekliyor: ${route}`,
    waits: (route, price) =>
      `${route} için rezervasyona başladınız (biletler ${price}), henüz ödemediniz. Hesaptan para çekilmedi.`,
    until: (time) => `Koltuklar ve fiyat şu ana kadar sizindir: ${time}. Buradan devam edin:`,
    again:
      'Başladığınız tarayıcıda yazdıklarınız duruyor. Başka bir cihazda adları ve belgeleri yeniden yazmanız gerekir: hiçbir e-postada ve bağlantıda yer almazlar.',
    once: 'Bir rezervasyonu bir kez hatırlatırız. Artık gerekmiyorsa bir şey yapmayın: kendiliğinden sona erer.',
  },
};
