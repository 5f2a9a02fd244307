import type { SurchargePurpose } from '~/upstream/after-sale/surcharge-contract';
import type { LetterLanguage } from '../../outbox/letter-language';

/** `until`: to follow "until". Lines, amounts and links stand around these sentences. */
export type SurchargeTexts = {
  subject: Record<'asked' | 'reopened' | 'closed' | 'paid', (order: string) => string>;
  asked: Record<SurchargePurpose, string>;
  reopened: string;
  closed: Record<'impossible' | 'unpaid', string>;
  paid: Record<SurchargePurpose, string>;
  toPay: string;
  total: string;
  until(until: string): string;
};

export const SURCHARGE_TEXTS: Readonly<Record<LetterLanguage, SurchargeTexts>> = {
  en: {
    subject: {
      asked: (order) => `Order ${order}: please pay for the change`,
      reopened: (order) => `Order ${order}: you can pay for another day`,
      closed: (order) => `Order ${order}: the change is not possible any more`,
      paid: (order) => `Order ${order}: the change is paid`,
    },
    asked: {
      exchange: 'Your exchange is ready: the new tickets are issued as soon as you pay.',
      correction: 'The carrier charges for correcting passenger details. We correct them as soon as you pay.',
    },
    reopened: 'The change is still possible, so we have opened the payment again.',
    closed: {
      impossible:
        'We have closed the payment, because the change is not possible any more. You have not been charged, and your order stays as it is.',
      unpaid:
        'We have checked: the change is not possible any more. The payment is closed, you have not been charged, and your order stays as it is.',
    },
    paid: {
      exchange: 'Thank you. Your exchange is paid.',
      correction: 'Thank you. The passenger details are corrected.',
    },
    toPay: 'To pay',
    total: 'Paid',
    until: (until) => `Please pay by ${until}. After that nothing is charged and nothing changes:`,
  },
  ru: {
    subject: {
      asked: (order) => `Заказ ${order}: нужна доплата`,
      reopened: (order) => `Заказ ${order}: на оплату есть ещё сутки`,
      closed: (order) => `Заказ ${order}: изменение больше невозможно`,
      paid: (order) => `Заказ ${order}: доплата получена`,
    },
    asked: {
      exchange: 'Обмен готов: новые билеты оформим сразу после оплаты.',
      correction: 'Перевозчик берёт сбор за исправление данных пассажира. Исправим их сразу после оплаты.',
    },
    reopened: 'Изменение ещё возможно, и мы снова открыли оплату.',
    closed: {
      impossible: 'Мы закрыли платёж: изменение больше невозможно. Деньги не списаны, заказ остался прежним.',
      unpaid: 'Мы проверили: изменение больше невозможно. Платёж закрыт, деньги не списаны, заказ остался прежним.',
    },
    paid: { exchange: 'Спасибо. Обмен оплачен.', correction: 'Спасибо. Данные пассажира исправлены.' },
    toPay: 'К оплате',
    total: 'Оплачено',
    until: (until) => `Оплатите до ${until}. Позже деньги не спишутся, и ничего не изменится:`,
  },
  nl: {
    subject: {
      asked: (order) => `Boeking ${order}: betaal voor de wijziging`,
      reopened: (order) => `Boeking ${order}: je kunt nog een dag betalen`,
      closed: (order) => `Boeking ${order}: de wijziging kan niet meer`,
      paid: (order) => `Boeking ${order}: de wijziging is betaald`,
    },
    asked: {
      exchange: 'Je omboeking staat klaar: de nieuwe tickets worden uitgegeven zodra je betaalt.',
      correction:
        'De vervoerder rekent kosten voor het corrigeren van passagiersgegevens. We passen ze aan zodra je betaalt.',
    },
    reopened: 'De wijziging kan nog, dus we hebben de betaling opnieuw geopend.',
    closed: {
      impossible:
        'We hebben de betaling gesloten, omdat de wijziging niet meer kan. Er is niets afgeschreven en je boeking blijft zoals ze was.',
      unpaid:
        'We hebben het nagekeken: de wijziging kan niet meer. De betaling is gesloten, er is niets afgeschreven en je boeking blijft zoals ze was.',
    },
    paid: {
      exchange: 'Bedankt. Je omboeking is betaald.',
      correction: 'Bedankt. De passagiersgegevens zijn aangepast.',
    },
    toPay: 'Te betalen',
    total: 'Betaald',
    until: (until) => `Betaal vóór ${until}. Daarna schrijven we niets af en verandert er niets:`,
  },
  pl: {
    subject: {
      asked: (order) => `Zamówienie ${order}: prosimy o dopłatę`,
      reopened: (order) => `Zamówienie ${order}: jest jeszcze doba na zapłatę`,
      closed: (order) => `Zamówienie ${order}: zmiana nie jest już możliwa`,
      paid: (order) => `Zamówienie ${order}: zmiana jest opłacona`,
    },
    asked: {
      exchange: 'Zamiana jest gotowa: nowe bilety wystawimy od razu po zapłacie.',
      correction: 'Przewoźnik pobiera opłatę za poprawienie danych pasażera. Poprawimy je od razu po zapłacie.',
    },
    reopened: 'Zmiana jest jeszcze możliwa, dlatego ponownie otworzyliśmy płatność.',
    closed: {
      impossible:
        'Zamknęliśmy płatność, bo zmiana nie jest już możliwa. Nic nie pobraliśmy, zamówienie pozostaje bez zmian.',
      unpaid:
        'Sprawdziliśmy: zmiana nie jest już możliwa. Płatność jest zamknięta, nic nie pobraliśmy, zamówienie pozostaje bez zmian.',
    },
    paid: { exchange: 'Dziękujemy. Zamiana jest opłacona.', correction: 'Dziękujemy. Dane pasażera są poprawione.' },
    toPay: 'Do zapłaty',
    total: 'Zapłacono',
    until: (until) => `Zapłać do ${until}. Potem nic nie pobierzemy i nic się nie zmieni:`,
  },
  es: {
    subject: {
      asked: (order) => `Pedido ${order}: paga la modificación`,
      reopened: (order) => `Pedido ${order}: tienes otro día para pagar`,
      closed: (order) => `Pedido ${order}: la modificación ya no es posible`,
      paid: (order) => `Pedido ${order}: la modificación está pagada`,
    },
    asked: {
      exchange: 'Tu cambio está listo: los nuevos billetes se emiten en cuanto pagues.',
      correction: 'La compañía cobra por corregir los datos de un pasajero. Los corregimos en cuanto pagues.',
    },
    reopened: 'La modificación aún es posible y hemos abierto de nuevo el pago.',
    closed: {
      impossible:
        'Hemos cerrado el pago porque la modificación ya no es posible. No se ha cobrado nada y el pedido sigue igual.',
      unpaid:
        'Lo hemos comprobado: la modificación ya no es posible. El pago está cerrado, no se ha cobrado nada y el pedido sigue igual.',
    },
    paid: {
      exchange: 'Gracias. Tu cambio está pagado.',
      correction: 'Gracias. Los datos del pasajero están corregidos.',
    },
    toPay: 'A pagar',
    total: 'Pagado',
    until: (until) => `Paga hasta el ${until}. Después no se cobra nada ni cambia nada:`,
  },
  fr: {
    subject: {
      asked: (order) => `Commande ${order} : la modification est à payer`,
      reopened: (order) => `Commande ${order} : un jour de plus pour payer`,
      closed: (order) => `Commande ${order} : la modification n’est plus possible`,
      paid: (order) => `Commande ${order} : la modification est payée`,
    },
    asked: {
      exchange: 'Votre échange est prêt : les nouveaux billets sont émis dès le paiement.',
      correction: 'La compagnie facture la correction des données d’un passager. Nous les corrigeons dès le paiement.',
    },
    reopened: 'La modification est encore possible : nous avons rouvert le paiement.',
    closed: {
      impossible:
        'Nous avons fermé le paiement, car la modification n’est plus possible. Rien n’a été débité et votre commande reste inchangée.',
      unpaid:
        'Vérification faite, la modification n’est plus possible. Le paiement est fermé, rien n’a été débité et votre commande reste inchangée.',
    },
    paid: { exchange: 'Merci. Votre échange est payé.', correction: 'Merci. Les données du passager sont corrigées.' },
    toPay: 'À payer\u00a0',
    total: 'Payé\u00a0',
    until: (until) => `Payez avant le ${until}. Ensuite, rien n’est débité et rien ne change :`,
  },
  de: {
    subject: {
      asked: (order) => `Buchung ${order}: Bitte bezahlen Sie die Änderung`,
      reopened: (order) => `Buchung ${order}: Sie können noch einen Tag zahlen`,
      closed: (order) => `Buchung ${order}: Die Änderung ist nicht mehr möglich`,
      paid: (order) => `Buchung ${order}: Die Änderung ist bezahlt`,
    },
    asked: {
      exchange: 'Ihre Umbuchung ist vorbereitet: Die neuen Tickets werden sofort nach der Zahlung ausgestellt.',
      correction:
        'Der Anbieter berechnet die Korrektur von Passagierdaten. Wir korrigieren sie sofort nach der Zahlung.',
    },
    reopened: 'Die Änderung ist noch möglich, deshalb haben wir die Zahlung wieder geöffnet.',
    closed: {
      impossible:
        'Wir haben die Zahlung geschlossen, weil die Änderung nicht mehr möglich ist. Es wurde nichts abgebucht, Ihre Buchung bleibt, wie sie war.',
      unpaid:
        'Wir haben es geprüft: Die Änderung ist nicht mehr möglich. Die Zahlung ist geschlossen, es wurde nichts abgebucht, Ihre Buchung bleibt, wie sie war.',
    },
    paid: { exchange: 'Danke. Ihre Umbuchung ist bezahlt.', correction: 'Danke. Die Passagierdaten sind korrigiert.' },
    toPay: 'Zu zahlen',
    total: 'Bezahlt',
    until: (until) => `Bitte zahlen Sie bis ${until}. Danach wird nichts abgebucht, und nichts ändert sich:`,
  },
  it: {
    subject: {
      asked: (order) => `Ordine ${order}: la modifica è da pagare`,
      reopened: (order) => `Ordine ${order}: hai un altro giorno per pagare`,
      closed: (order) => `Ordine ${order}: la modifica non è più possibile`,
      paid: (order) => `Ordine ${order}: la modifica è pagata`,
    },
    asked: {
      exchange: 'Il cambio è pronto: i nuovi biglietti vengono emessi appena paghi.',
      correction: 'La compagnia fa pagare la correzione dei dati di un passeggero. Li correggiamo appena paghi.',
    },
    reopened: 'La modifica è ancora possibile e abbiamo riaperto il pagamento.',
    closed: {
      impossible:
        'Abbiamo chiuso il pagamento perché la modifica non è più possibile. Non è stato addebitato nulla e l’ordine resta com’era.',
      unpaid:
        'Abbiamo controllato: la modifica non è più possibile. Il pagamento è chiuso, non è stato addebitato nulla e l’ordine resta com’era.',
    },
    paid: { exchange: 'Grazie. Il cambio è pagato.', correction: 'Grazie. I dati del passeggero sono corretti.' },
    toPay: 'Da pagare',
    total: 'Pagato',
    until: (until) => `Paga entro il ${until}. Dopo non si addebita nulla e nulla cambia:`,
  },
  tr: {
    subject: {
      asked: (order) => `Sipariş ${order}: değişiklik için ödeme bekleniyor`,
      reopened: (order) => `Sipariş ${order}: ödemek için bir gününüz daha var`,
      closed: (order) => `Sipariş ${order}: değişiklik artık mümkün değil`,
      paid: (order) => `Sipariş ${order}: değişiklik ödendi`,
    },
    asked: {
      exchange: 'Değişiklik hazır: yeni biletler ödemeden hemen sonra düzenlenir.',
      correction:
        'Taşıyıcı, yolcu bilgilerinin düzeltilmesi için ücret alır. Bilgileri ödemeden hemen sonra düzeltiriz.',
    },
    reopened: 'Değişiklik hâlâ mümkün, ödemeyi yeniden açtık.',
    closed: {
      impossible:
        'Değişiklik artık mümkün olmadığı için ödemeyi kapattık. Para çekilmedi, siparişiniz olduğu gibi kaldı.',
      unpaid:
        'Kontrol ettik: değişiklik artık mümkün değil. Ödeme kapatıldı, para çekilmedi, siparişiniz olduğu gibi kaldı.',
    },
    paid: { exchange: 'Teşekkürler. Değişiklik ödendi.', correction: 'Teşekkürler. Yolcu bilgileri düzeltildi.' },
    toPay: 'Ödenecek',
    total: 'Ödendi',
    until: (until) => `Son ödeme: ${until}. Sonrasında para çekilmez, hiçbir şey değişmez:`,
  },
};
