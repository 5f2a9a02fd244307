import type { LetterLanguage } from '../../outbox/letter-language';

/**
 * ready: the customer is asked where to. reopened: for two more weeks. accepted: the code was right. sent: the bank has it.
 * failed: the transfer came back.
 */
export type PayoutLetter = 'ready' | 'reopened' | 'accepted' | 'sent' | 'failed';

export type PayoutFacts = {
  order: string;
  amount: string;
  /** The end of the card or account. */
  ending: string;
  /** The day to answer by, or by which the bank shows the money. */
  until: string;
};

type Text = { subject(facts: PayoutFacts): string; body(facts: PayoutFacts): string };

export const PAYOUT_LETTERS: Readonly<Record<LetterLanguage, Readonly<Record<PayoutLetter, Text>>>> = {
  en: {
    ready: {
      subject: ({ order }) => `Order ${order}: tell us where to send your refund`,
      body: ({ order, amount, until }) =>
        `Your bank sent back the refund for order ${order}: the card you paid with no longer takes money. Choose another card or account for ${amount} by ${until}. You will need to log in, and the phone of the order for a code.`,
    },
    reopened: {
      subject: ({ order }) => `Order ${order}: you can receive your refund again`,
      body: ({ order, amount, until }) =>
        `You have until ${until} to say where ${amount} for order ${order} should go.`,
    },
    accepted: {
      subject: ({ order }) => `Order ${order}: your refund is being sent`,
      body: ({ order, amount, ending, until }) =>
        `We are sending ${amount} for order ${order} to the account ending ${ending}. Your bank will show it by ${until}. If this was not you, write to us at once.`,
    },
    sent: {
      subject: ({ order }) => `Order ${order}: your refund has been sent`,
      body: ({ order, amount, ending, until }) =>
        `${amount} for order ${order} has left for the account ending ${ending}. Your bank will show it by ${until} at the latest.`,
    },
    failed: {
      subject: ({ order }) => `Order ${order}: the bank returned your refund`,
      body: ({ order, amount, ending }) =>
        `The bank did not accept ${amount} for order ${order} on the account ending ${ending}. The money is with us and is not lost. Write to us, and we will agree on another way.`,
    },
  },
  ru: {
    ready: {
      subject: ({ order }) => `Заказ ${order}: куда перевести деньги`,
      body: ({ order, amount, until }) =>
        `Банк вернул нам деньги по заказу ${order}: карта, с которой вы платили, больше не принимает переводы. До ${until} укажите другую карту или счёт для ${amount}. Понадобится войти в личный кабинет и телефон из заказа: на него придёт код.`,
    },
    reopened: {
      subject: ({ order }) => `Заказ ${order}: выплату снова можно получить`,
      body: ({ order, amount, until }) => `До ${until} укажите, куда перевести ${amount} по заказу ${order}.`,
    },
    accepted: {
      subject: ({ order }) => `Заказ ${order}: переводим деньги`,
      body: ({ order, amount, ending, until }) =>
        `Переводим ${amount} по заказу ${order} на карту или счёт, последние цифры ${ending}. Банк зачислит деньги до ${until}. Если это были не вы, сразу напишите нам.`,
    },
    sent: {
      subject: ({ order }) => `Заказ ${order}: деньги отправлены`,
      body: ({ order, amount, ending, until }) =>
        `${amount} по заказу ${order} отправлены на карту или счёт, последние цифры ${ending}. Банк зачислит их не позже ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Заказ ${order}: банк вернул перевод`,
      body: ({ order, amount, ending }) =>
        `Банк не принял ${amount} по заказу ${order} на карту или счёт, последние цифры ${ending}. Деньги у нас и не пропали. Напишите нам, договоримся о другом способе.`,
    },
  },
  de: {
    ready: {
      subject: ({ order }) => `Buchung ${order}: Wohin soll Ihre Erstattung gehen?`,
      body: ({ order, amount, until }) =>
        `Ihre Bank hat die Erstattung zur Buchung ${order} zurückgeschickt: Die Karte, mit der Sie bezahlt haben, nimmt kein Geld mehr an. Nennen Sie uns bis zum ${until} eine andere Karte oder ein Konto für ${amount}. Dazu melden Sie sich an; das Telefon der Buchung bekommt einen Code.`,
    },
    reopened: {
      subject: ({ order }) => `Buchung ${order}: Sie können die Erstattung wieder abrufen`,
      body: ({ order, amount, until }) =>
        `Bis zum ${until} können Sie angeben, wohin ${amount} zur Buchung ${order} gehen sollen.`,
    },
    accepted: {
      subject: ({ order }) => `Buchung ${order}: Ihre Erstattung ist unterwegs`,
      body: ({ order, amount, ending, until }) =>
        `Wir überweisen ${amount} zur Buchung ${order} auf das Konto mit der Endung ${ending}. Ihre Bank zeigt den Betrag bis zum ${until}. Waren Sie das nicht? Schreiben Sie uns sofort.`,
    },
    sent: {
      subject: ({ order }) => `Buchung ${order}: Erstattung überwiesen`,
      body: ({ order, amount, ending, until }) =>
        `${amount} zur Buchung ${order} haben wir auf das Konto mit der Endung ${ending} überwiesen. Ihre Bank zeigt den Betrag spätestens am ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Buchung ${order}: Die Bank hat die Erstattung zurückgeschickt`,
      body: ({ order, amount, ending }) =>
        `Die Bank hat ${amount} zur Buchung ${order} auf dem Konto mit der Endung ${ending} nicht angenommen. Das Geld liegt bei uns und ist nicht verloren. Schreiben Sie uns, wir finden einen anderen Weg.`,
    },
  },
  es: {
    ready: {
      subject: ({ order }) => `Pedido ${order}: dinos dónde enviarte el reembolso`,
      body: ({ order, amount, until }) =>
        `Tu banco nos ha devuelto el reembolso del pedido ${order}: la tarjeta con la que pagaste ya no admite abonos. Elige otra tarjeta o cuenta para ${amount} antes del ${until}. Tendrás que iniciar sesión y tener a mano el teléfono del pedido, que recibirá un código.`,
    },
    reopened: {
      subject: ({ order }) => `Pedido ${order}: ya puedes volver a cobrar el reembolso`,
      body: ({ order, amount, until }) =>
        `Tienes hasta el ${until} para decirnos dónde enviar ${amount} del pedido ${order}.`,
    },
    accepted: {
      subject: ({ order }) => `Pedido ${order}: estamos enviando tu reembolso`,
      body: ({ order, amount, ending, until }) =>
        `Estamos enviando ${amount} del pedido ${order} a la cuenta terminada en ${ending}. Tu banco lo mostrará antes del ${until}. Si no has sido tú, escríbenos enseguida.`,
    },
    sent: {
      subject: ({ order }) => `Pedido ${order}: reembolso enviado`,
      body: ({ order, amount, ending, until }) =>
        `Hemos enviado ${amount} del pedido ${order} a la cuenta terminada en ${ending}. Tu banco lo mostrará como tarde el ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Pedido ${order}: el banco ha devuelto el reembolso`,
      body: ({ order, amount, ending }) =>
        `El banco no ha aceptado ${amount} del pedido ${order} en la cuenta terminada en ${ending}. El dinero lo tenemos nosotros y no se ha perdido. Escríbenos y acordamos otra forma.`,
    },
  },
  fr: {
    ready: {
      subject: ({ order }) => `Commande ${order} : où envoyer votre remboursement ?`,
      body: ({ order, amount, until }) =>
        `Votre banque nous a renvoyé le remboursement de la commande ${order} : la carte utilisée pour payer n’accepte plus de crédit. Indiquez une autre carte ou un compte pour recevoir ${amount} avant le ${until}. Il faudra vous connecter et avoir le téléphone de la commande, qui recevra un code.`,
    },
    reopened: {
      subject: ({ order }) => `Commande ${order} : votre remboursement est de nouveau disponible`,
      body: ({ order, amount, until }) =>
        `Vous avez jusqu’au ${until} pour indiquer où envoyer ${amount} de la commande ${order}.`,
    },
    accepted: {
      subject: ({ order }) => `Commande ${order} : votre remboursement part`,
      body: ({ order, amount, ending, until }) =>
        `Nous envoyons ${amount} de la commande ${order} sur le compte finissant par ${ending}. Votre banque l’affichera avant le ${until}. Si ce n’est pas vous, écrivez-nous tout de suite.`,
    },
    sent: {
      subject: ({ order }) => `Commande ${order} : remboursement envoyé`,
      body: ({ order, amount, ending, until }) =>
        `Nous avons envoyé ${amount} de la commande ${order} sur le compte finissant par ${ending}. Votre banque l’affichera le ${until} au plus tard.`,
    },
    failed: {
      subject: ({ order }) => `Commande ${order} : la banque a renvoyé le remboursement`,
      body: ({ order, amount, ending }) =>
        `La banque n’a pas accepté ${amount} de la commande ${order} sur le compte finissant par ${ending}. L’argent est chez nous, il n’est pas perdu. Écrivez-nous, nous trouverons une autre solution.`,
    },
  },
  it: {
    ready: {
      subject: ({ order }) => `Ordine ${order}: dove inviamo il rimborso?`,
      body: ({ order, amount, until }) =>
        `La tua banca ci ha restituito il rimborso dell’ordine ${order}: la carta con cui hai pagato non accetta più accrediti. Scegli un’altra carta o un conto per ${amount} entro il ${until}. Dovrai accedere e avere il telefono dell’ordine, che riceverà un codice.`,
    },
    reopened: {
      subject: ({ order }) => `Ordine ${order}: puoi di nuovo ricevere il rimborso`,
      body: ({ order, amount, until }) =>
        `Hai tempo fino al ${until} per dirci dove inviare ${amount} dell’ordine ${order}.`,
    },
    accepted: {
      subject: ({ order }) => `Ordine ${order}: stiamo inviando il rimborso`,
      body: ({ order, amount, ending, until }) =>
        `Stiamo inviando ${amount} dell’ordine ${order} al conto che termina con ${ending}. La banca lo mostrerà entro il ${until}. Se non sei stato tu, scrivici subito.`,
    },
    sent: {
      subject: ({ order }) => `Ordine ${order}: rimborso inviato`,
      body: ({ order, amount, ending, until }) =>
        `Abbiamo inviato ${amount} dell’ordine ${order} al conto che termina con ${ending}. La banca lo mostrerà al più tardi il ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Ordine ${order}: la banca ha restituito il rimborso`,
      body: ({ order, amount, ending }) =>
        `La banca non ha accettato ${amount} dell’ordine ${order} sul conto che termina con ${ending}. I soldi sono da noi e non sono persi. Scrivici e troveremo un altro modo.`,
    },
  },
  nl: {
    ready: {
      subject: ({ order }) => `Boeking ${order}: waar mag je terugbetaling naartoe?`,
      body: ({ order, amount, until }) =>
        `Je bank heeft de terugbetaling van boeking ${order} teruggestuurd: de kaart waarmee je betaalde, neemt geen geld meer aan. Kies vóór ${until} een andere kaart of rekening voor ${amount}. Je logt in, en de telefoon van de boeking krijgt een code.`,
    },
    reopened: {
      subject: ({ order }) => `Boeking ${order}: je kunt je terugbetaling weer ontvangen`,
      body: ({ order, amount, until }) =>
        `Je hebt tot ${until} om te zeggen waar ${amount} van boeking ${order} naartoe mag.`,
    },
    accepted: {
      subject: ({ order }) => `Boeking ${order}: je terugbetaling is onderweg`,
      body: ({ order, amount, ending, until }) =>
        `We maken ${amount} van boeking ${order} over naar de rekening eindigend op ${ending}. Je bank toont het uiterlijk op ${until}. Was jij dit niet? Schrijf ons meteen.`,
    },
    sent: {
      subject: ({ order }) => `Boeking ${order}: terugbetaling overgemaakt`,
      body: ({ order, amount, ending, until }) =>
        `We hebben ${amount} van boeking ${order} overgemaakt naar de rekening eindigend op ${ending}. Je bank toont het uiterlijk op ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Boeking ${order}: de bank stuurde je terugbetaling terug`,
      body: ({ order, amount, ending }) =>
        `De bank nam ${amount} van boeking ${order} niet aan op de rekening eindigend op ${ending}. Het geld is bij ons en niet kwijt. Schrijf ons, dan vinden we een andere manier.`,
    },
  },
  pl: {
    ready: {
      subject: ({ order }) => `Zamówienie ${order}: dokąd wysłać zwrot?`,
      body: ({ order, amount, until }) =>
        `Bank odesłał nam zwrot za zamówienie ${order}: karta, którą zapłacono, nie przyjmuje już pieniędzy. Wskaż inną kartę lub rachunek dla ${amount} do ${until}. Trzeba się zalogować i mieć telefon podany w zamówieniu: przyjdzie na niego kod.`,
    },
    reopened: {
      subject: ({ order }) => `Zamówienie ${order}: zwrot można znowu odebrać`,
      body: ({ order, amount, until }) => `Do ${until} możesz wskazać, dokąd wysłać ${amount} z zamówienia ${order}.`,
    },
    accepted: {
      subject: ({ order }) => `Zamówienie ${order}: wysyłamy zwrot`,
      body: ({ order, amount, ending, until }) =>
        `Wysyłamy ${amount} z zamówienia ${order} na rachunek o końcówce ${ending}. Bank zaksięguje je do ${until}. Jeśli to nie Ty, napisz do nas od razu.`,
    },
    sent: {
      subject: ({ order }) => `Zamówienie ${order}: zwrot wysłany`,
      body: ({ order, amount, ending, until }) =>
        `Wysłaliśmy ${amount} z zamówienia ${order} na rachunek o końcówce ${ending}. Bank zaksięguje je najpóźniej ${until}.`,
    },
    failed: {
      subject: ({ order }) => `Zamówienie ${order}: bank odesłał zwrot`,
      body: ({ order, amount, ending }) =>
        `Bank nie przyjął ${amount} z zamówienia ${order} na rachunek o końcówce ${ending}. Pieniądze są u nas i nie przepadły. Napisz do nas, znajdziemy inny sposób.`,
    },
  },
  tr: {
    ready: {
      subject: ({ order }) => `Sipariş ${order}: iadenizi nereye gönderelim?`,
      body: ({ order, amount, until }) =>
        `Bankanız ${order} numaralı siparişin iadesini bize geri gönderdi: ödeme yaptığınız kart artık para kabul etmiyor. ${amount} için başka bir kart veya hesabı bildirin. Son gün: ${until}. Giriş yapmanız gerekir; siparişteki telefona bir kod gelir.`,
    },
    reopened: {
      subject: ({ order }) => `Sipariş ${order}: iadenizi yeniden alabilirsiniz`,
      body: ({ order, amount, until }) =>
        `${order} numaralı siparişin ${amount} tutarındaki iadesinin nereye gideceğini bildirin. Son gün: ${until}.`,
    },
    accepted: {
      subject: ({ order }) => `Sipariş ${order}: iadeniz gönderiliyor`,
      body: ({ order, amount, ending, until }) =>
        `${order} numaralı siparişin ${amount} tutarındaki iadesini sonu ${ending} olan hesaba gönderiyoruz. Bankanızın göstereceği son gün: ${until}. Bu işlemi siz yapmadıysanız bize hemen yazın.`,
    },
    sent: {
      subject: ({ order }) => `Sipariş ${order}: iadeniz gönderildi`,
      body: ({ order, amount, ending, until }) =>
        `${order} numaralı siparişin ${amount} tutarındaki iadesini sonu ${ending} olan hesaba gönderdik. Bankanız en geç ${until} tarihinde gösterir.`,
    },
    failed: {
      subject: ({ order }) => `Sipariş ${order}: banka iadenizi geri gönderdi`,
      body: ({ order, amount, ending }) =>
        `Banka, ${order} numaralı siparişin ${amount} tutarındaki iadesini sonu ${ending} olan hesapta kabul etmedi. Para bizde, kaybolmadı. Bize yazın, başka bir yol bulalım.`,
    },
  },
};
