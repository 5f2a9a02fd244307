import type { LetterLanguage } from '../../outbox/letter-language';
import type { ReturnTexts } from './return-texts';

/** The letters about tickets whose money goes to the wallet of the account, all of it. */
export const IN_WALLET_TEXTS: Readonly<Record<LetterLanguage, Readonly<Record<'asked' | 'paid', ReturnTexts>>>> = {
  en: {
    asked: {
      subject: (order) => `Order ${order}: we have your refund request`,
      body: ({ order, amount, until }) =>
        `We are looking at your refund request for order ${order} and will answer by ${until}. If it is accepted, ${amount} goes to the wallet of your account. Please do not use the tickets meanwhile.`,
    },
    paid: {
      subject: (order) => `Order ${order}: the refund is in your wallet`,
      body: ({ order, amount }) =>
        `The tickets of order ${order} that you gave back are refunded. ${amount} is in the wallet of your account now. The refunded tickets are no longer valid.`,
    },
  },
  ru: {
    asked: {
      subject: (order) => `Заказ ${order}: мы получили заявку на возврат`,
      body: ({ order, amount, until }) =>
        `Рассматриваем заявку на возврат по заказу ${order} и ответим до ${until}. Если её примут, ${amount} сразу поступят в кошелёк вашего профиля. До ответа не пользуйтесь билетами.`,
    },
    paid: {
      subject: (order) => `Заказ ${order}: деньги уже в кошельке`,
      body: ({ order, amount }) =>
        `Возврат билетов по заказу ${order} оформлен. ${amount} уже в кошельке вашего профиля. Возвращённые билеты больше не действуют.`,
    },
  },
  nl: {
    asked: {
      subject: (order) => `Boeking ${order}: we hebben je terugbetalingsverzoek`,
      body: ({ order, amount, until }) =>
        `We bekijken je verzoek voor boeking ${order} en antwoorden uiterlijk op ${until}. Wordt het goedgekeurd, dan komt ${amount} meteen als tegoed in je account. Gebruik de tickets tot dan niet.`,
    },
    paid: {
      subject: (order) => `Boeking ${order}: je geld staat als tegoed klaar`,
      body: ({ order, amount }) =>
        `De tickets van boeking ${order} die je teruggaf, zijn terugbetaald. ${amount} staat nu als tegoed in je account. De teruggegeven tickets zijn niet meer geldig.`,
    },
  },
  pl: {
    asked: {
      subject: (order) => `Zamówienie ${order}: mamy Twój wniosek o zwrot`,
      body: ({ order, amount, until }) =>
        `Rozpatrujemy wniosek o zwrot dla zamówienia ${order} i odpowiemy najpóźniej ${until}. Jeśli zostanie przyjęty, ${amount} od razu trafi do portfela Twojego konta. Do tego czasu nie korzystaj z biletów.`,
    },
    paid: {
      subject: (order) => `Zamówienie ${order}: zwrot jest w portfelu`,
      body: ({ order, amount }) =>
        `Zwróciliśmy bilety zamówienia ${order}. ${amount} jest już w portfelu Twojego konta. Zwrócone bilety są już nieważne.`,
    },
  },
  es: {
    asked: {
      subject: (order) => `Pedido ${order}: hemos recibido tu solicitud de reembolso`,
      body: ({ order, amount, until }) =>
        `Estamos revisando tu solicitud de reembolso del pedido ${order} y responderemos como tarde el ${until}. Si se acepta, ${amount} irán al momento al saldo de tu cuenta. Hasta entonces no uses los billetes.`,
    },
    paid: {
      subject: (order) => `Pedido ${order}: el reembolso ya está en tu saldo`,
      body: ({ order, amount }) =>
        `Los billetes del pedido ${order} que devolviste están reembolsados. ${amount} ya está en el saldo de tu cuenta. Los billetes devueltos ya no son válidos.`,
    },
  },
  fr: {
    asked: {
      subject: (order) => `Commande ${order} : demande de remboursement reçue`,
      body: ({ order, amount, until }) =>
        `Nous étudions votre demande de remboursement pour la commande ${order} et vous répondrons le ${until} au plus tard. Si elle est acceptée, ${amount} seront versés aussitôt dans la cagnotte de votre compte. D’ici là, n’utilisez pas les billets.`,
    },
    paid: {
      subject: (order) => `Commande ${order} : le remboursement est dans votre cagnotte`,
      body: ({ order, amount }) =>
        `Les billets de la commande ${order} que vous avez rendus sont remboursés. ${amount} se trouve dès maintenant dans la cagnotte de votre compte. Les billets remboursés ne sont plus valables.`,
    },
  },
  de: {
    asked: {
      subject: (order) => `Buchung ${order}: Ihr Erstattungsantrag ist da`,
      body: ({ order, amount, until }) =>
        `Wir prüfen Ihren Erstattungsantrag zur Buchung ${order} und antworten bis ${until}. Wird er angenommen, stehen ${amount} sofort als Guthaben in Ihrem Konto bereit. Bitte nutzen Sie die Tickets bis dahin nicht.`,
    },
    paid: {
      subject: (order) => `Buchung ${order}: Die Erstattung ist Ihr Guthaben`,
      body: ({ order, amount }) =>
        `Die zurückgegebenen Tickets der Buchung ${order} sind erstattet. ${amount} stehen jetzt als Guthaben in Ihrem Konto bereit. Die erstatteten Tickets gelten nicht mehr.`,
    },
  },
  it: {
    asked: {
      subject: (order) => `Ordine ${order}: abbiamo la tua richiesta di rimborso`,
      body: ({ order, amount, until }) =>
        `Stiamo valutando la richiesta di rimborso dell’ordine ${order} e risponderemo entro il ${until}. Se viene accettata, ${amount} va subito nel credito del tuo account. Fino ad allora non usare i biglietti.`,
    },
    paid: {
      subject: (order) => `Ordine ${order}: il rimborso è nel tuo credito`,
      body: ({ order, amount }) =>
        `I biglietti dell’ordine ${order} che hai restituito sono rimborsati. ${amount} è ora nel credito del tuo account. I biglietti rimborsati non sono più validi.`,
    },
  },
  tr: {
    asked: {
      subject: (order) => `Sipariş ${order}: iade talebinizi aldık`,
      body: ({ order, amount, until }) =>
        `${order} numaralı siparişin iade talebini inceliyoruz; en geç ${until} tarihinde yanıtlayacağız. Kabul edilirse ${amount} hemen hesabınızdaki cüzdana aktarılır. O zamana kadar biletleri kullanmayın.`,
    },
    paid: {
      subject: (order) => `Sipariş ${order}: iadeniz cüzdanınızda`,
      body: ({ order, amount }) =>
        `${order} numaralı siparişin iade ettiğiniz biletlerinin bedeli iade edildi. ${amount} artık hesabınızdaki cüzdanda. İade edilen biletler geçerli değil.`,
    },
  },
};
