import type { LetterLanguage } from '../../outbox/letter-language';

export type SecondPaymentFacts = { order: string; paid: string; due: string; until: string };

type LetterTexts = { subject(order: string): string; body(facts: SecondPaymentFacts): string };

/** The letters about the second of two payments: one about the first, and a reminder. */
export const SECOND_PAYMENT_TEXTS: Readonly<
  Record<LetterLanguage, Readonly<Record<'accepted' | 'reminder', LetterTexts>>>
> = {
  en: {
    accepted: {
      subject: (order) => `Order ${order}: first payment accepted`,
      body: ({ order, paid, due, until }) =>
        `The first payment of order ${order}, ${paid}, is accepted, and your fare is held. Pay the rest, ${due}, by ${until}: the tickets are issued right after it. If the second payment does not come by then, the order is cancelled and the whole first payment, ${paid}, goes back to where it was paid from. We send it back at once; banks usually take up to ten working days.`,
    },
    reminder: {
      subject: (order) => `Order ${order}: the second payment is due soon`,
      body: ({ order, paid, due, until }) =>
        `The second payment of order ${order}, ${due}, is due by ${until}. After that the order is cancelled, and the first payment, ${paid}, goes back to where it was paid from.`,
    },
  },
  ru: {
    accepted: {
      subject: (order) => `Заказ ${order}: первый платёж получен`,
      body: ({ order, paid, due, until }) =>
        `Первый платёж по заказу ${order}, ${paid}, получен, тариф закреплён за вами. Оплатите остаток, ${due}, до ${until}: сразу после этого оформим билеты. Если второго платежа к этому времени не будет, заказ отменится, а первый платёж, ${paid}, целиком вернётся туда, откуда его списали. Деньги отправим сразу; банку обычно нужно до десяти рабочих дней.`,
    },
    reminder: {
      subject: (order) => `Заказ ${order}: пора внести второй платёж`,
      body: ({ order, paid, due, until }) =>
        `Заказ ${order} ждёт второго платежа, ${due}, до ${until}. Потом заказ отменится, а первый платёж, ${paid}, вернётся туда, откуда его списали.`,
    },
  },
  nl: {
    accepted: {
      subject: (order) => `Boeking ${order}: eerste betaling ontvangen`,
      body: ({ order, paid, due, until }) =>
        `De eerste betaling van boeking ${order}, ${paid}, is ontvangen en je tarief wordt vastgehouden. Betaal de rest, ${due}, vóór ${until}: daarna worden de tickets meteen uitgegeven. Komt de tweede betaling niet op tijd, dan wordt de boeking geannuleerd en gaat de hele eerste betaling, ${paid}, terug naar waar die vandaan kwam. We betalen meteen terug; banken doen er meestal tot tien werkdagen over.`,
    },
    reminder: {
      subject: (order) => `Boeking ${order}: tijd voor de tweede betaling`,
      body: ({ order, paid, due, until }) =>
        `De tweede betaling van boeking ${order}, ${due}, moet er zijn vóór ${until}. Daarna wordt de boeking geannuleerd en gaat de eerste betaling, ${paid}, terug naar waar die vandaan kwam.`,
    },
  },
  pl: {
    accepted: {
      subject: (order) => `Zamówienie ${order}: pierwsza płatność przyjęta`,
      body: ({ order, paid, due, until }) =>
        `Pierwsza płatność zamówienia ${order}, ${paid}, została przyjęta, a taryfa jest dla Ciebie zarezerwowana. Zapłać resztę, ${due}, do: ${until}. Zaraz potem wystawimy bilety. Jeśli druga płatność nie dotrze na czas, zamówienie zostanie anulowane, a cała pierwsza płatność, ${paid}, wróci tam, skąd ją pobrano. Pieniądze odsyłamy od razu; bankom zajmuje to zwykle do dziesięciu dni roboczych.`,
    },
    reminder: {
      subject: (order) => `Zamówienie ${order}: czas na drugą płatność`,
      body: ({ order, paid, due, until }) =>
        `Na drugą płatność zamówienia ${order}, ${due}, czekamy do: ${until}. Potem zamówienie zostanie anulowane, a pierwsza płatność, ${paid}, wróci tam, skąd ją pobrano.`,
    },
  },
  es: {
    accepted: {
      subject: (order) => `Pedido ${order}: primer pago aceptado`,
      body: ({ order, paid, due, until }) =>
        `El primer pago del pedido ${order}, ${paid}, está aceptado y tu tarifa queda reservada. Paga el resto, ${due}, antes de esta hora: ${until}. Los billetes se emiten justo después. Si el segundo pago no llega a tiempo, el pedido se cancela y el primer pago entero, ${paid}, vuelve a donde se pagó. Devolvemos el dinero enseguida; los bancos suelen tardar hasta diez días laborables.`,
    },
    reminder: {
      subject: (order) => `Pedido ${order}: falta poco para el segundo pago`,
      body: ({ order, paid, due, until }) =>
        `El segundo pago del pedido ${order}, ${due}, vence a esta hora: ${until}. Después el pedido se cancela y el primer pago, ${paid}, vuelve a donde se pagó.`,
    },
  },
  fr: {
    accepted: {
      subject: (order) => `Commande ${order} : premier paiement accepté`,
      body: ({ order, paid, due, until }) =>
        `Le premier paiement de la commande ${order}, ${paid}, est accepté et votre tarif est bloqué. Réglez le reste, ${due}, avant l’échéance : ${until}. Les billets sont émis aussitôt après. Si le second paiement n’arrive pas à temps, la commande est annulée et tout le premier paiement, ${paid}, est remboursé sur le moyen de paiement utilisé. Nous remboursons aussitôt ; les banques mettent en général jusqu’à dix jours ouvrés.`,
    },
    reminder: {
      subject: (order) => `Commande ${order} : le second paiement arrive à échéance`,
      body: ({ order, paid, due, until }) =>
        `Le second paiement de la commande ${order}, ${due}, est attendu avant l’échéance : ${until}. Ensuite la commande est annulée et le premier paiement, ${paid}, est remboursé sur le moyen de paiement utilisé.`,
    },
  },
  de: {
    accepted: {
      subject: (order) => `Bestellung ${order}: erste Zahlung angekommen`,
      body: ({ order, paid, due, until }) =>
        `Die erste Zahlung für Bestellung ${order}, ${paid}, ist angekommen, Ihr Tarif ist reserviert. Zahlen Sie den Rest, ${due}, bis zum ${until}: Direkt danach werden die Tickets ausgestellt. Kommt die zweite Zahlung nicht rechtzeitig, wird die Bestellung storniert und die ganze erste Zahlung, ${paid}, geht dorthin zurück, woher sie kam. Wir zahlen den Betrag sofort zurück; Banken brauchen meist bis zu zehn Werktage.`,
    },
    reminder: {
      subject: (order) => `Bestellung ${order}: Die zweite Zahlung ist bald fällig`,
      body: ({ order, paid, due, until }) =>
        `Die zweite Zahlung für Bestellung ${order}, ${due}, muss bis zum ${until} eingehen. Danach wird die Bestellung storniert, und die erste Zahlung, ${paid}, geht dorthin zurück, woher sie kam.`,
    },
  },
  it: {
    accepted: {
      subject: (order) => `Ordine ${order}: primo pagamento accettato`,
      body: ({ order, paid, due, until }) =>
        `Il primo pagamento dell’ordine ${order}, ${paid}, è accettato e la tua tariffa è bloccata. Paga il resto, ${due}, entro questa scadenza: ${until}. I biglietti vengono emessi subito dopo. Se il secondo pagamento non arriva in tempo, l’ordine viene annullato e tutto il primo pagamento, ${paid}, torna da dove è partito. Rimborsiamo subito; di solito le banche impiegano fino a dieci giorni lavorativi.`,
    },
    reminder: {
      subject: (order) => `Ordine ${order}: il secondo pagamento è in scadenza`,
      body: ({ order, paid, due, until }) =>
        `Il secondo pagamento dell’ordine ${order}, ${due}, va fatto entro questa scadenza: ${until}. Poi l’ordine viene annullato e il primo pagamento, ${paid}, torna da dove è partito.`,
    },
  },
  tr: {
    accepted: {
      subject: (order) => `Sipariş ${order}: ilk ödeme alındı`,
      body: ({ order, paid, due, until }) =>
        `${order} numaralı siparişin ilk ödemesi, ${paid}, alındı ve tarifeniz ayrıldı. Kalan tutar: ${due}. Son ödeme zamanı: ${until}. Biletler hemen ardından düzenlenir. İkinci ödeme zamanında gelmezse sipariş iptal edilir ve ilk ödemenin tamamı, ${paid}, geldiği yere iade edilir. Parayı hemen iade ederiz; bankalar için bu genellikle on iş gününe kadar sürer.`,
    },
    reminder: {
      subject: (order) => `Sipariş ${order}: ikinci ödemenin süresi doluyor`,
      body: ({ order, paid, due, until }) =>
        `${order} numaralı siparişin ikinci ödemesi: ${due}. Son ödeme zamanı: ${until}. Ondan sonra sipariş iptal edilir ve ilk ödeme, ${paid}, geldiği yere iade edilir.`,
    },
  },
};
