import type { LetterLanguage } from '../../outbox/letter-language';

/** The texts of a receipt. */
export type ReceiptTexts = {
  /** @param trip route, departure and booking code, by which people search at the airport */
  subject(trip: string): string;
  greeting(tickets: number): string;
  order: string;
  tickets: string;
  ticket: string;
  code: string;
  itinerary: string;
  terminal: string;
  train: string;
  bus: string;
  car: string;
  place: string;
  extras: string;
  promo: string;
  points: string;
  fee: string;
  /** Mentions the attached PDF and the lifetime of the link. */
  attached: string;
  /** All tickets, as a line of the price. */
  whole: string;
  total: string;
  /** Text before the link to the order. */
  link: string;
  /** The button of the HTML part. */
  open: string;
  sms(order: string, code: string, link: string): string;
  /** Subject for post-sale purchases. */
  extrasSubject(order: string): string;
  extrasGreeting: string;
};

export const RECEIPT_TEXTS: Readonly<Record<LetterLanguage, ReceiptTexts>> = {
  en: {
    subject: (trip) => `${trip} – your tickets`,
    greeting: (count) =>
      `Thank you for your order. ${count === 1 ? 'Your ticket has' : 'Your tickets have'} been issued.`,
    order: 'Order number',
    tickets: 'Passengers and tickets',
    ticket: 'ticket',
    code: 'booking code',
    itinerary: 'Itinerary (local times)',
    terminal: 'terminal',
    train: 'train',
    bus: 'bus',
    car: 'coach',
    place: 'place',
    extras: 'Extras',
    promo: 'Promo code',
    points: 'Paid with points',
    fee: 'Card fee',
    attached:
      'Your travel documents are attached as a PDF. The link opens your order on any device until a month after the trip: pass it on only to those who may see it.',
    whole: 'Tickets',
    total: 'Total charged',
    link: 'Your order',
    open: 'Open your order',
    sms: (order, code, link) => `Order ${order}: tickets issued, booking code ${code}: ${link}`,
    extrasSubject: (order) => `Order ${order}: your extras are paid`,
    extrasGreeting: 'Thank you. This has been added to your trip.',
  },
  ru: {
    subject: (trip) => `Билеты ${trip}`,
    greeting: (count) => `Спасибо за заказ. ${count === 1 ? 'Билет оформлен' : 'Билеты оформлены'}.`,
    order: 'Номер заказа',
    tickets: 'Пассажиры и билеты',
    ticket: 'билет',
    code: 'код бронирования',
    itinerary: 'Маршрут (время местное)',
    terminal: 'терминал',
    train: 'поезд',
    bus: 'автобус',
    car: 'вагон',
    place: 'место',
    extras: 'Дополнительные услуги',
    promo: 'Промокод',
    points: 'Оплачено баллами',
    fee: 'Комиссия за оплату картой',
    attached:
      'Документы на поездку приложены к письму в PDF. Заказ открывается по ссылке на любом устройстве ещё месяц после поездки. Не пересылайте её посторонним.',
    whole: 'Билеты',
    total: 'Оплачено',
    link: 'Ваш заказ',
    open: 'Открыть заказ',
    sms: (order, code, link) => `Заказ ${order} оформлен, код бронирования ${code}: ${link}`,
    extrasSubject: (order) => `Заказ ${order}: услуги оплачены`,
    extrasGreeting: 'Спасибо. Мы добавили это к вашей поездке.',
  },
  nl: {
    subject: (trip) => `${trip} – je tickets`,
    greeting: (count) => `Bedankt voor je boeking. ${count === 1 ? 'Je ticket is' : 'Je tickets zijn'} uitgegeven.`,
    order: 'Boekingsnummer',
    tickets: 'Reizigers en tickets',
    ticket: 'ticket',
    code: 'boekingscode',
    itinerary: 'Reisschema (lokale tijden)',
    terminal: 'terminal',
    train: 'trein',
    bus: 'bus',
    car: 'rijtuig',
    place: 'plaats',
    extras: 'Extra’s',
    promo: 'Kortingscode',
    points: 'Betaald met punten',
    fee: 'Kosten kaartbetaling',
    attached:
      'Het reisbewijs is als pdf bijgevoegd. De link opent je boeking op elk apparaat tot een maand na de reis: geef hem alleen door aan wie de boeking mag zien.',
    whole: 'Tickets',
    total: 'Totaal afgeschreven',
    link: 'Je boeking',
    open: 'Bekijk je boeking',
    sms: (order, code, link) => `Boeking ${order}: tickets uitgegeven, boekingscode ${code}: ${link}`,
    extrasSubject: (order) => `Boeking ${order}: je extra’s zijn betaald`,
    extrasGreeting: 'Bedankt. Dit is aan je reis toegevoegd.',
  },
  pl: {
    subject: (trip) => `${trip} – Twoje bilety`,
    greeting: (count) => `Dziękujemy za zamówienie. ${count === 1 ? 'Bilet jest wystawiony' : 'Bilety są wystawione'}.`,
    order: 'Numer zamówienia',
    tickets: 'Pasażerowie i bilety',
    ticket: 'bilet',
    code: 'kod rezerwacji',
    itinerary: 'Plan podróży (czas lokalny)',
    terminal: 'terminal',
    train: 'pociąg',
    bus: 'autobus',
    car: 'wagon',
    place: 'miejsce',
    extras: 'Dodatki',
    promo: 'Kod promocyjny',
    points: 'Zapłacono punktami',
    fee: 'Opłata za płatność kartą',
    attached:
      'Potwierdzenie podróży jest w załączniku PDF. Link otwiera zamówienie na każdym urządzeniu do miesiąca po podróży: przekazuj go tylko osobom, które mogą je zobaczyć.',
    whole: 'Bilety',
    total: 'Pobrano',
    link: 'Twoje zamówienie',
    open: 'Otwórz zamówienie',
    sms: (order, code, link) => `Zamówienie ${order}: bilety wystawione, kod rezerwacji ${code}: ${link}`,
    extrasSubject: (order) => `Zamówienie ${order}: dodatki opłacone`,
    extrasGreeting: 'Dziękujemy. Dodaliśmy to do Twojej podróży.',
  },
  es: {
    subject: (trip) => `${trip} – tus billetes`,
    greeting: (count) =>
      `Gracias por tu pedido. ${count === 1 ? 'Tu billete está emitido' : 'Tus billetes están emitidos'}.`,
    order: 'Número de pedido',
    tickets: 'Pasajeros y billetes',
    ticket: 'billete',
    code: 'código de reserva',
    itinerary: 'Itinerario (hora local)',
    terminal: 'terminal',
    train: 'tren',
    bus: 'autobús',
    car: 'coche',
    place: 'plaza',
    extras: 'Extras',
    promo: 'Código promocional',
    points: 'Pagado con puntos',
    fee: 'Comisión por pagar con tarjeta',
    attached:
      'El recibo de viaje va adjunto en PDF. El enlace abre tu pedido en cualquier dispositivo hasta un mes después del viaje: compártelo solo con quien pueda verlo.',
    whole: 'Billetes',
    total: 'Total cobrado',
    link: 'Tu pedido',
    open: 'Abrir tu pedido',
    sms: (order, code, link) => `Pedido ${order}: billetes emitidos, código de reserva ${code}: ${link}`,
    extrasSubject: (order) => `Pedido ${order}: tus extras están pagados`,
    extrasGreeting: 'Gracias. Lo hemos añadido a tu viaje.',
  },
  // French puts a space before the colon after a label.
  fr: {
    subject: (trip) => `${trip} – vos billets`,
    greeting: (count) =>
      `Merci pour votre commande. ${count === 1 ? 'Votre billet est émis' : 'Vos billets sont émis'}.`,
    order: 'Numéro de commande\u00a0',
    tickets: 'Passagers et billets\u00a0',
    ticket: 'billet',
    code: 'code de réservation',
    itinerary: 'Itinéraire (heures locales)\u00a0',
    terminal: 'terminal',
    train: 'train',
    bus: 'autocar',
    car: 'voiture',
    place: 'place',
    extras: 'Options\u00a0',
    promo: 'Code promo',
    points: 'Payé en points',
    fee: 'Frais de carte\u00a0',
    attached:
      'Le reçu de voyage est joint en PDF. Le lien ouvre votre commande sur tous les appareils jusqu’à un mois après le voyage : ne le transmettez qu’aux personnes autorisées à la voir.',
    whole: 'Billets\u00a0',
    total: 'Total débité\u00a0',
    link: 'Votre commande\u00a0',
    open: 'Ouvrir votre commande',
    sms: (order, code, link) => `Commande ${order} : billets émis, code de réservation ${code} : ${link}`,
    extrasSubject: (order) => `Commande ${order} : vos options sont payées`,
    extrasGreeting: 'Merci. Voici ce qui s’ajoute à votre voyage.',
  },
  de: {
    subject: (trip) => `${trip} – Ihre Tickets`,
    greeting: (count) => `Danke für Ihre Buchung. ${count === 1 ? 'Ihr Ticket ist' : 'Ihre Tickets sind'} ausgestellt.`,
    order: 'Buchungsnummer',
    tickets: 'Reisende und Tickets',
    ticket: 'Ticket',
    code: 'Buchungscode',
    itinerary: 'Reiseplan (Ortszeiten)',
    terminal: 'Terminal',
    train: 'Zug',
    bus: 'Bus',
    car: 'Wagen',
    place: 'Platz',
    extras: 'Extras',
    promo: 'Gutscheincode',
    points: 'Mit Punkten bezahlt',
    fee: 'Gebühr für Kartenzahlung',
    attached:
      'Der Reisebeleg liegt als PDF bei. Der Link öffnet Ihre Buchung auf jedem Gerät bis einen Monat nach der Reise: Geben Sie ihn nur an Personen weiter, die sie sehen dürfen.',
    whole: 'Tickets',
    total: 'Abgebucht',
    link: 'Ihre Buchung',
    open: 'Buchung öffnen',
    sms: (order, code, link) => `Buchung ${order}: Tickets ausgestellt, Buchungscode ${code}: ${link}`,
    extrasSubject: (order) => `Buchung ${order}: Ihre Extras sind bezahlt`,
    extrasGreeting: 'Danke. Das gehört jetzt zu Ihrer Reise.',
  },
  it: {
    subject: (trip) => `${trip} – i tuoi biglietti`,
    greeting: (count) =>
      `Grazie per l’ordine. ${count === 1 ? 'Il tuo biglietto è emesso' : 'I tuoi biglietti sono emessi'}.`,
    order: 'Numero d’ordine',
    tickets: 'Passeggeri e biglietti',
    ticket: 'biglietto',
    code: 'codice di prenotazione',
    itinerary: 'Itinerario (orari locali)',
    terminal: 'terminal',
    train: 'treno',
    bus: 'autobus',
    car: 'carrozza',
    place: 'posto',
    extras: 'Extra',
    promo: 'Codice promozionale',
    points: 'Pagato con punti',
    fee: 'Commissione carta',
    attached:
      'La ricevuta di viaggio è allegata in PDF. Il link apre il tuo ordine su qualsiasi dispositivo fino a un mese dopo il viaggio: condividilo solo con chi può vederlo.',
    whole: 'Biglietti',
    total: 'Totale addebitato',
    link: 'Il tuo ordine',
    open: 'Apri il tuo ordine',
    sms: (order, code, link) => `Ordine ${order}: biglietti emessi, codice di prenotazione ${code}: ${link}`,
    extrasSubject: (order) => `Ordine ${order}: i tuoi extra sono pagati`,
    extrasGreeting: 'Grazie. L’abbiamo aggiunto al tuo viaggio.',
  },
  tr: {
    subject: (trip) => `${trip} – biletleriniz`,
    greeting: (count) => `Siparişiniz için teşekkürler. ${count === 1 ? 'Biletiniz' : 'Biletleriniz'} düzenlendi.`,
    order: 'Sipariş numarası',
    tickets: 'Yolcular ve biletler',
    ticket: 'bilet',
    code: 'rezervasyon kodu',
    itinerary: 'Seyahat planı (yerel saatler)',
    terminal: 'terminal',
    train: 'tren',
    bus: 'otobüs',
    car: 'vagon',
    place: 'yer',
    extras: 'Ek hizmetler',
    promo: 'Promosyon kodu',
    points: 'Puanla ödenen',
    fee: 'Kart ücreti',
    attached:
      'Seyahat belgesi PDF olarak ektedir. Bağlantı, siparişinizi yolculuktan bir ay sonrasına kadar her cihazda açar: yalnızca siparişi görebilecek kişilerle paylaşın.',
    whole: 'Biletler',
    total: 'Çekilen tutar',
    link: 'Siparişiniz',
    open: 'Siparişinizi açın',
    sms: (order, code, link) => `Sipariş ${order}: biletler düzenlendi, rezervasyon kodu ${code}: ${link}`,
    extrasSubject: (order) => `Sipariş ${order}: ek hizmetleriniz ödendi`,
    extrasGreeting: 'Teşekkürler. Bunlar seyahatinize eklendi.',
  },
};
