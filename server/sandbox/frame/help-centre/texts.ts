import type { LetterLanguage } from '../../outbox/letter-language';
import type { HelpTexts } from './help-texts';
import { TEXTS_DE_NL_PL_TR } from './texts-de-nl-pl-tr';

/** Texts of requests in every language of letters. */
export const HELP_TEXTS: Readonly<Record<LetterLanguage, HelpTexts>> = {
  ...TEXTS_DE_NL_PL_TR,
  en: {
    received: {
      subject: (number) => `Request ${number} received`,
      body: 'We have your request. A colleague reads it and answers by e-mail.',
    },
    answered: { subject: (number) => `Answer to request ${number}` },
    open: 'Read and reply:',
    answers: {
      void: 'We have looked at the order. Whether it can still be cancelled free of charge, and until when, is told in the order, under refunds. After that time the rules of the fare apply.',
      refund:
        'We have looked at the order. Choose the tickets in the order, under refunds: the sum that comes back for each is shown before you confirm.',
      exchange:
        'The change is made in the order: choose the new day there. You see the carrier’s flights with its penalty, the difference in price and our fee before you pay.',
      passenger_info_change:
        'We have passed the correction on to the carrier. If it charges for the change, the payment appears in the order and we write to you.',
      additional_ticket:
        'A passenger cannot be added to tickets that are issued. Search for the same flight and buy a ticket for that person; both orders stand in My trips if you buy while signed in.',
      no_receipt:
        'The receipt can be downloaded in the order at any time. It names each passenger, the fare, the taxes and our fee.',
      additional_services:
        'Whatever can still be added is offered in the order, with its price. For anything else please ask the carrier; the booking code is on the ticket.',
      pets: 'The carrier decides about animals: how many it takes on a flight, up to what weight, and at what price. Please ring it well before departure and give the booking code of your ticket. We cannot book a place for an animal.',
    },
    afterReply: 'Thank you, we have added this to your request.',
    notFound: (order) =>
      `We found no order ${order} under this e-mail address. Please check both: the number is in the letter with the ticket, and the order has the address that was typed at the purchase.`,
    refund: {
      asked: 'Refund request with documents.',
      done: 'We have checked the request and accepted it. The money goes back to the way you paid.',
      refused: 'We have checked the request and could not accept it. The tickets stay valid.',
    },
    surcharge: {
      asked: 'The time of the payment is over. Can it still be paid?',
      reopened: 'Yes: the payment in the order is open for another day.',
      closed: 'What the payment was for cannot be had any more. There is nothing to pay.',
    },
  },
  ru: {
    received: {
      subject: (number) => `Обращение ${number} получено`,
      body: 'Обращение у нас. Сотрудник прочитает его и ответит письмом.',
    },
    answered: { subject: (number) => `Ответ на обращение ${number}` },
    open: 'Прочитать и ответить:',
    answers: {
      void: 'Мы посмотрели заказ. Можно ли ещё отменить его бесплатно и до какого времени, сказано в самом заказе, в разделе возврата. Позже действуют правила тарифа.',
      refund:
        'Мы посмотрели заказ. Выберите билеты в заказе, в разделе возврата: сумма по каждому показана до подтверждения.',
      exchange:
        'Поменять билет можно в заказе: выберите там новый день. Рейсы перевозчика, его штраф, разница в цене и наш сбор видны до оплаты.',
      passenger_info_change:
        'Мы передали исправление перевозчику. Если за него нужно заплатить, платёж появится в заказе и мы напишем.',
      additional_ticket:
        'К выписанным билетам пассажира добавить нельзя. Найдите тот же рейс и купите билет отдельным заказом; если вы вошли в аккаунт, оба заказа будут в «Моих поездках».',
      no_receipt:
        'Квитанцию можно скачать в заказе в любое время. В ней есть каждый пассажир, тариф, сборы и наш сбор.',
      additional_services:
        'Всё, что ещё можно добавить, предложено в заказе с ценой. Об остальном спросите перевозчика: код бронирования есть в билете.',
      pets: 'О животных решает перевозчик: сколько берут на рейс, до какого веса и по какой цене. Позвоните ему заранее и назовите код бронирования из билета. Забронировать место для животного мы не можем.',
    },
    afterReply: 'Спасибо, мы добавили это к обращению.',
    notFound: (order) =>
      `Заказа ${order} на этот адрес мы не нашли. Проверьте и то и другое: номер есть в письме с билетом, а адрес — тот, что указали при покупке.`,
    refund: {
      asked: 'Заявка на возврат с документами.',
      done: 'Мы проверили заявку и приняли её. Деньги вернутся тем же способом, каким вы платили.',
      refused: 'Мы проверили заявку и не смогли её принять. Билеты действуют.',
    },
    surcharge: {
      asked: 'Срок оплаты прошёл. Можно ли ещё заплатить?',
      reopened: 'Да: платёж в заказе открыт ещё на сутки.',
      closed: 'То, за что был платёж, уже недоступно. Платить не нужно.',
    },
  },
  es: {
    received: {
      subject: (number) => `Solicitud ${number} recibida`,
      body: 'Tenemos tu solicitud. Una persona del equipo la leerá y te responderá por correo.',
    },
    answered: { subject: (number) => `Respuesta a la solicitud ${number}` },
    open: 'Leer y responder:',
    answers: {
      void: 'Hemos mirado el pedido. Si todavía se puede cancelar gratis, y hasta cuándo, se indica en el propio pedido, en la parte de reembolsos. Después rigen las reglas de la tarifa.',
      refund:
        'Hemos mirado el pedido. Elige los billetes en el pedido, en la parte de reembolsos: verás cuánto se devuelve por cada uno antes de confirmar.',
      exchange:
        'El cambio se hace en el pedido: elige allí el nuevo día. Antes de pagar verás los vuelos de la compañía, su penalización, la diferencia de precio y nuestro cargo.',
      passenger_info_change:
        'Hemos pasado la corrección a la compañía. Si cobra por ella, el pago aparecerá en el pedido y te escribiremos.',
      additional_ticket:
        'No se puede añadir un pasajero a billetes ya emitidos. Busca el mismo vuelo y compra un billete para esa persona; si compras con la sesión iniciada, los dos pedidos estarán en Mis viajes.',
      no_receipt:
        'El recibo se puede descargar en el pedido en cualquier momento. Indica cada pasajero, la tarifa, las tasas y nuestro cargo.',
      additional_services:
        'Todo lo que aún se puede añadir se ofrece en el pedido con su precio. Para lo demás, pregunta a la compañía; el código de reserva está en el billete.',
      pets: 'Sobre los animales decide la compañía: cuántos admite por vuelo, hasta qué peso y a qué precio. Llámala con tiempo y da el código de reserva de tu billete. Nosotros no podemos reservar plaza para un animal.',
    },
    afterReply: 'Gracias, lo hemos añadido a tu solicitud.',
    notFound: (order) =>
      `No hemos encontrado el pedido ${order} con este correo. Comprueba ambos: el número está en el correo con el billete y la dirección es la que se escribió al comprar.`,
    refund: {
      asked: 'Solicitud de reembolso con documentos.',
      done: 'Hemos revisado la solicitud y la hemos aceptado. El dinero vuelve por la misma vía por la que pagaste.',
      refused: 'Hemos revisado la solicitud y no hemos podido aceptarla. Los billetes siguen siendo válidos.',
    },
    surcharge: {
      asked: 'El plazo del pago ha terminado. ¿Todavía se puede pagar?',
      reopened: 'Sí: el pago del pedido está abierto un día más.',
      closed: 'Lo que se iba a pagar ya no está disponible. No hay nada que pagar.',
    },
  },
  fr: {
    received: {
      subject: (number) => `Demande ${number} reçue`,
      body: 'Nous avons votre demande. Un collègue la lit et vous répond par e-mail.',
    },
    answered: { subject: (number) => `Réponse à la demande ${number}` },
    open: 'Lire et répondre :',
    answers: {
      void: 'Nous avons regardé la commande. Elle indique elle-même, dans la partie remboursement, si elle peut encore être annulée sans frais et jusqu’à quand. Ensuite, les règles du tarif s’appliquent.',
      refund:
        'Nous avons regardé la commande. Choisissez les billets dans la commande, dans la partie remboursement : la somme rendue pour chacun s’affiche avant la confirmation.',
      exchange:
        'Le changement se fait dans la commande : choisissez-y le nouveau jour. Avant de payer, vous voyez les vols de la compagnie, sa pénalité, la différence de prix et nos frais.',
      passenger_info_change:
        'Nous avons transmis la correction à la compagnie. Si elle la facture, le paiement apparaîtra dans la commande et nous vous écrirons.',
      additional_ticket:
        'On ne peut pas ajouter de passager à des billets émis. Cherchez le même vol et achetez un billet pour cette personne ; si vous êtes connecté, les deux commandes seront dans Mes voyages.',
      no_receipt:
        'Le reçu se télécharge dans la commande à tout moment. Il indique chaque passager, le tarif, les taxes et nos frais.',
      additional_services:
        'Tout ce qui peut encore être ajouté est proposé dans la commande, avec son prix. Pour le reste, adressez-vous à la compagnie ; le code de réservation est sur le billet.',
      pets: 'Pour les animaux, c’est la compagnie qui décide : combien par vol, jusqu’à quel poids et à quel prix. Appelez-la bien avant le départ avec le code de réservation de votre billet. Nous ne pouvons pas réserver de place pour un animal.',
    },
    afterReply: 'Merci, nous l’avons ajouté à votre demande.',
    notFound: (order) =>
      `Nous n’avons pas trouvé de commande ${order} avec cette adresse. Vérifiez les deux : le numéro est dans l’e-mail du billet, et l’adresse est celle saisie à l’achat.`,
    refund: {
      asked: 'Demande de remboursement avec documents.',
      done: 'Nous avons vérifié la demande et l’avons acceptée. L’argent revient par le moyen de paiement utilisé.',
      refused: 'Nous avons vérifié la demande et n’avons pas pu l’accepter. Les billets restent valables.',
    },
    surcharge: {
      asked: 'Le délai de paiement est passé. Peut-on encore payer ?',
      reopened: 'Oui : le paiement est de nouveau ouvert dans la commande pour un jour.',
      closed: 'Ce que le paiement devait couvrir n’est plus disponible. Il n’y a rien à payer.',
    },
  },
  it: {
    received: {
      subject: (number) => `Richiesta ${number} ricevuta`,
      body: 'Abbiamo la tua richiesta. Un collega la legge e risponde per e-mail.',
    },
    answered: { subject: (number) => `Risposta alla richiesta ${number}` },
    open: 'Leggi e rispondi:',
    answers: {
      void: 'Abbiamo guardato l’ordine. Se si può ancora annullare gratis, e fino a quando, è scritto nell’ordine stesso, alla voce rimborsi. Dopo valgono le regole della tariffa.',
      refund:
        'Abbiamo guardato l’ordine. Scegli i biglietti nell’ordine, alla voce rimborsi: la somma che torna per ciascuno si vede prima di confermare.',
      exchange:
        'Il cambio si fa nell’ordine: scegli lì il nuovo giorno. Prima di pagare vedi i voli della compagnia, la sua penale, la differenza di prezzo e la nostra commissione.',
      passenger_info_change:
        'Abbiamo passato la correzione alla compagnia. Se la fa pagare, il pagamento compare nell’ordine e ti scriviamo.',
      additional_ticket:
        'Non si può aggiungere un passeggero a biglietti già emessi. Cerca lo stesso volo e compra un biglietto per quella persona; se compri dopo l’accesso, i due ordini sono in I miei viaggi.',
      no_receipt:
        'La ricevuta si può scaricare nell’ordine in qualsiasi momento. Riporta ogni passeggero, la tariffa, le tasse e la nostra commissione.',
      additional_services:
        'Quello che si può ancora aggiungere è proposto nell’ordine con il prezzo. Per il resto chiedi alla compagnia; il codice di prenotazione è sul biglietto.',
      pets: 'Sugli animali decide la compagnia: quanti ne accetta per volo, fino a che peso e a che prezzo. Chiamala per tempo e dai il codice di prenotazione del biglietto. Noi non possiamo prenotare un posto per un animale.',
    },
    afterReply: 'Grazie, lo abbiamo aggiunto alla tua richiesta.',
    notFound: (order) =>
      `Non abbiamo trovato l’ordine ${order} con questo indirizzo. Controlla entrambi: il numero è nell’e-mail con il biglietto, l’indirizzo è quello scritto all’acquisto.`,
    refund: {
      asked: 'Richiesta di rimborso con documenti.',
      done: 'Abbiamo controllato la richiesta e l’abbiamo accettata. I soldi tornano con lo stesso mezzo con cui hai pagato.',
      refused: 'Abbiamo controllato la richiesta e non abbiamo potuto accettarla. I biglietti restano validi.',
    },
    surcharge: {
      asked: 'Il tempo per pagare è finito. Si può ancora pagare?',
      reopened: 'Sì: il pagamento nell’ordine è aperto per un altro giorno.',
      closed: 'Quello per cui si pagava non è più disponibile. Non c’è nulla da pagare.',
    },
  },
};
