import type { RefundReason } from '../records/attempt-records';
import type { LetterLanguage } from '../../outbox/letter-language';

export type RefundFacts = {
  order: string;
  amount: string;
  /** The day by which banks show the money. */
  until: string;
};

/** The letter about a refund: amount, destination, and deadline. */
export type RefundTexts = { subject(order: string): string; body(facts: RefundFacts): string };

export const REFUND_TEXTS: Readonly<Record<LetterLanguage, Readonly<Record<RefundReason, RefundTexts>>>> = {
  en: {
    not_issued: {
      subject: (order) => `Order ${order}: no ticket, your money is being refunded`,
      body: ({ order, amount, until }) =>
        `The carrier did not issue the tickets of order ${order}. The full amount, ${amount}, extras included, goes back to where it was paid from. Your bank will show it by ${until} at the latest. There is nothing you need to do.`,
    },
    second_unpaid: {
      subject: (order) => `Order ${order}: the first payment is being refunded`,
      body: ({ order, amount, until }) =>
        `The second payment of order ${order} did not come in time, so no tickets were issued. The first payment, ${amount}, goes back to where it was paid from. Your bank will show it by ${until} at the latest.`,
    },
  },
  ru: {
    not_issued: {
      subject: (order) => `Заказ ${order}: билет не оформлен, деньги возвращаются`,
      body: ({ order, amount, until }) =>
        `Перевозчик не оформил билеты по заказу ${order}. Вся сумма, ${amount}, вместе с дополнительными услугами возвращается туда, откуда её списали. Банк зачислит её не позже ${until}. От вас ничего не требуется.`,
    },
    second_unpaid: {
      subject: (order) => `Заказ ${order}: первый платёж возвращается`,
      body: ({ order, amount, until }) =>
        `Второй платёж по заказу ${order} не поступил вовремя, билеты не оформлены. Первый платёж, ${amount}, возвращается туда, откуда его списали. Банк зачислит его не позже ${until}.`,
    },
  },
  nl: {
    not_issued: {
      subject: (order) => `Boeking ${order}: geen ticket, je krijgt je geld terug`,
      body: ({ order, amount, until }) =>
        `De vervoerder heeft de tickets van boeking ${order} niet uitgegeven. Het hele bedrag, ${amount}, ook de extra’s, gaat terug naar waar het vandaan kwam. Je bank toont het uiterlijk op ${until}. Je hoeft niets te doen.`,
    },
    second_unpaid: {
      subject: (order) => `Boeking ${order}: de eerste betaling komt terug`,
      body: ({ order, amount, until }) =>
        `De tweede betaling van boeking ${order} kwam niet op tijd, dus er zijn geen tickets uitgegeven. De eerste betaling, ${amount}, gaat terug naar waar die vandaan kwam. Je bank toont die uiterlijk op ${until}.`,
    },
  },
  pl: {
    not_issued: {
      subject: (order) => `Zamówienie ${order}: nie ma biletu, zwracamy pieniądze`,
      body: ({ order, amount, until }) =>
        `Przewoźnik nie wystawił biletów zamówienia ${order}. Cała kwota, ${amount}, razem z usługami dodatkowymi, wraca tam, skąd ją pobrano. Bank zaksięguje ją najpóźniej ${until}. Nie musisz nic robić.`,
    },
    second_unpaid: {
      subject: (order) => `Zamówienie ${order}: zwracamy pierwszą płatność`,
      body: ({ order, amount, until }) =>
        `Druga płatność zamówienia ${order} nie dotarła na czas, więc biletów nie wystawiono. Pierwsza płatność, ${amount}, wraca tam, skąd ją pobrano. Bank zaksięguje ją najpóźniej ${until}.`,
    },
  },
  es: {
    not_issued: {
      subject: (order) => `Pedido ${order}: no hay billete, te devolvemos el dinero`,
      body: ({ order, amount, until }) =>
        `La compañía no emitió los billetes del pedido ${order}. Todo el importe, ${amount}, extras incluidos, vuelve a su origen. Tu banco lo mostrará como tarde el ${until}. No tienes que hacer nada.`,
    },
    second_unpaid: {
      subject: (order) => `Pedido ${order}: te devolvemos el primer pago`,
      body: ({ order, amount, until }) =>
        `El segundo pago del pedido ${order} no llegó a tiempo, así que no se emitieron billetes. El primer pago, ${amount}, vuelve a su origen. Tu banco lo mostrará como tarde el ${until}.`,
    },
  },
  fr: {
    not_issued: {
      subject: (order) => `Commande ${order} : pas de billet, vous êtes remboursé`,
      body: ({ order, amount, until }) =>
        `La compagnie n’a pas émis les billets de la commande ${order}. Toute la somme, ${amount}, options comprises, est remboursée là d’où elle venait. Votre banque l’affichera le ${until} au plus tard. Vous n’avez rien à faire.`,
    },
    second_unpaid: {
      subject: (order) => `Commande ${order} : le premier paiement est remboursé`,
      body: ({ order, amount, until }) =>
        `Le second paiement de la commande ${order} n’est pas arrivé à temps : aucun billet n’a été émis. Le premier paiement, ${amount}, est remboursé là d’où il venait. Votre banque l’affichera le ${until} au plus tard.`,
    },
  },
  de: {
    not_issued: {
      subject: (order) => `Buchung ${order}: kein Ticket, Sie bekommen Ihr Geld zurück`,
      body: ({ order, amount, until }) =>
        `Der Anbieter hat die Tickets der Buchung ${order} nicht ausgestellt. Der ganze Betrag, ${amount}, samt Extras, geht dorthin zurück, woher er kam. Ihre Bank zeigt ihn spätestens am ${until}. Sie müssen nichts tun.`,
    },
    second_unpaid: {
      subject: (order) => `Buchung ${order}: die erste Zahlung kommt zurück`,
      body: ({ order, amount, until }) =>
        `Die zweite Zahlung der Buchung ${order} kam nicht rechtzeitig, deshalb wurden keine Tickets ausgestellt. Die erste Zahlung, ${amount}, geht dorthin zurück, woher sie kam. Ihre Bank zeigt sie spätestens am ${until}.`,
    },
  },
  it: {
    not_issued: {
      subject: (order) => `Ordine ${order}: niente biglietto, ti rimborsiamo`,
      body: ({ order, amount, until }) =>
        `La compagnia non ha emesso i biglietti dell’ordine ${order}. L’intera somma, ${amount}, extra compresi, torna da dove era partita. La banca la mostrerà al più tardi il ${until}. Non devi fare nulla.`,
    },
    second_unpaid: {
      subject: (order) => `Ordine ${order}: ti rimborsiamo il primo pagamento`,
      body: ({ order, amount, until }) =>
        `Il secondo pagamento dell’ordine ${order} non è arrivato in tempo, quindi non sono stati emessi biglietti. Il primo pagamento, ${amount}, torna da dove era partito. La banca lo mostrerà al più tardi il ${until}.`,
    },
  },
  tr: {
    not_issued: {
      subject: (order) => `Sipariş ${order}: bilet yok, paranız iade ediliyor`,
      body: ({ order, amount, until }) =>
        `Taşıyıcı ${order} numaralı siparişin biletlerini düzenlemedi. Tutarın tamamı, ${amount}, ek hizmetlerle birlikte ödendiği yere iade ediliyor. Bankanız en geç ${until} tarihinde gösterir. Yapmanız gereken bir şey yok.`,
    },
    second_unpaid: {
      subject: (order) => `Sipariş ${order}: ilk ödeme iade ediliyor`,
      body: ({ order, amount, until }) =>
        `${order} numaralı siparişin ikinci ödemesi zamanında gelmedi, bilet düzenlenmedi. İlk ödeme, ${amount}, ödendiği yere iade ediliyor. Bankanız en geç ${until} tarihinde gösterir.`,
    },
  },
};
