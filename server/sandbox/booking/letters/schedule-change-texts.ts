import type { LetterLanguage } from '../../outbox/letter-language';

/** A cancelled flight; one that is moved so much that the money goes back; one that is moved by less. */
export type ChangeLetter = 'cancelled' | 'moved' | 'movedLittle';

export type ChangeFacts = {
  order: string;
  /** "SU1130" */
  number: string;
  route: string;
  /** Days and times before and after; `new` is empty for a cancelled flight. */
  old: string;
  new: string;
  /** To follow "until". */
  until: string;
};

export type ChangeTexts = { subject(facts: ChangeFacts): string; body(facts: ChangeFacts): string };

export const SCHEDULE_CHANGE_TEXTS: Readonly<Record<LetterLanguage, Readonly<Record<ChangeLetter, ChangeTexts>>>> = {
  en: texts({
    cancelled: ({ order, number }) => `Order ${order}: flight ${number} is cancelled`,
    moved: ({ order, number }) => `Order ${order}: flight ${number} has new times`,
    gone: ({ number, route, old }) => `The carrier has cancelled flight ${number}, ${route}, of ${old}.`,
    times: (facts) =>
      `The carrier has changed the times of flight ${facts.number}, ${facts.route}.\n\nBefore: ${facts.old}\nNow: ${facts.new}`,
    choose: ({ until }) => `Choose another flight or take your money back on the page of the order, until ${until}:`,
    answer: ({ until }) =>
      `Accept the new times, choose another flight or take your money back on the page of the order, until ${until}. Without an answer, the new times apply:`,
    agree: ({ until }) =>
      `Accept the new times or choose another flight on the page of the order, until ${until}. Without an answer, the new times apply:`,
  }),
  ru: texts({
    cancelled: ({ order, number }) => `Заказ ${order}: рейс ${number} отменён`,
    moved: ({ order, number }) => `Заказ ${order}: у рейса ${number} новое время`,
    gone: ({ number, route, old }) => `Перевозчик отменил рейс ${number}, ${route}: ${old}.`,
    times: (facts) =>
      `Перевозчик изменил время рейса ${facts.number}, ${facts.route}.\n\nБыло: ${facts.old}\nСтало: ${facts.new}`,
    choose: ({ until }) => `Выберите другой рейс или верните деньги на странице заказа до ${until}:`,
    answer: ({ until }) =>
      `На странице заказа до ${until} можно согласиться с новым временем, выбрать другой рейс или вернуть деньги. Если не ответить, действует новое время:`,
    agree: ({ until }) =>
      `На странице заказа до ${until} можно согласиться с новым временем или выбрать другой рейс. Если не ответить, действует новое время:`,
  }),
  nl: texts({
    cancelled: ({ order, number }) => `Boeking ${order}: vlucht ${number} is geannuleerd`,
    moved: ({ order, number }) => `Boeking ${order}: vlucht ${number} heeft nieuwe tijden`,
    gone: ({ number, route, old }) => `De vervoerder heeft vlucht ${number}, ${route}, van ${old} geannuleerd.`,
    times: (facts) =>
      `De vervoerder heeft de tijden van vlucht ${facts.number}, ${facts.route}, gewijzigd.\n\nEerst: ${facts.old}\nNu: ${facts.new}`,
    choose: ({ until }) => `Kies een andere vlucht of vraag je geld terug op de pagina van je boeking, tot ${until}:`,
    answer: ({ until }) =>
      `Ga akkoord met de nieuwe tijden, kies een andere vlucht of vraag je geld terug op de pagina van je boeking, tot ${until}. Zonder antwoord gelden de nieuwe tijden:`,
    agree: ({ until }) =>
      `Ga akkoord met de nieuwe tijden of kies een andere vlucht op de pagina van je boeking, tot ${until}. Zonder antwoord gelden de nieuwe tijden:`,
  }),
  pl: texts({
    cancelled: ({ order, number }) => `Zamówienie ${order}: lot ${number} odwołany`,
    moved: ({ order, number }) => `Zamówienie ${order}: nowe godziny lotu ${number}`,
    gone: ({ number, route, old }) => `Przewoźnik odwołał lot ${number}, ${route}: ${old}.`,
    times: (facts) =>
      `Przewoźnik zmienił godziny lotu ${facts.number}, ${facts.route}.\n\nByło: ${facts.old}\nJest: ${facts.new}`,
    choose: ({ until }) => `Wybierz inny lot lub odzyskaj pieniądze na stronie zamówienia do ${until}:`,
    answer: ({ until }) =>
      `Na stronie zamówienia do ${until} możesz zaakceptować nowe godziny, wybrać inny lot lub odzyskać pieniądze. Bez odpowiedzi obowiązują nowe godziny:`,
    agree: ({ until }) =>
      `Na stronie zamówienia do ${until} możesz zaakceptować nowe godziny lub wybrać inny lot. Bez odpowiedzi obowiązują nowe godziny:`,
  }),
  es: texts({
    cancelled: ({ order, number }) => `Pedido ${order}: vuelo ${number} cancelado`,
    moved: ({ order, number }) => `Pedido ${order}: el vuelo ${number} cambia de horario`,
    gone: ({ number, route, old }) => `La compañía ha cancelado el vuelo ${number}, ${route}: ${old}.`,
    times: (facts) =>
      `La compañía ha cambiado el horario del vuelo ${facts.number}, ${facts.route}.\n\nAntes: ${facts.old}\nAhora: ${facts.new}`,
    choose: ({ until }) => `Elige otro vuelo o recupera tu dinero en la página del pedido hasta el ${until}:`,
    answer: ({ until }) =>
      `Hasta el ${until} puedes aceptar el nuevo horario, elegir otro vuelo o recuperar tu dinero en la página del pedido. Si no respondes, vale el nuevo horario:`,
    agree: ({ until }) =>
      `Hasta el ${until} puedes aceptar el nuevo horario o elegir otro vuelo en la página del pedido. Si no respondes, vale el nuevo horario:`,
  }),
  fr: texts({
    cancelled: ({ order, number }) => `Commande ${order} : le vol ${number} est annulé`,
    moved: ({ order, number }) => `Commande ${order} : nouveaux horaires du vol ${number}`,
    gone: ({ number, route, old }) => `La compagnie a annulé le vol ${number}, ${route} : ${old}.`,
    times: (facts) =>
      `La compagnie a modifié les horaires du vol ${facts.number}, ${facts.route}.\n\nAvant : ${facts.old}\nMaintenant : ${facts.new}`,
    choose: ({ until }) =>
      `Choisissez un autre vol ou faites-vous rembourser sur la page de la commande, jusqu’au ${until} :`,
    answer: ({ until }) =>
      `Jusqu’au ${until}, acceptez les nouveaux horaires, choisissez un autre vol ou faites-vous rembourser sur la page de la commande. Sans réponse, les nouveaux horaires s’appliquent :`,
    agree: ({ until }) =>
      `Jusqu’au ${until}, acceptez les nouveaux horaires ou choisissez un autre vol sur la page de la commande. Sans réponse, les nouveaux horaires s’appliquent :`,
  }),
  de: texts({
    cancelled: ({ order, number }) => `Buchung ${order}: Flug ${number} ist gestrichen`,
    moved: ({ order, number }) => `Buchung ${order}: Flug ${number} hat neue Zeiten`,
    gone: ({ number, route, old }) => `Die Fluggesellschaft hat den Flug ${number}, ${route}, gestrichen: ${old}.`,
    times: (facts) =>
      `Die Fluggesellschaft hat die Zeiten des Fluges ${facts.number}, ${facts.route}, geändert.\n\nBisher: ${facts.old}\nJetzt: ${facts.new}`,
    choose: ({ until }) =>
      `Wählen Sie bis ${until} auf der Seite der Buchung einen anderen Flug oder lassen Sie sich das Geld erstatten:`,
    answer: ({ until }) =>
      `Auf der Seite der Buchung können Sie bis ${until} den neuen Zeiten zustimmen, einen anderen Flug wählen oder sich das Geld erstatten lassen. Ohne Antwort gelten die neuen Zeiten:`,
    agree: ({ until }) =>
      `Auf der Seite der Buchung können Sie bis ${until} den neuen Zeiten zustimmen oder einen anderen Flug wählen. Ohne Antwort gelten die neuen Zeiten:`,
  }),
  it: texts({
    cancelled: ({ order, number }) => `Ordine ${order}: il volo ${number} è cancellato`,
    moved: ({ order, number }) => `Ordine ${order}: nuovi orari del volo ${number}`,
    gone: ({ number, route, old }) => `Il vettore ha cancellato il volo ${number}, ${route}: ${old}.`,
    times: (facts) =>
      `Il vettore ha cambiato gli orari del volo ${facts.number}, ${facts.route}.\n\nPrima: ${facts.old}\nOra: ${facts.new}`,
    choose: ({ until }) => `Scegli un altro volo o chiedi il rimborso nella pagina dell’ordine, entro il ${until}:`,
    answer: ({ until }) =>
      `Entro il ${until} puoi accettare i nuovi orari, scegliere un altro volo o chiedere il rimborso nella pagina dell’ordine. Senza risposta valgono i nuovi orari:`,
    agree: ({ until }) =>
      `Entro il ${until} puoi accettare i nuovi orari o scegliere un altro volo nella pagina dell’ordine. Senza risposta valgono i nuovi orari:`,
  }),
  tr: texts({
    cancelled: ({ order, number }) => `Sipariş ${order}: ${number} uçuşu iptal edildi`,
    moved: ({ order, number }) => `Sipariş ${order}: ${number} uçuşunun saati değişti`,
    gone: ({ number, route, old }) => `Taşıyıcı, ${number} uçuşunu iptal etti (${route}): ${old}.`,
    times: (facts) =>
      `Taşıyıcı, ${facts.number} uçuşunun saatlerini değiştirdi (${facts.route}).\n\nÖnce: ${facts.old}\nŞimdi: ${facts.new}`,
    choose: ({ until }) => `Sipariş sayfasında başka bir uçuş seçin veya paranızı geri alın. Son tarih: ${until}.`,
    answer: ({ until }) =>
      `Sipariş sayfasında yeni saatleri kabul edebilir, başka bir uçuş seçebilir veya paranızı geri alabilirsiniz. Son tarih: ${until}. Yanıt vermezseniz yeni saatler geçerli olur:`,
    agree: ({ until }) =>
      `Sipariş sayfasında yeni saatleri kabul edebilir veya başka bir uçuş seçebilirsiniz. Son tarih: ${until}. Yanıt vermezseniz yeni saatler geçerli olur:`,
  }),
};

type Line = (facts: ChangeFacts) => string;

/** `cancelled`, `moved`: subjects. `gone`, `times`: what happened. `choose`, `answer`, `agree`: what can be done. */
type Parts = Record<'cancelled' | 'moved' | 'gone' | 'times' | 'choose' | 'answer' | 'agree', Line>;

function texts(parts: Parts): Record<ChangeLetter, ChangeTexts> {
  const letter = (subject: Line, what: Line, then: Line): ChangeTexts => ({
    subject,
    body: (facts) => [what(facts), then(facts)].join('\n\n'),
  });
  return {
    cancelled: letter(parts.cancelled, parts.gone, parts.choose),
    moved: letter(parts.moved, parts.times, parts.answer),
    movedLittle: letter(parts.moved, parts.times, parts.agree),
  };
}
