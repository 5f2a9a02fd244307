import type { LetterLanguage } from '../../outbox/letter-language';

/** The words of letters about places on trains, and how one boards. Tiers follow the words of `CarPlace.type`. */
export type RailTexts = {
  tier: Readonly<Record<'lower' | 'upper' | 'middle' | 'side_lower' | 'side_upper', string>>;
  type: Readonly<Record<'shared' | 'soft' | 'luxury' | 'compartment' | 'reserved_seat' | 'sedentary', string>>;
  class(code: string): string;
  /** With electronic registration. */
  registered: string;
  /** Without it. */
  paper: string;
  /** On railways that have none. */
  ticket: string;
  /** Any other status: the order says more. */
  other: string;
};

export const RAIL_TEXTS: Readonly<Record<LetterLanguage, RailTexts>> = {
  en: {
    tier: {
      lower: 'lower',
      upper: 'upper',
      middle: 'middle',
      side_lower: 'lower at the side',
      side_upper: 'upper at the side',
    },
    type: {
      shared: 'unreserved seats',
      soft: 'private compartment',
      luxury: 'two-berth compartment',
      compartment: 'four-berth compartment',
      reserved_seat: 'open sleeper',
      sedentary: 'seats',
    },
    class: (code) => `class ${code}`,
    registered: 'Electronic registration: yes. Board with the document you booked with.',
    paper:
      'Collect the paper ticket at a railway ticket office or machine at least half an hour before departure: bring the document you booked with and the ticket number.',
    ticket: 'Show the ticket on your phone or printed, with your document.',
    other: 'Your order tells how to board.',
  },
  ru: {
    tier: {
      lower: 'нижнее',
      upper: 'верхнее',
      middle: 'среднее',
      side_lower: 'боковое нижнее',
      side_upper: 'боковое верхнее',
    },
    type: {
      shared: 'общий вагон',
      soft: 'люкс',
      luxury: 'СВ',
      compartment: 'купе',
      reserved_seat: 'плацкарт',
      sedentary: 'сидячий',
    },
    class: (code) => `класс ${code}`,
    registered: 'Электронная регистрация есть: для посадки нужен документ, с которым куплен билет.',
    paper:
      'Получите бумажный билет в кассе или автомате на вокзале не позже чем за полчаса до отправления: понадобятся документ, с которым куплен билет, и номер билета.',
    ticket: 'Покажите билет с телефона или на бумаге вместе с документом.',
    other: 'Как пройти на посадку, сказано в заказе.',
  },
  nl: {
    tier: {
      lower: 'onder',
      upper: 'boven',
      middle: 'midden',
      side_lower: 'onder, aan het gangpad',
      side_upper: 'boven, aan het gangpad',
    },
    type: {
      shared: 'zitplaatsen zonder nummer',
      soft: 'privécoupé',
      luxury: 'tweepersoonscoupé',
      compartment: 'vierpersoonscoupé',
      reserved_seat: 'open slaaprijtuig',
      sedentary: 'zitplaatsen',
    },
    class: (code) => `klasse ${code}`,
    registered: 'Elektronisch geregistreerd: stap in met het document waarmee je hebt geboekt.',
    paper:
      'Haal het papieren ticket minstens een halfuur voor vertrek op bij een loket of automaat op het station: neem het document waarmee je hebt geboekt en het ticketnummer mee.',
    ticket: 'Laat het ticket op je telefoon of op papier zien, samen met je document.',
    other: 'In je boeking staat hoe je instapt.',
  },
  pl: {
    tier: {
      lower: 'dolne',
      upper: 'górne',
      middle: 'środkowe',
      side_lower: 'boczne dolne',
      side_upper: 'boczne górne',
    },
    type: {
      shared: 'miejsca bez numerów',
      soft: 'przedział na wyłączność',
      luxury: 'przedział dwuosobowy',
      compartment: 'przedział czteroosobowy',
      reserved_seat: 'wagon sypialny otwarty',
      sedentary: 'miejsca siedzące',
    },
    class: (code) => `klasa ${code}`,
    registered: 'Rejestracja elektroniczna: tak. Do wejścia wystarczy dokument podany przy rezerwacji.',
    paper:
      'Odbierz bilet papierowy w kasie lub automacie na dworcu co najmniej pół godziny przed odjazdem: potrzebne są dokument podany przy rezerwacji i numer biletu.',
    ticket: 'Pokaż bilet w telefonie lub wydrukowany razem z dokumentem.',
    other: 'W zamówieniu jest napisane, jak wejść do pociągu.',
  },
  es: {
    tier: {
      lower: 'inferior',
      upper: 'superior',
      middle: 'intermedia',
      side_lower: 'inferior lateral',
      side_upper: 'superior lateral',
    },
    type: {
      shared: 'asientos sin reserva',
      soft: 'compartimento privado',
      luxury: 'compartimento de dos',
      compartment: 'compartimento de cuatro',
      reserved_seat: 'litera abierta',
      sedentary: 'asientos',
    },
    class: (code) => `clase ${code}`,
    registered: 'Registro electrónico hecho: sube con el documento con el que reservaste.',
    paper:
      'Recoge el billete en papel en una taquilla o máquina de la estación al menos media hora antes de la salida: lleva el documento con el que reservaste y el número de billete.',
    ticket: 'Enseña el billete en el móvil o impreso junto con tu documento.',
    other: 'En tu pedido se indica cómo subir.',
  },
  fr: {
    tier: {
      lower: 'en bas',
      upper: 'en haut',
      middle: 'au milieu',
      side_lower: 'en bas, côté couloir',
      side_upper: 'en haut, côté couloir',
    },
    type: {
      shared: 'places non numérotées',
      soft: 'compartiment privé',
      luxury: 'compartiment à deux',
      compartment: 'compartiment à quatre',
      reserved_seat: 'couchette ouverte',
      sedentary: 'places assises',
    },
    class: (code) => `classe ${code}`,
    registered: 'Enregistrement électronique fait : montez à bord avec le document de la réservation.',
    paper:
      'Retirez le billet papier à un guichet ou une borne de la gare au moins une demi-heure avant le départ : apportez le document de la réservation et le numéro du billet.',
    ticket: 'Montrez le billet sur votre téléphone ou imprimé, avec votre document.',
    other: 'Votre commande dit comment monter à bord.',
  },
  de: {
    tier: {
      lower: 'unten',
      upper: 'oben',
      middle: 'Mitte',
      side_lower: 'unten, seitlich',
      side_upper: 'oben, seitlich',
    },
    type: {
      shared: 'Sitzwagen ohne Reservierung',
      soft: 'Privatabteil',
      luxury: 'Zweierabteil',
      compartment: 'Viererabteil',
      reserved_seat: 'offener Liegewagen',
      sedentary: 'Sitzplätze',
    },
    class: (code) => `Klasse ${code}`,
    registered: 'Elektronisch registriert: Steigen Sie mit dem Dokument ein, mit dem Sie gebucht haben.',
    paper:
      'Holen Sie das Papierticket mindestens eine halbe Stunde vor der Abfahrt an einem Schalter oder Automaten im Bahnhof ab: Bringen Sie das Dokument mit, mit dem Sie gebucht haben, und die Ticketnummer.',
    ticket: 'Zeigen Sie das Ticket auf dem Telefon oder ausgedruckt zusammen mit Ihrem Dokument.',
    other: 'In Ihrer Buchung steht, wie Sie einsteigen.',
  },
  it: {
    tier: {
      lower: 'inferiore',
      upper: 'superiore',
      middle: 'intermedio',
      side_lower: 'inferiore laterale',
      side_upper: 'superiore laterale',
    },
    type: {
      shared: 'posti non numerati',
      soft: 'scompartimento privato',
      luxury: 'scompartimento a due',
      compartment: 'scompartimento a quattro',
      reserved_seat: 'cuccetta aperta',
      sedentary: 'posti a sedere',
    },
    class: (code) => `classe ${code}`,
    registered: 'Registrazione elettronica fatta: sali con il documento usato per prenotare.',
    paper:
      'Ritira il biglietto cartaceo a una biglietteria o macchina della stazione almeno mezz’ora prima della partenza: porta il documento usato per prenotare e il numero del biglietto.',
    ticket: 'Mostra il biglietto sul telefono o stampato insieme al documento.',
    other: 'Nell’ordine c’è scritto come salire.',
  },
  tr: {
    tier: {
      lower: 'alt',
      upper: 'üst',
      middle: 'orta',
      side_lower: 'alt, yan',
      side_upper: 'üst, yan',
    },
    type: {
      shared: 'numarasız koltuklar',
      soft: 'özel kompartıman',
      luxury: 'iki kişilik kompartıman',
      compartment: 'dört kişilik kompartıman',
      reserved_seat: 'açık yataklı vagon',
      sedentary: 'koltuk',
    },
    class: (code) => `sınıf ${code}`,
    registered: 'Elektronik kayıt var: rezervasyonda kullandığınız belgeyle binin.',
    paper:
      'Kâğıt bileti kalkıştan en az yarım saat önce gardaki gişeden veya makineden alın: rezervasyonda kullandığınız belge ve bilet numarası gerekir.',
    ticket: 'Bileti telefonunuzdan veya çıktısını belgenizle birlikte gösterin.',
    other: 'Nasıl bineceğiniz siparişinizde yazar.',
  },
};
