/** The letter that asks for confirmation of a subscription, in the nine languages. */
type QuestionTexts = { subject: string; text: string; ignore: string };

export const QUESTIONS: Readonly<Record<string, QuestionTexts>> = {
  en: {
    subject: 'Subscribe to our letters?',
    text: 'Somebody, we hope you, asked for our weekly letter about low fares to this address. Follow the link and press the button to get it:',
    ignore: 'Not you? Ignore this letter: nothing else will come.',
  },
  ru: {
    subject: 'Подписать вас на письма о ценах?',
    text: 'Кто-то — надеемся, вы — попросил присылать на этот адрес еженедельное письмо о дешёвых билетах. Чтобы получать его, откройте ссылку и нажмите кнопку:',
    ignore: 'Это были не вы? Ничего не делайте: больше писем не будет.',
  },
  nl: {
    subject: 'Wil je onze mails ontvangen?',
    text: 'Iemand, hopelijk jij, vroeg om onze wekelijkse mail over lage prijzen op dit adres. Open de link en druk op de knop om hem te krijgen:',
    ignore: 'Was jij het niet? Doe niets: er komt verder niets.',
  },
  pl: {
    subject: 'Zapisać Cię na nasze wiadomości?',
    text: 'Ktoś, mamy nadzieję, że Ty, poprosił o nasz cotygodniowy list o tanich biletach na ten adres. Aby go otrzymywać, otwórz link i naciśnij przycisk:',
    ignore: 'To nie Ty? Nic nie rób: więcej nie napiszemy.',
  },
  es: {
    subject: '¿Quieres recibir nuestros correos?',
    text: 'Alguien, esperamos que tú, ha pedido en esta dirección nuestro correo semanal sobre billetes baratos. Para recibirlo, abre el enlace y pulsa el botón:',
    ignore: '¿No has sido tú? No hagas nada: no llegará nada más.',
  },
  fr: {
    subject: 'Recevoir nos e-mails ?',
    text: 'Quelqu’un, vous sans doute, a demandé à cette adresse notre e-mail hebdomadaire sur les petits prix. Pour le recevoir, ouvrez le lien et appuyez sur le bouton :',
    ignore: 'Ce n’était pas vous ? Ne faites rien : vous ne recevrez rien d’autre.',
  },
  de: {
    subject: 'Möchten Sie unsere E-Mails?',
    text: 'Jemand, hoffentlich Sie, hat für diese Adresse unsere wöchentliche E-Mail über günstige Tickets bestellt. Öffnen Sie den Link und drücken Sie auf den Knopf, um sie zu bekommen:',
    ignore: 'Das waren nicht Sie? Tun Sie nichts: Es kommt keine weitere E-Mail.',
  },
  it: {
    subject: 'Vuoi ricevere le nostre e-mail?',
    text: 'Qualcuno, speriamo tu, ha chiesto a questo indirizzo la nostra e-mail settimanale sui biglietti economici. Per riceverla apri il link e premi il pulsante:',
    ignore: 'Non eri tu? Non fare nulla: non arriverà altro.',
  },
  tr: {
    subject: 'E-postalarımızı almak ister misiniz?',
    text: 'Biri, umarız siz, ucuz biletler hakkındaki haftalık e-postamızı bu adrese istedi. Almak için bağlantıyı açıp düğmeye basın:',
    ignore: 'Siz değil miydiniz? Hiçbir şey yapmayın: başka e-posta gelmez.',
  },
};
