import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';

type DrawTexts = { subject: string; text: string; ignore: string };

/** The letter that asks to confirm an entry to the prize draw. */
const TEXTS: Readonly<Record<LetterLanguage, DrawTexts>> = {
  en: {
    subject: 'Confirm your entry to the prize draw',
    text: 'Open this page and press the button to take part:',
    ignore: 'If you did not ask for this, do nothing: your address takes part in nothing.',
  },
  ru: {
    subject: 'Подтвердите участие в розыгрыше',
    text: 'Откройте страницу и нажмите кнопку, чтобы участвовать:',
    ignore: 'Если это не вы, ничего не делайте: ваш адрес ни в чём не участвует.',
  },
  nl: {
    subject: 'Bevestig je deelname aan de prijstrekking',
    text: 'Open deze pagina en druk op de knop om mee te doen:',
    ignore: 'Heb je dit niet aangevraagd? Doe dan niets: je adres doet nergens aan mee.',
  },
  pl: {
    subject: 'Potwierdź udział w losowaniu',
    text: 'Otwórz tę stronę i naciśnij przycisk, aby wziąć udział:',
    ignore: 'Jeśli to nie Ty, nic nie rób: Twój adres nie bierze w niczym udziału.',
  },
  es: {
    subject: 'Confirma tu participación en el sorteo',
    text: 'Abre esta página y pulsa el botón para participar:',
    ignore: 'Si no lo has pedido, no hagas nada: tu dirección no participa en nada.',
  },
  fr: {
    subject: 'Confirmez votre participation au tirage',
    text: 'Ouvrez cette page et cliquez sur le bouton pour participer\u00a0:',
    ignore: 'Si vous n’avez rien demandé, ne faites rien\u00a0: votre adresse ne participe à rien.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre Teilnahme an der Verlosung',
    text: 'Öffnen Sie diese Seite und drücken Sie den Knopf, um teilzunehmen:',
    ignore: 'Wenn Sie das nicht waren, tun Sie nichts: Ihre Adresse nimmt an nichts teil.',
  },
  it: {
    subject: 'Conferma la partecipazione all’estrazione',
    text: 'Apri questa pagina e premi il pulsante per partecipare:',
    ignore: 'Se non l’hai chiesto tu, non fare nulla: il tuo indirizzo non partecipa a nulla.',
  },
  tr: {
    subject: 'Çekilişe katılımınızı onaylayın',
    text: 'Katılmak için bu sayfayı açıp düğmeye basın:',
    ignore: 'Bunu siz istemediyseniz bir şey yapmayın: adresiniz hiçbir çekilişe katılmaz.',
  },
};

/** Returns the letter; falls back to English. */
export function drawLetter(language: string, link: string): { subject: string; body: string } {
  const { subject, text, ignore } = TEXTS[letterLanguage(language)];
  return { subject, body: [text, link, ignore].join('\n\n') };
}
