import type { AttemptRecord } from '../records/attempt-records';
import type { LetterLanguage } from '../../outbox/letter-language';

/** The texts of the bank's pages. */
export type BankTexts = {
  bank: string;
  confirm: string;
  merchant: string;
  amount: string;
  card: string;
  approve: string;
  decline: string;
  sandbox: string;
  fastPayments: string;
  pay(amount: string): string;
  from: string;
  account: string;
  /** @param time ready HTML */
  expires(time: string): string;
  closed: string;
  reasons: Record<'success' | 'voided' | 'pending' | 'declined', string>;
  thanks: string;
  answered: string;
  back: string;
};

export const BANK_TEXTS: Readonly<Record<LetterLanguage, BankTexts>> = {
  en: {
    bank: 'Sandbox Bank',
    confirm: 'Confirm your payment',
    merchant: 'Shop',
    amount: 'Amount',
    card: 'Card',
    approve: 'Approve',
    decline: 'Decline',
    sandbox: 'This is a sandbox: no real money moves.',
    fastPayments: 'fast payment system',
    pay: (amount) => `Pay ${amount}`,
    from: 'From',
    account: 'Current account',
    expires: (time) =>
      `The code expires at ${time}. After that it charges nothing: close this page if you changed your mind.`,
    closed: 'This payment is closed',
    reasons: {
      success: 'It was approved and cannot be approved twice.',
      voided: 'It was cancelled, or another payment was started in its place. Nothing was charged here.',
      pending: 'It was not answered in time. Nothing was charged.',
      declined: 'It was declined. Nothing was charged.',
    },
    thanks: 'Thank you',
    answered: 'The bank has your answer.',
    back: 'Back to the shop',
  },
  ru: {
    bank: 'Тестовый банк',
    confirm: 'Подтвердите платёж',
    merchant: 'Магазин',
    amount: 'Сумма',
    card: 'Карта',
    approve: 'Подтвердить',
    decline: 'Отклонить',
    sandbox: 'Это тестовая среда: настоящие деньги не списываются.',
    fastPayments: 'Система быстрых платежей',
    pay: (amount) => `Оплата ${amount}`,
    from: 'Счёт списания',
    account: 'Текущий счёт',
    expires: (time) =>
      `Код действует до ${time}. После этого по нему ничего не спишется: передумали — просто закройте страницу.`,
    closed: 'Этот платёж закрыт',
    reasons: {
      success: 'Он подтверждён, второй раз подтвердить его нельзя.',
      voided: 'Он отменён, или вместо него начат другой. По этому платежу ничего не списано.',
      pending: 'Время на ответ вышло. Ничего не списано.',
      declined: 'Он отклонён. Ничего не списано.',
    },
    thanks: 'Спасибо',
    answered: 'Банк получил ваш ответ.',
    back: 'Вернуться в магазин',
  },
  de: {
    bank: 'Sandbox-Bank',
    confirm: 'Zahlung bestätigen',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    approve: 'Bestätigen',
    decline: 'Ablehnen',
    sandbox: 'Dies ist eine Testumgebung: Es fließt kein echtes Geld.',
    fastPayments: 'Sofortzahlung',
    pay: (amount) => `${amount} zahlen`,
    from: 'Von',
    account: 'Girokonto',
    expires: (time) =>
      `Der Code gilt bis ${time}. Danach wird nichts mehr abgebucht: Schließen Sie die Seite, wenn Sie nicht zahlen möchten.`,
    closed: 'Diese Zahlung ist abgeschlossen',
    reasons: {
      success: 'Sie wurde bestätigt und kann nicht noch einmal bestätigt werden.',
      voided: 'Sie wurde storniert oder durch eine andere Zahlung ersetzt. Hier wurde nichts abgebucht.',
      pending: 'Sie wurde nicht rechtzeitig bestätigt. Es wurde nichts abgebucht.',
      declined: 'Sie wurde abgelehnt. Es wurde nichts abgebucht.',
    },
    thanks: 'Vielen Dank',
    answered: 'Die Bank hat Ihre Antwort erhalten.',
    back: 'Zurück zum Händler',
  },
  fr: {
    bank: 'Banque d’essai',
    confirm: 'Confirmez votre paiement',
    merchant: 'Marchand',
    amount: 'Montant',
    card: 'Carte',
    approve: 'Confirmer',
    decline: 'Refuser',
    sandbox: 'Ceci est un environnement d’essai : aucun argent réel n’est débité.',
    fastPayments: 'paiement instantané',
    pay: (amount) => `Payer ${amount}`,
    from: 'Compte débité',
    account: 'Compte courant',
    expires: (time) =>
      `Le code expire à ${time}. Ensuite, rien ne sera débité : fermez cette page si vous changez d’avis.`,
    closed: 'Ce paiement est clos',
    reasons: {
      success: 'Il a été confirmé et ne peut pas l’être deux fois.',
      voided: 'Il a été annulé ou remplacé par un autre paiement. Rien n’a été débité ici.',
      pending: 'Il n’a pas été confirmé à temps. Rien n’a été débité.',
      declined: 'Il a été refusé. Rien n’a été débité.',
    },
    thanks: 'Merci',
    answered: 'La banque a reçu votre réponse.',
    back: 'Retour à la boutique',
  },
  es: {
    bank: 'Banco de pruebas',
    confirm: 'Confirma el pago',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    approve: 'Confirmar',
    decline: 'Rechazar',
    sandbox: 'Es un entorno de pruebas: no se mueve dinero real.',
    fastPayments: 'pago inmediato',
    pay: (amount) => `Pagar ${amount}`,
    from: 'Desde',
    account: 'Cuenta corriente',
    expires: (time) =>
      `El código caduca a las ${time}. Después no se cobrará nada: si cambias de idea, cierra esta página.`,
    closed: 'Este pago está cerrado',
    reasons: {
      success: 'Se confirmó y no se puede confirmar dos veces.',
      voided: 'Se canceló o se sustituyó por otro pago. Aquí no se ha cobrado nada.',
      pending: 'No se confirmó a tiempo. No se ha cobrado nada.',
      declined: 'Se rechazó. No se ha cobrado nada.',
    },
    thanks: 'Gracias',
    answered: 'El banco ha recibido tu respuesta.',
    back: 'Volver a la tienda',
  },
  it: {
    bank: 'Banca di prova',
    confirm: 'Conferma il pagamento',
    merchant: 'Esercente',
    amount: 'Importo',
    card: 'Carta',
    approve: 'Conferma',
    decline: 'Rifiuta',
    sandbox: 'È un ambiente di prova: non si muove denaro reale.',
    fastPayments: 'pagamento immediato',
    pay: (amount) => `Paga ${amount}`,
    from: 'Da',
    account: 'Conto corrente',
    expires: (time) =>
      `Il codice scade alle ${time}. Dopo non verrà addebitato nulla: se cambi idea, chiudi questa pagina.`,
    closed: 'Questo pagamento è chiuso',
    reasons: {
      success: 'È stato confermato e non si può confermare due volte.',
      voided: 'È stato annullato o sostituito da un altro pagamento. Qui non è stato addebitato nulla.',
      pending: 'Non è stato confermato in tempo. Non è stato addebitato nulla.',
      declined: 'È stato rifiutato. Non è stato addebitato nulla.',
    },
    thanks: 'Grazie',
    answered: 'La banca ha ricevuto la tua risposta.',
    back: 'Torna al negozio',
  },
  nl: {
    bank: 'Testbank',
    confirm: 'Bevestig je betaling',
    merchant: 'Winkel',
    amount: 'Bedrag',
    card: 'Kaart',
    approve: 'Bevestigen',
    decline: 'Weigeren',
    sandbox: 'Dit is een testomgeving: er wordt geen echt geld afgeschreven.',
    fastPayments: 'directe betaling',
    pay: (amount) => `${amount} betalen`,
    from: 'Van',
    account: 'Betaalrekening',
    expires: (time) =>
      `De code verloopt om ${time}. Daarna wordt er niets afgeschreven: sluit deze pagina als je je bedenkt.`,
    closed: 'Deze betaling is gesloten',
    reasons: {
      success: 'De betaling is bevestigd en kan niet nog eens worden bevestigd.',
      voided: 'De betaling is geannuleerd of vervangen door een andere. Hier is niets afgeschreven.',
      pending: 'De betaling is niet op tijd bevestigd. Er is niets afgeschreven.',
      declined: 'De betaling is geweigerd. Er is niets afgeschreven.',
    },
    thanks: 'Bedankt',
    answered: 'De bank heeft je antwoord ontvangen.',
    back: 'Terug naar de winkel',
  },
  pl: {
    bank: 'Bank testowy',
    confirm: 'Potwierdź płatność',
    merchant: 'Sklep',
    amount: 'Kwota',
    card: 'Karta',
    approve: 'Potwierdź',
    decline: 'Odrzuć',
    sandbox: 'To środowisko testowe: prawdziwe pieniądze nie są pobierane.',
    fastPayments: 'szybka płatność',
    pay: (amount) => `Zapłać ${amount}`,
    from: 'Z rachunku',
    account: 'Rachunek bieżący',
    expires: (time) => `Kod wygasa o ${time}. Później nic nie zostanie pobrane: jeśli rezygnujesz, zamknij tę stronę.`,
    closed: 'Ta płatność jest zamknięta',
    reasons: {
      success: 'Została potwierdzona i nie można potwierdzić jej drugi raz.',
      voided: 'Została anulowana albo zastąpiona inną. Tutaj nic nie pobrano.',
      pending: 'Nie potwierdzono jej na czas. Nic nie pobrano.',
      declined: 'Została odrzucona. Nic nie pobrano.',
    },
    thanks: 'Dziękujemy',
    answered: 'Bank otrzymał odpowiedź.',
    back: 'Wróć do sklepu',
  },
  tr: {
    bank: 'Deneme Bankası',
    confirm: 'Ödemenizi onaylayın',
    merchant: 'İş yeri',
    amount: 'Tutar',
    card: 'Kart',
    approve: 'Onayla',
    decline: 'Reddet',
    sandbox: 'Bu bir deneme ortamıdır: gerçek para çekilmez.',
    fastPayments: 'hızlı ödeme',
    pay: (amount) => `${amount} öde`,
    from: 'Hesap',
    account: 'Vadesiz hesap',
    expires: (time) =>
      `Kodun süresi ${time} itibarıyla dolar. Sonrasında hiçbir tutar çekilmez: vazgeçtiyseniz sayfayı kapatın.`,
    closed: 'Bu ödeme kapandı',
    reasons: {
      success: 'Onaylandı ve ikinci kez onaylanamaz.',
      voided: 'İptal edildi ya da yerine başka bir ödeme başlatıldı. Buradan tutar çekilmedi.',
      pending: 'Zamanında onaylanmadı. Tutar çekilmedi.',
      declined: 'Reddedildi. Tutar çekilmedi.',
    },
    thanks: 'Teşekkürler',
    answered: 'Banka yanıtınızı aldı.',
    back: 'Mağazaya dön',
  },
};

/** Returns the reason why a payment takes no answer any more. */
export function closedReason({ status }: Pick<AttemptRecord, 'status'>, { reasons }: BankTexts): string {
  return status === 'success' || status === 'voided' || status === 'pending' ? reasons[status] : reasons.declined;
}
