import type { LetterLanguage } from '../../outbox/letter-language';

/** `flight`: "XX 101, Helsinki – Milan, 4 June at 08:30". */
export type RefusalFacts = { order: string; flight: string; amount: string; until: string };

/** The letters about online registration: the passes are there, or the carrier has refused. */
export type CheckInTexts = {
  doneSubject(flight: string): string;
  done(flight: string): string;
  seat(name: string, seat: string): string;
  /** An infant without a seat. */
  lap(name: string): string;
  /** Before the link. */
  passes: string;
  refusedSubject(flight: string): string;
  refused(facts: RefusalFacts): string;
};

export const CHECK_IN_TEXTS: Readonly<Record<LetterLanguage, CheckInTexts>> = {
  en: {
    doneSubject: (flight) => `Boarding passes: ${flight}`,
    done: (flight) => `You are checked in: ${flight}.`,
    seat: (name, seat) => `${name}: seat ${seat}`,
    lap: (name) => `${name}: on an adult’s lap`,
    passes: 'The boarding passes are attached. You will also find them in your order',
    refusedSubject: (flight) => `Check-in did not work: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `The airline did not let us check you in: ${flight}. Your ticket stays valid: check in at the airport desk, and be there early. What you paid for it, ${amount}, goes back to where it was paid from; your bank will show it by ${until} at the latest. Order ${order}.`,
  },
  ru: {
    doneSubject: (flight) => `Посадочные талоны: ${flight}`,
    done: (flight) => `Вы зарегистрированы: ${flight}.`,
    seat: (name, seat) => `${name}: место ${seat}`,
    lap: (name) => `${name}: на руках у взрослого`,
    passes: 'Посадочные талоны приложены к письму. Они есть и в заказе',
    refusedSubject: (flight) => `Зарегистрировать не удалось: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `Авиакомпания отказала в онлайн-регистрации: ${flight}. Билет действует: зарегистрируйтесь у стойки в аэропорту и приезжайте пораньше. Плата за регистрацию, ${amount}, возвращается туда, откуда её списали; банк зачислит деньги не позже ${until}. Заказ ${order}.`,
  },
  nl: {
    doneSubject: (flight) => `Instapkaarten: ${flight}`,
    done: (flight) => `Je bent ingecheckt: ${flight}.`,
    seat: (name, seat) => `${name}: stoel ${seat}`,
    lap: (name) => `${name}: op schoot bij een volwassene`,
    passes: 'De instapkaarten zijn bijgevoegd. Je vindt ze ook in je boeking',
    refusedSubject: (flight) => `Inchecken is niet gelukt: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `We konden je niet inchecken, de luchtvaartmaatschappij stond het niet toe: ${flight}. Je ticket blijft geldig: check in aan de balie op de luchthaven en kom op tijd. Wat je ervoor betaalde, ${amount}, gaat terug naar waar het vandaan kwam; je bank toont het uiterlijk op ${until}. Boeking ${order}.`,
  },
  pl: {
    doneSubject: (flight) => `Karty pokładowe: ${flight}`,
    done: (flight) => `Odprawa gotowa: ${flight}.`,
    seat: (name, seat) => `${name}: miejsce ${seat}`,
    lap: (name) => `${name}: na kolanach osoby dorosłej`,
    passes: 'Karty pokładowe są w załączniku. Znajdziesz je też w zamówieniu',
    refusedSubject: (flight) => `Odprawa się nie udała: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `Linia lotnicza nie pozwoliła nam na odprawę: ${flight}. Bilet pozostaje ważny: odpraw się przy stanowisku na lotnisku i przyjedź wcześniej. Opłata za odprawę, ${amount}, wraca tam, skąd ją pobrano; bank zaksięguje ją najpóźniej ${until}. Zamówienie ${order}.`,
  },
  es: {
    doneSubject: (flight) => `Tarjetas de embarque: ${flight}`,
    done: (flight) => `Facturación hecha: ${flight}.`,
    seat: (name, seat) => `${name}: asiento ${seat}`,
    lap: (name) => `${name}: en brazos de un adulto`,
    passes: 'Las tarjetas de embarque van adjuntas. También están en tu pedido',
    refusedSubject: (flight) => `No se pudo facturar: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `La aerolínea no nos permitió facturar: ${flight}. Tu billete sigue siendo válido: factura en el mostrador del aeropuerto y llega con tiempo. Lo que pagaste por ello, ${amount}, vuelve a su origen; tu banco lo mostrará como tarde el ${until}. Pedido ${order}.`,
  },
  fr: {
    doneSubject: (flight) => `Cartes d’embarquement : ${flight}`,
    done: (flight) => `Vous êtes enregistré : ${flight}.`,
    seat: (name, seat) => `${name} : siège ${seat}`,
    lap: (name) => `${name} : sur les genoux d’un adulte`,
    passes: 'Les cartes d’embarquement sont jointes. Vous les trouverez aussi dans votre commande',
    refusedSubject: (flight) => `L’enregistrement n’a pas abouti : ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `La compagnie aérienne n’a pas accepté l’enregistrement : ${flight}. Votre billet reste valable : enregistrez-vous au comptoir de l’aéroport et prévoyez du temps. La somme payée pour ce service, ${amount}, est remboursée là d’où elle venait ; votre banque l’affichera le ${until} au plus tard. Commande ${order}.`,
  },
  de: {
    doneSubject: (flight) => `Bordkarten: ${flight}`,
    done: (flight) => `Sie sind eingecheckt: ${flight}.`,
    seat: (name, seat) => `${name}: Platz ${seat}`,
    lap: (name) => `${name}: auf dem Schoß eines Erwachsenen`,
    passes: 'Die Bordkarten sind angehängt. Sie liegen auch in Ihrer Buchung',
    refusedSubject: (flight) => `Der Check-in hat nicht geklappt: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `Die Airline hat unseren Check-in nicht angenommen: ${flight}. Ihr Ticket bleibt gültig: Checken Sie am Schalter im Flughafen ein und kommen Sie früh. Was Sie dafür bezahlt haben, ${amount}, geht dorthin zurück, woher es kam; Ihre Bank zeigt es spätestens am ${until}. Buchung ${order}.`,
  },
  it: {
    doneSubject: (flight) => `Carte d’imbarco: ${flight}`,
    done: (flight) => `Check-in fatto: ${flight}.`,
    seat: (name, seat) => `${name}: posto ${seat}`,
    lap: (name) => `${name}: in braccio a un adulto`,
    passes: 'Le carte d’imbarco sono allegate. Le trovi anche nel tuo ordine',
    refusedSubject: (flight) => `Check-in non riuscito: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `La compagnia aerea non ha accettato il check-in: ${flight}. Il biglietto resta valido: fai il check-in al banco in aeroporto e arriva per tempo. Quanto hai pagato, ${amount}, torna da dove era partito; la banca lo mostrerà al più tardi il ${until}. Ordine ${order}.`,
  },
  tr: {
    doneSubject: (flight) => `Biniş kartları: ${flight}`,
    done: (flight) => `Check-in tamamlandı: ${flight}.`,
    seat: (name, seat) => `${name}: koltuk ${seat}`,
    lap: (name) => `${name}: bir yetişkinin kucağında`,
    passes: 'Biniş kartları ektedir. Siparişinizde de bulabilirsiniz',
    refusedSubject: (flight) => `Check-in yapılamadı: ${flight}`,
    refused: ({ order, flight, amount, until }) =>
      `Havayolu check-in’inizi kabul etmedi: ${flight}. Biletiniz geçerli: havalimanındaki kontuarda check-in yapın ve erken gelin. Bunun için ödediğiniz ${amount}, ödemenin yapıldığı yere iade ediliyor; bankanız en geç ${until} tarihinde gösterir. Sipariş ${order}.`,
  },
};
