import type { LetterLanguage } from '../../outbox/letter-language';

/** A day and an hour of an airport, ready to be read. */
export type CheckInFacts = { carrier: string; number: string; date: string; time: string };

/** The texts of a letter with tickets that say what the fare includes, what to do next, and who sold it. */
export type AdviceTexts = {
  fare(name: string): string;
  /** Allowances are those of one passenger: "23 kg", "2 × 23 kg", or a number of pieces. */
  noBag: string;
  bag(size: string): string;
  noCabinBag: string;
  cabinBag(size: string): string;
  pieces(count: number): string;
  next: string;
  check: string;
  checkIn(facts: CheckInFacts): string;
  registered: string;
  documents: string;
  documentsAbroad: string;
  documentsTrain: string;
  documentsTrainAbroad: string;
  documentsBusAbroad: string;
  bus: string;
  questions: string;
  /** The name of the page of contacts. */
  contacts: string;
  seller(company: string): string;
};

/** Letters name the flight, because each airline has a check-in of its own. French puts a space before a colon. */
export const ADVICE_TEXTS: Readonly<Record<LetterLanguage, AdviceTexts>> = {
  en: {
    fare: (name) => `“${name}” fare, for each passenger`,
    noBag: 'No checked bag',
    bag: (size) => `Checked bag: ${size}`,
    noCabinBag: 'No cabin bag',
    cabinBag: (size) => `Cabin bag: ${size}`,
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    next: 'What to do next',
    check: 'Check that the names match the documents. If something is wrong, tell us as soon as you can.',
    checkIn: ({ carrier, number, date, time }) =>
      `Check in online with ${carrier} for ${number}: usually from ${date}, ${time}, with the booking code.`,
    registered: 'We check you in within 24 hours before departure and send you the boarding passes.',
    documents: 'Bring the document named in the ticket, and be at the airport at least two hours before departure.',
    documentsAbroad:
      'Bring your passport and, if you need one, a visa. Be at the airport at least three hours before departure.',
    documentsTrain:
      'Bring the document named in the ticket, and be at the station at least half an hour before departure.',
    documentsTrainAbroad:
      'Bring your passport and, if you need one, a visa. Be at the station at least an hour before departure.',
    documentsBusAbroad: 'Bring your passport and, if you need one, a visa.',
    bus: 'Show the driver the ticket and your document. The bus leaves from the station square: come 15 minutes early.',
    questions: 'Questions',
    contacts: 'Contacts',
    seller: (company) => `Sold by ${company}`,
  },
  ru: {
    fare: (name) => `Тариф «${name}» для каждого пассажира`,
    noBag: 'Без багажа',
    bag: (size) => `Багаж: ${size}`,
    noCabinBag: 'Без ручной клади',
    cabinBag: (size) => `Ручная кладь: ${size}`,
    pieces: (count) => (count === 1 ? '1 место' : `${count} места`),
    next: 'Что дальше',
    check: 'Проверьте имена: они должны совпадать с документами. Об ошибке сообщите нам как можно раньше.',
    checkIn: ({ carrier, number, date, time }) =>
      `Онлайн-регистрация на рейс ${number} (${carrier}) обычно открывается ${date} в ${time}. Понадобится код бронирования.`,
    registered: 'Мы зарегистрируем вас в течение суток до вылета и пришлём посадочные талоны.',
    documents: 'Возьмите документ, указанный в билете, и приезжайте в аэропорт не позже чем за два часа до вылета.',
    documentsAbroad:
      'Возьмите загранпаспорт и визу, если она нужна. Приезжайте в аэропорт не позже чем за три часа до вылета.',
    documentsTrain:
      'Возьмите документ, указанный в билете, и приезжайте на вокзал не позже чем за полчаса до отправления.',
    documentsTrainAbroad:
      'Возьмите загранпаспорт и визу, если она нужна. Приезжайте на вокзал не позже чем за час до отправления.',
    documentsBusAbroad: 'Возьмите загранпаспорт и визу, если она нужна.',
    bus: 'Водителю покажите билет и документ. Автобус отходит от вокзала: приходите за 15 минут.',
    questions: 'Вопросы',
    contacts: 'Контакты',
    seller: (company) => `Продавец: ${company}`,
  },
  nl: {
    fare: (name) => `Tarief ‘${name}’, per reiziger`,
    noBag: 'Zonder ruimbagage',
    bag: (size) => `Ruimbagage: ${size}`,
    noCabinBag: 'Zonder handbagage',
    cabinBag: (size) => `Handbagage: ${size}`,
    pieces: (count) => (count === 1 ? '1 stuk' : `${count} stuks`),
    next: 'Hoe nu verder?',
    check: 'Vergelijk de namen met de documenten. Klopt er iets niet, laat het ons dan zo snel mogelijk weten.',
    checkIn: ({ carrier, number, date, time }) =>
      `Check online in bij ${carrier} voor ${number}: meestal vanaf ${date}, ${time}, met de boekingscode.`,
    registered: 'We checken je in binnen 24 uur voor vertrek en sturen je de instapkaarten.',
    documents: 'Neem het document mee dat op het ticket staat en wees twee uur voor vertrek op de luchthaven.',
    documentsAbroad:
      'Neem je paspoort mee en, als dat nodig is, een visum. Wees drie uur voor vertrek op de luchthaven.',
    documentsTrain: 'Neem het document mee dat op het ticket staat en wees een halfuur voor vertrek op het station.',
    documentsTrainAbroad: 'Neem je paspoort mee en zo nodig een visum. Wees een uur voor vertrek op het station.',
    documentsBusAbroad: 'Neem je paspoort mee en zo nodig een visum.',
    bus: 'Laat de chauffeur het ticket en je document zien. De bus vertrekt bij het station: wees er 15 minuten van tevoren.',
    questions: 'Vragen',
    contacts: 'Contact',
    seller: (company) => `Verkocht door ${company}`,
  },
  pl: {
    fare: (name) => `Taryfa „${name}”, dla każdego pasażera`,
    noBag: 'Bez bagażu rejestrowanego',
    bag: (size) => `Bagaż rejestrowany: ${size}`,
    noCabinBag: 'Bez bagażu podręcznego',
    cabinBag: (size) => `Bagaż podręczny: ${size}`,
    pieces: (count) => (count === 1 ? '1 sztuka' : `${count} sztuki`),
    next: 'Co dalej?',
    check: 'Porównaj nazwiska z dokumentami. Jeśli coś się nie zgadza, daj nam znać jak najszybciej.',
    checkIn: ({ carrier, number, date, time }) =>
      `Odpraw się online w ${carrier} na lot ${number}: zwykle od ${date}, ${time}, z kodem rezerwacji.`,
    registered: 'Odprawimy cię w ciągu 24 godzin przed odlotem i wyślemy karty pokładowe.',
    documents: 'Zabierz dokument podany na bilecie i bądź na lotnisku dwie godziny przed wylotem.',
    documentsAbroad: 'Zabierz paszport i, jeśli jest potrzebna, wizę. Bądź na lotnisku trzy godziny przed wylotem.',
    documentsTrain: 'Zabierz dokument wpisany na bilecie i bądź na dworcu pół godziny przed odjazdem.',
    documentsTrainAbroad: 'Zabierz paszport i, jeśli jest potrzebna, wizę. Bądź na dworcu godzinę przed odjazdem.',
    documentsBusAbroad: 'Zabierz paszport i, jeśli jest potrzebna, wizę.',
    bus: 'Pokaż kierowcy bilet i dokument. Autobus odjeżdża sprzed dworca: przyjdź 15 minut wcześniej.',
    questions: 'Pytania',
    contacts: 'Kontakt',
    seller: (company) => `Sprzedawca: ${company}`,
  },
  es: {
    fare: (name) => `Tarifa «${name}», por pasajero`,
    noBag: 'Sin equipaje facturado',
    bag: (size) => `Equipaje facturado: ${size}`,
    noCabinBag: 'Sin equipaje de mano',
    cabinBag: (size) => `Equipaje de mano: ${size}`,
    pieces: (count) => (count === 1 ? '1 bulto' : `${count} bultos`),
    next: 'Qué hacer ahora',
    check: 'Comprueba que los nombres coinciden con los documentos. Si hay un error, avísanos cuanto antes.',
    checkIn: ({ carrier, number, date, time }) =>
      `Haz el check-in en línea con ${carrier} para el ${number}: suele abrir el ${date}, ${time}, con el código de reserva.`,
    registered: 'Te facturamos en las 24 horas antes de la salida y te enviamos las tarjetas de embarque.',
    documents: 'Lleva el documento indicado en el billete y llega al aeropuerto dos horas antes de la salida.',
    documentsAbroad:
      'Lleva el pasaporte y, si te hace falta, el visado. Llega al aeropuerto tres horas antes de la salida.',
    documentsTrain: 'Lleva el documento que figura en el billete y llega a la estación media hora antes de la salida.',
    documentsTrainAbroad:
      'Lleva el pasaporte y, si lo necesitas, el visado. Llega a la estación una hora antes de la salida.',
    documentsBusAbroad: 'Lleva el pasaporte y, si lo necesitas, el visado.',
    bus: 'Enseña al conductor el billete y tu documento. El autobús sale junto a la estación: llega 15 minutos antes.',
    questions: 'Preguntas',
    contacts: 'Contacto',
    seller: (company) => `Vendedor: ${company}`,
  },
  fr: {
    fare: (name) => `Tarif «\u00a0${name}\u00a0», par passager`,
    noBag: 'Sans bagage en soute',
    bag: (size) => `Bagage en soute\u00a0: ${size}`,
    noCabinBag: 'Sans bagage cabine',
    cabinBag: (size) => `Bagage cabine\u00a0: ${size}`,
    pieces: (count) => (count === 1 ? '1 bagage' : `${count} bagages`),
    next: 'Et maintenant ?',
    check: 'Comparez les noms avec les documents. En cas d’erreur, prévenez-nous au plus vite.',
    checkIn: ({ carrier, number, date, time }) =>
      `Enregistrez-vous en ligne auprès de ${carrier} pour le ${number}\u00a0: en général dès le ${date}, ${time}, avec le code de réservation.`,
    registered: 'Nous vous enregistrons dans les 24 heures avant le départ et vous envoyons les cartes d’embarquement.',
    documents: 'Prenez le document indiqué sur le billet et soyez à l’aéroport deux heures avant le départ.',
    documentsAbroad:
      'Prenez votre passeport et, s’il le faut, votre visa. Soyez à l’aéroport trois heures avant le départ.',
    documentsTrain: 'Emportez le document indiqué sur le billet et soyez à la gare une demi-heure avant le départ.',
    documentsTrainAbroad:
      'Emportez votre passeport et, s’il le faut, un visa. Soyez à la gare une heure avant le départ.',
    documentsBusAbroad: 'Emportez votre passeport et, s’il le faut, un visa.',
    bus: 'Présentez au conducteur le billet et votre document. L’autocar part devant la gare\u00a0: venez 15 minutes avant.',
    questions: 'Questions\u00a0',
    contacts: 'Contacts',
    seller: (company) => `Vendu par ${company}`,
  },
  de: {
    fare: (name) => `Tarif „${name}“, je Person`,
    noBag: 'Ohne Aufgabegepäck',
    bag: (size) => `Aufgabegepäck: ${size}`,
    noCabinBag: 'Ohne Handgepäck',
    cabinBag: (size) => `Handgepäck: ${size}`,
    pieces: (count) => (count === 1 ? '1 Stück' : `${count} Stück`),
    next: 'Wie es weitergeht',
    check:
      'Vergleichen Sie die Namen mit den Dokumenten. Stimmt etwas nicht, sagen Sie uns so bald wie möglich Bescheid.',
    checkIn: ({ carrier, number, date, time }) =>
      `Online-Check-in bei ${carrier} für ${number}: meist ab ${date}, ${time} Uhr, mit dem Buchungscode.`,
    registered: 'Wir checken Sie innerhalb von 24 Stunden vor dem Abflug ein und schicken Ihnen die Bordkarten.',
    documents: 'Nehmen Sie das im Ticket genannte Dokument mit und seien Sie zwei Stunden vor Abflug am Flughafen.',
    documentsAbroad:
      'Nehmen Sie Ihren Reisepass und, falls nötig, ein Visum mit. Seien Sie drei Stunden vor Abflug am Flughafen.',
    documentsTrain:
      'Nehmen Sie das im Ticket genannte Dokument mit und seien Sie eine halbe Stunde vor der Abfahrt am Bahnhof.',
    documentsTrainAbroad:
      'Nehmen Sie Ihren Reisepass und, falls nötig, ein Visum mit. Seien Sie eine Stunde vor der Abfahrt am Bahnhof.',
    documentsBusAbroad: 'Nehmen Sie Ihren Reisepass und, falls nötig, ein Visum mit.',
    bus: 'Zeigen Sie dem Fahrer das Ticket und Ihr Dokument. Der Bus fährt am Bahnhof ab: Seien Sie 15 Minuten vorher da.',
    questions: 'Fragen',
    contacts: 'Kontakt',
    seller: (company) => `Verkauft von ${company}`,
  },
  it: {
    fare: (name) => `Tariffa «${name}», per passeggero`,
    noBag: 'Senza bagaglio da stiva',
    bag: (size) => `Bagaglio da stiva: ${size}`,
    noCabinBag: 'Senza bagaglio a mano',
    cabinBag: (size) => `Bagaglio a mano: ${size}`,
    pieces: (count) => (count === 1 ? '1 collo' : `${count} colli`),
    next: 'E adesso?',
    check: 'Confronta i nomi con i documenti. Se c’è un errore, scrivici al più presto.',
    checkIn: ({ carrier, number, date, time }) =>
      `Fai il check-in online con ${carrier} per il ${number}: di solito dal ${date}, ${time}, con il codice di prenotazione.`,
    registered: 'Facciamo noi il check-in nelle 24 ore prima della partenza e ti mandiamo le carte d’imbarco.',
    documents: 'Porta il documento indicato nel biglietto e arriva in aeroporto due ore prima della partenza.',
    documentsAbroad: 'Porta il passaporto e, se serve, il visto. Arriva in aeroporto tre ore prima della partenza.',
    documentsTrain: 'Porta il documento indicato sul biglietto e arriva in stazione mezz’ora prima della partenza.',
    documentsTrainAbroad: 'Porta il passaporto e, se serve, il visto. Arriva in stazione un’ora prima della partenza.',
    documentsBusAbroad: 'Porta il passaporto e, se serve, il visto.',
    bus: 'Mostra all’autista il biglietto e il documento. L’autobus parte davanti alla stazione: arriva 15 minuti prima.',
    questions: 'Domande',
    contacts: 'Contatti',
    seller: (company) => `Venduto da ${company}`,
  },
  tr: {
    fare: (name) => `“${name}” tarifesi, yolcu başına`,
    noBag: 'Kayıtlı bagaj yok',
    bag: (size) => `Kayıtlı bagaj: ${size}`,
    noCabinBag: 'Kabin bagajı yok',
    cabinBag: (size) => `Kabin bagajı: ${size}`,
    pieces: (count) => `${count} parça`,
    next: 'Bundan sonra',
    check: 'Adları belgelerle karşılaştırın. Yanlış bir şey varsa bize en kısa sürede bildirin.',
    checkIn: ({ carrier, number, date, time }) =>
      `${number} (${carrier}) için online check-in genellikle ${date}, saat ${time} itibarıyla açılır: rezervasyon kodu gerekir.`,
    registered: 'Check-in’inizi kalkıştan önceki 24 saat içinde biz yapar, biniş kartlarını size göndeririz.',
    documents: 'Bilette yazan belgeyi yanınıza alın ve kalkıştan iki saat önce havalimanında olun.',
    documentsAbroad: 'Pasaportunuzu ve gerekiyorsa vizenizi yanınıza alın. Kalkıştan üç saat önce havalimanında olun.',
    documentsTrain: 'Bilette yazan belgeyi yanınıza alın ve kalkıştan yarım saat önce garda olun.',
    documentsTrainAbroad: 'Pasaportunuzu ve gerekiyorsa vizenizi yanınıza alın. Kalkıştan bir saat önce garda olun.',
    documentsBusAbroad: 'Pasaportunuzu ve gerekiyorsa vizenizi yanınıza alın.',
    bus: 'Şoföre bileti ve belgenizi gösterin. Otobüs garın önünden kalkar: 15 dakika önce gelin.',
    questions: 'Sorular',
    contacts: 'İletişim',
    seller: (company) => `Satıcı: ${company}`,
  },
};
