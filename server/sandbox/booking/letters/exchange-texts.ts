import type { LetterLanguage } from '../../outbox/letter-language';

/** The carrier has issued new tickets, or refuses to. */
export type ExchangeLetter = 'exchanged' | 'refused';

/** `flights`: one line each; `amount`: the surcharge; `until`: the day by which banks show it. */
export type ExchangeFacts = { order: string; flights: string; amount: string; until: string };

type Texts = Readonly<Record<ExchangeLetter, { subject(order: string): string; body(facts: ExchangeFacts): string }>>;

export const EXCHANGE_TEXTS: Readonly<Record<LetterLanguage, Texts>> = {
  en: {
    exchanged: {
      subject: (order) => `Order ${order}: your new flights`,
      body: ({ flights }) =>
        `The exchange is done. You fly:\n\n${flights}\n\nThe old tickets are no longer valid. The new ones are in the order:`,
    },
    refused: {
      subject: (order) => `Order ${order}: the exchange did not work`,
      body: ({ amount, until }) =>
        `The airline did not issue the new tickets. Your old tickets stay valid, and the ${amount} that you paid for the change comes back in full; banks show it by ${until}. Choose another flight in the order:`,
    },
  },
  ru: {
    exchanged: {
      subject: (order) => `Заказ ${order}: ваши новые рейсы`,
      body: ({ flights }) =>
        `Обмен готов. Вы летите:\n\n${flights}\n\nСтарые билеты больше не действуют. Новые — в заказе:`,
    },
    refused: {
      subject: (order) => `Заказ ${order}: обмен не состоялся`,
      body: ({ amount, until }) =>
        `Авиакомпания не выпустила новые билеты. Старые билеты в силе, доплата ${amount} вернётся полностью: банк покажет её не позже ${until}. Другой рейс можно выбрать в заказе:`,
    },
  },
  de: {
    exchanged: {
      subject: (order) => `Buchung ${order}: Ihre neuen Flüge`,
      body: ({ flights }) =>
        `Die Umbuchung ist fertig. Sie fliegen:\n\n${flights}\n\nDie alten Tickets gelten nicht mehr. Die neuen stehen in der Buchung:`,
    },
    refused: {
      subject: (order) => `Buchung ${order}: Die Umbuchung hat nicht geklappt`,
      body: ({ amount, until }) =>
        `Die Airline hat keine neuen Tickets ausgestellt. Ihre alten Tickets bleiben gültig, und der Aufpreis von ${amount} kommt vollständig zurück; Banken zeigen ihn spätestens am ${until}. Wählen Sie in der Buchung einen anderen Flug:`,
    },
  },
  es: {
    exchanged: {
      subject: (order) => `Pedido ${order}: tus nuevos vuelos`,
      body: ({ flights }) =>
        `El cambio está hecho. Vuelas:\n\n${flights}\n\nLos billetes anteriores ya no valen. Los nuevos están en el pedido:`,
    },
    refused: {
      subject: (order) => `Pedido ${order}: el cambio no ha sido posible`,
      body: ({ amount, until }) =>
        `La aerolínea no ha emitido los nuevos billetes. Los anteriores siguen siendo válidos y el suplemento de ${amount} se devuelve entero; el banco lo mostrará como muy tarde el ${until}. Elige otro vuelo en el pedido:`,
    },
  },
  fr: {
    exchanged: {
      subject: (order) => `Commande ${order} : vos nouveaux vols`,
      body: ({ flights }) =>
        `L’échange est fait. Vos vols :\n\n${flights}\n\nLes anciens billets ne valent plus. Les nouveaux sont dans la commande :`,
    },
    refused: {
      subject: (order) => `Commande ${order} : l’échange n’a pas abouti`,
      body: ({ amount, until }) =>
        `La compagnie n’a pas émis les nouveaux billets. Vos anciens billets restent valables et le supplément de ${amount} est rendu en entier ; la banque l’affiche au plus tard le ${until}. Choisissez un autre vol dans la commande :`,
    },
  },
  it: {
    exchanged: {
      subject: (order) => `Ordine ${order}: i tuoi nuovi voli`,
      body: ({ flights }) =>
        `Il cambio è fatto. Voli con:\n\n${flights}\n\nI vecchi biglietti non valgono più. I nuovi sono nell’ordine:`,
    },
    refused: {
      subject: (order) => `Ordine ${order}: il cambio non è riuscito`,
      body: ({ amount, until }) =>
        `La compagnia non ha emesso i nuovi biglietti. I vecchi restano validi e il supplemento di ${amount} torna per intero; la banca lo mostra al più tardi il ${until}. Scegli un altro volo nell’ordine:`,
    },
  },
  nl: {
    exchanged: {
      subject: (order) => `Boeking ${order}: je nieuwe vluchten`,
      body: ({ flights }) =>
        `De omboeking is klaar. Je vliegt:\n\n${flights}\n\nDe oude tickets zijn niet meer geldig. De nieuwe staan in je boeking:`,
    },
    refused: {
      subject: (order) => `Boeking ${order}: omboeken is niet gelukt`,
      body: ({ amount, until }) =>
        `De maatschappij heeft geen nieuwe tickets uitgegeven. Je oude tickets blijven geldig en je krijgt de bijbetaling van ${amount} helemaal terug; de bank toont die uiterlijk ${until}. Kies een andere vlucht in je boeking:`,
    },
  },
  pl: {
    exchanged: {
      subject: (order) => `Zamówienie ${order}: Twoje nowe loty`,
      body: ({ flights }) =>
        `Wymiana gotowa. Lecisz:\n\n${flights}\n\nStare bilety nie są już ważne. Nowe są w zamówieniu:`,
    },
    refused: {
      subject: (order) => `Zamówienie ${order}: wymiana się nie udała`,
      body: ({ amount, until }) =>
        `Linia nie wystawiła nowych biletów. Stare bilety pozostają ważne, a dopłata ${amount} wróci w całości; bank pokaże ją najpóźniej ${until}. Inny lot wybierzesz w zamówieniu:`,
    },
  },
  tr: {
    exchanged: {
      subject: (order) => `Sipariş ${order}: yeni uçuşlarınız`,
      body: ({ flights }) =>
        `Değişiklik tamam. Uçuşlarınız:\n\n${flights}\n\nEski biletler artık geçerli değil. Yenileri siparişte:`,
    },
    refused: {
      subject: (order) => `Sipariş ${order}: değişiklik yapılamadı`,
      body: ({ amount, until }) =>
        `Hava yolu yeni biletleri düzenlemedi. Eski biletleriniz geçerli kalır ve ${amount} ek ödeme tamamen geri gelir; banka en geç ${until} tarihinde gösterir. Siparişte başka bir uçuş seçin:`,
    },
  },
};
