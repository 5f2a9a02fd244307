import type { LetterLanguage } from '../../outbox/letter-language';

/**
 * asked: a person looks at the request until `until`. paid, voided: the money has left, and banks show it by `until`.
 * nothing: the tickets are back, and no money is due. refused: the tickets stay valid.
 */
export const RETURN_LETTERS = ['asked', 'paid', 'voided', 'nothing', 'refused'] as const;
export type ReturnLetter = (typeof RETURN_LETTERS)[number];

export type ReturnFacts = { order: string; amount: string; until: string };
export type ReturnTexts = { subject(order: string): string; body(facts: ReturnFacts): string };

/** The letters about tickets that a customer gives back. */
export const RETURN_TEXTS: Readonly<Record<LetterLanguage, Readonly<Record<ReturnLetter, ReturnTexts>>>> = {
  en: {
    asked: {
      subject: (order) => `Order ${order}: we have your refund request`,
      body: ({ order, amount, until }) =>
        `We are looking at your refund request for order ${order} and will answer by ${until}. If it is accepted, ${amount} goes back to where you paid from. Please do not use the tickets meanwhile.`,
    },
    paid: {
      subject: (order) => `Order ${order}: your refund is on its way`,
      body: ({ order, amount, until }) =>
        `The tickets of order ${order} that you gave back are refunded. ${amount} goes back to where you paid from; your bank will show it by ${until} at the latest. The refunded tickets are no longer valid.`,
    },
    voided: {
      subject: (order) => `Order ${order} is cancelled, all your money is coming back`,
      body: ({ order, amount, until }) =>
        `Order ${order} was cancelled on the day you bought it. The full amount, ${amount}, goes back to where you paid from; your bank will show it by ${until} at the latest.`,
    },
    nothing: {
      subject: (order) => `Order ${order}: your tickets are cancelled`,
      body: ({ order }) =>
        `The tickets of order ${order} that you gave back are cancelled. By the rules of the fare there is no money to refund.`,
    },
    refused: {
      subject: (order) => `Order ${order}: your refund request was declined`,
      body: ({ order }) =>
        `The carrier declined the refund request for order ${order}. Your tickets remain valid. The reason, and what you can still do, is on the page of the order.`,
    },
  },
  ru: {
    asked: {
      subject: (order) => `Заказ ${order}: мы получили заявку на возврат`,
      body: ({ order, amount, until }) =>
        `Рассматриваем заявку на возврат по заказу ${order} и ответим до ${until}. Если её примут, ${amount} вернутся туда, откуда вы платили. До ответа не пользуйтесь билетами.`,
    },
    paid: {
      subject: (order) => `Заказ ${order}: деньги возвращаются`,
      body: ({ order, amount, until }) =>
        `Возврат билетов по заказу ${order} оформлен. ${amount} вернутся туда, откуда вы платили; банк зачислит их не позже ${until}. Возвращённые билеты больше не действуют.`,
    },
    voided: {
      subject: (order) => `Заказ ${order} отменён, вернём всю сумму`,
      body: ({ order, amount, until }) =>
        `Заказ ${order} отменён в день покупки. Вся сумма, ${amount}, вернётся туда, откуда вы платили; банк зачислит её не позже ${until}.`,
    },
    nothing: {
      subject: (order) => `Заказ ${order}: билеты аннулированы`,
      body: ({ order }) =>
        `Билеты по заказу ${order}, которые вы сдали, аннулированы. По правилам тарифа деньги за них не возвращаются.`,
    },
    refused: {
      subject: (order) => `Заказ ${order}: в возврате отказано`,
      body: ({ order }) =>
        `Перевозчик отклонил заявку на возврат по заказу ${order}. Билеты действуют. Причина и что ещё можно сделать — на странице заказа.`,
    },
  },
  nl: {
    asked: {
      subject: (order) => `Boeking ${order}: we hebben je terugbetalingsverzoek`,
      body: ({ order, amount, until }) =>
        `We bekijken je verzoek voor boeking ${order} en antwoorden uiterlijk op ${until}. Wordt het goedgekeurd, dan gaat ${amount} terug naar waar je mee betaalde. Gebruik de tickets tot dan niet.`,
    },
    paid: {
      subject: (order) => `Boeking ${order}: je geld komt terug`,
      body: ({ order, amount, until }) =>
        `De tickets van boeking ${order} die je teruggaf, worden terugbetaald. ${amount} gaat terug naar waar je mee betaalde; je bank toont het uiterlijk op ${until}. De teruggegeven tickets zijn niet meer geldig.`,
    },
    voided: {
      subject: (order) => `Boeking ${order} is geannuleerd, je krijgt alles terug`,
      body: ({ order, amount, until }) =>
        `Boeking ${order} is op de dag van aankoop geannuleerd. Het hele bedrag, ${amount}, gaat terug naar waar je mee betaalde; je bank toont het uiterlijk op ${until}.`,
    },
    nothing: {
      subject: (order) => `Boeking ${order}: je tickets zijn geannuleerd`,
      body: ({ order }) =>
        `De tickets van boeking ${order} die je teruggaf, zijn geannuleerd. Volgens de tariefregels krijg je er geen geld voor terug.`,
    },
    refused: {
      subject: (order) => `Boeking ${order}: je verzoek is afgewezen`,
      body: ({ order }) =>
        `De vervoerder heeft je terugbetalingsverzoek voor boeking ${order} afgewezen. Je tickets blijven geldig. De reden, en wat je nog kunt doen, staat op de pagina van je boeking.`,
    },
  },
  pl: {
    asked: {
      subject: (order) => `Zamówienie ${order}: mamy Twój wniosek o zwrot`,
      body: ({ order, amount, until }) =>
        `Rozpatrujemy wniosek o zwrot dla zamówienia ${order} i odpowiemy najpóźniej ${until}. Jeśli zostanie przyjęty, ${amount} wróci tam, skąd płacono. Do tego czasu nie korzystaj z biletów.`,
    },
    paid: {
      subject: (order) => `Zamówienie ${order}: pieniądze wracają`,
      body: ({ order, amount, until }) =>
        `Zwróciliśmy bilety zamówienia ${order}. ${amount} wraca tam, skąd płacono; bank zaksięguje zwrot najpóźniej ${until}. Zwrócone bilety są już nieważne.`,
    },
    voided: {
      subject: (order) => `Zamówienie ${order} anulowane, zwracamy całą kwotę`,
      body: ({ order, amount, until }) =>
        `Zamówienie ${order} anulowano w dniu zakupu. Cała kwota, ${amount}, wraca tam, skąd płacono; bank zaksięguje ją najpóźniej ${until}.`,
    },
    nothing: {
      subject: (order) => `Zamówienie ${order}: bilety anulowane`,
      body: ({ order }) =>
        `Oddane bilety zamówienia ${order} są anulowane. Zgodnie z zasadami taryfy zwrot pieniędzy za nie nie przysługuje.`,
    },
    refused: {
      subject: (order) => `Zamówienie ${order}: wniosek o zwrot odrzucony`,
      body: ({ order }) =>
        `Przewoźnik odrzucił wniosek o zwrot dla zamówienia ${order}. Bilety pozostają ważne. Powód i dalsze możliwości znajdziesz na stronie zamówienia.`,
    },
  },
  es: {
    asked: {
      subject: (order) => `Pedido ${order}: hemos recibido tu solicitud de reembolso`,
      body: ({ order, amount, until }) =>
        `Estamos revisando tu solicitud de reembolso del pedido ${order} y responderemos como tarde el ${until}. Si se acepta, te devolvemos ${amount} al medio con el que pagaste. Hasta entonces no uses los billetes.`,
    },
    paid: {
      subject: (order) => `Pedido ${order}: tu reembolso está en camino`,
      body: ({ order, amount, until }) =>
        `Los billetes del pedido ${order} que devolviste están reembolsados. ${amount} vuelve al medio con el que pagaste; tu banco lo mostrará como tarde el ${until}. Esos billetes ya no son válidos.`,
    },
    voided: {
      subject: (order) => `Pedido ${order} cancelado: te devolvemos todo`,
      body: ({ order, amount, until }) =>
        `El pedido ${order} se canceló el día de la compra. El importe completo, ${amount}, vuelve al medio con el que pagaste; tu banco lo mostrará como tarde el ${until}.`,
    },
    nothing: {
      subject: (order) => `Pedido ${order}: billetes cancelados`,
      body: ({ order }) =>
        `Los billetes del pedido ${order} que devolviste están cancelados. Según las normas de la tarifa, no hay importe que reembolsar.`,
    },
    refused: {
      subject: (order) => `Pedido ${order}: solicitud de reembolso rechazada`,
      body: ({ order }) =>
        `La compañía ha rechazado la solicitud de reembolso del pedido ${order}. Tus billetes siguen siendo válidos. El motivo y lo que aún puedes hacer están en la página del pedido.`,
    },
  },
  fr: {
    asked: {
      subject: (order) => `Commande ${order} : demande de remboursement reçue`,
      body: ({ order, amount, until }) =>
        `Nous étudions votre demande de remboursement pour la commande ${order} et vous répondrons le ${until} au plus tard. Si elle est acceptée, ${amount} vous seront remboursés sur votre moyen de paiement. D’ici là, n’utilisez pas les billets.`,
    },
    paid: {
      subject: (order) => `Commande ${order} : votre remboursement est en route`,
      body: ({ order, amount, until }) =>
        `Les billets de la commande ${order} que vous avez rendus sont remboursés. ${amount} reviennent sur votre moyen de paiement ; votre banque les affichera le ${until} au plus tard. Ces billets ne sont plus valables.`,
    },
    voided: {
      subject: (order) => `Commande ${order} annulée, vous êtes intégralement remboursé`,
      body: ({ order, amount, until }) =>
        `La commande ${order} a été annulée le jour de l’achat. La totalité, ${amount}, revient sur votre moyen de paiement ; votre banque l’affichera le ${until} au plus tard.`,
    },
    nothing: {
      subject: (order) => `Commande ${order} : billets annulés`,
      body: ({ order }) =>
        `Les billets de la commande ${order} que vous avez rendus sont annulés. Selon les règles du tarif, aucun remboursement n’est dû.`,
    },
    refused: {
      subject: (order) => `Commande ${order} : demande de remboursement refusée`,
      body: ({ order }) =>
        `La compagnie a refusé la demande de remboursement de la commande ${order}. Vos billets restent valables. Le motif et vos autres possibilités figurent sur la page de la commande.`,
    },
  },
  de: {
    asked: {
      subject: (order) => `Buchung ${order}: Ihr Erstattungsantrag ist da`,
      body: ({ order, amount, until }) =>
        `Wir prüfen Ihren Erstattungsantrag zur Buchung ${order} und antworten bis ${until}. Wird er angenommen, gehen ${amount} dorthin zurück, woher Sie bezahlt haben. Bitte nutzen Sie die Tickets bis dahin nicht.`,
    },
    paid: {
      subject: (order) => `Buchung ${order}: Ihr Geld ist unterwegs`,
      body: ({ order, amount, until }) =>
        `Die zurückgegebenen Tickets der Buchung ${order} sind erstattet. ${amount} gehen dorthin zurück, woher Sie bezahlt haben; Ihre Bank zeigt sie spätestens am ${until}. Diese Tickets gelten nicht mehr.`,
    },
    voided: {
      subject: (order) => `Buchung ${order} storniert, Sie bekommen alles zurück`,
      body: ({ order, amount, until }) =>
        `Die Buchung ${order} wurde am Kauftag storniert. Der ganze Betrag, ${amount}, geht dorthin zurück, woher Sie bezahlt haben; Ihre Bank zeigt ihn spätestens am ${until}.`,
    },
    nothing: {
      subject: (order) => `Buchung ${order}: Tickets storniert`,
      body: ({ order }) =>
        `Die zurückgegebenen Tickets der Buchung ${order} sind storniert. Nach den Tarifregeln wird dafür nichts erstattet.`,
    },
    refused: {
      subject: (order) => `Buchung ${order}: Erstattung abgelehnt`,
      body: ({ order }) =>
        `Der Anbieter hat den Erstattungsantrag zur Buchung ${order} abgelehnt. Ihre Tickets bleiben gültig. Den Grund und was Sie noch tun können, finden Sie auf der Seite der Buchung.`,
    },
  },
  it: {
    asked: {
      subject: (order) => `Ordine ${order}: abbiamo la tua richiesta di rimborso`,
      body: ({ order, amount, until }) =>
        `Stiamo valutando la richiesta di rimborso dell’ordine ${order} e risponderemo entro il ${until}. Se viene accolta, ${amount} tornano sul mezzo con cui hai pagato. Fino ad allora non usare i biglietti.`,
    },
    paid: {
      subject: (order) => `Ordine ${order}: il rimborso è in arrivo`,
      body: ({ order, amount, until }) =>
        `I biglietti dell’ordine ${order} che hai restituito sono rimborsati. ${amount} tornano sul mezzo con cui hai pagato; la banca li mostrerà al più tardi il ${until}. Quei biglietti non sono più validi.`,
    },
    voided: {
      subject: (order) => `Ordine ${order} annullato: ti rimborsiamo tutto`,
      body: ({ order, amount, until }) =>
        `L’ordine ${order} è stato annullato il giorno dell’acquisto. L’intera somma, ${amount}, torna sul mezzo con cui hai pagato; la banca la mostrerà al più tardi il ${until}.`,
    },
    nothing: {
      subject: (order) => `Ordine ${order}: biglietti annullati`,
      body: ({ order }) =>
        `I biglietti dell’ordine ${order} che hai restituito sono annullati. Secondo le regole della tariffa non è previsto alcun rimborso.`,
    },
    refused: {
      subject: (order) => `Ordine ${order}: richiesta di rimborso respinta`,
      body: ({ order }) =>
        `La compagnia ha respinto la richiesta di rimborso dell’ordine ${order}. I biglietti restano validi. Il motivo e le altre possibilità sono nella pagina dell’ordine.`,
    },
  },
  tr: {
    asked: {
      subject: (order) => `Sipariş ${order}: iade talebinizi aldık`,
      body: ({ order, amount, until }) =>
        `${order} numaralı siparişin iade talebini inceliyoruz; en geç ${until} tarihinde yanıtlayacağız. Kabul edilirse ${amount} ödediğiniz yere iade edilir. O zamana kadar biletleri kullanmayın.`,
    },
    paid: {
      subject: (order) => `Sipariş ${order}: paranız yolda`,
      body: ({ order, amount, until }) =>
        `${order} numaralı siparişte iade ettiğiniz biletlerin bedeli geri ödendi. ${amount} ödediğiniz yere iade ediliyor; bankanız en geç ${until} tarihinde gösterir. Bu biletler artık geçerli değil.`,
    },
    voided: {
      subject: (order) => `Sipariş ${order} iptal edildi, paranızın tamamı iade ediliyor`,
      body: ({ order, amount, until }) =>
        `${order} numaralı sipariş satın alındığı gün iptal edildi. Tutarın tamamı, ${amount}, ödediğiniz yere iade ediliyor; bankanız en geç ${until} tarihinde gösterir.`,
    },
    nothing: {
      subject: (order) => `Sipariş ${order}: biletler iptal edildi`,
      body: ({ order }) =>
        `${order} numaralı siparişte iade ettiğiniz biletler iptal edildi. Tarife kurallarına göre geri ödenecek tutar yok.`,
    },
    refused: {
      subject: (order) => `Sipariş ${order}: iade talebi reddedildi`,
      body: ({ order }) =>
        `Taşıyıcı, ${order} numaralı siparişin iade talebini reddetti. Biletleriniz geçerliliğini koruyor. Nedeni ve yapabilecekleriniz sipariş sayfasında.`,
    },
  },
};
