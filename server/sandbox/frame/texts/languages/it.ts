import type { EditorialTexts } from './editorial-texts';

export const it: EditorialTexts = {
  'home.banners.promotion.title': 'Con uno scalo costa meno',
  'home.banners.promotion.text':
    'Due biglietti separati spesso costano meno di uno. Li combiniamo noi e ti diciamo a che cosa fare attenzione.',
  'home.banners.promotion.action': 'Come funziona',
  'home.banners.tg.title': 'Biglietti economici su Telegram',
  'home.banners.tg.text': 'Un messaggio al giorno con i prezzi scesi durante la notte.',
  'home.banners.tg.action': 'Apri il canale',
  'home.banners.blog.title': 'Che cosa sta nel bagaglio a mano',
  'home.banners.blog.text': 'Misure e pesi per compagnia, e ciò che non passa ai controlli.',
  'home.banners.blog.action': 'Leggi l’articolo',
  'home.banners.easter_egg.title': 'Hai visto il nostro coniglio?',
  'home.banners.easter_egg.text': 'Ha perso il volo e si nasconde in una delle nostre pagine.',
  'home.banners.easter_egg.action': 'Cercalo',
  'home.faq.ticket.question': 'Come ricevo il biglietto?',
  'home.faq.ticket.answer':
    'Via e-mail, pochi minuti dopo il pagamento. Al check-in serve solo il documento indicato nella prenotazione.',
  'home.faq.price.question': 'Che cosa comprende il prezzo?',
  'home.faq.price.answer':
    'Il viaggio, le tasse e i supplementi per tutti i passeggeri. Ogni offerta indica se il bagaglio da stiva è compreso.',
  'home.faq.payment.question': 'Quando viene addebitata la carta?',
  'home.faq.payment.answer':
    'Quando premi «Paga». Prima il prezzo resta bloccato per poco; la pagina di pagamento dice fino a quando.',
  'home.faq.transfer.question': 'Che cos’è una coincidenza a tuo carico?',
  'home.faq.transfer.answer':
    'Biglietti separati in un solo ordine. A volte bisogna ritirare i bagagli e imbarcarli di nuovo, e in alcuni aeroporti serve un visto di transito. Lo diciamo prima del pagamento.',
  'home.faq.children.question': 'Quanto costa il biglietto di un bambino?',
  'home.faq.children.answer':
    'Sotto i 2 anni senza posto: di solito circa un decimo della tariffa adulti. Da 2 a 11 anni: uno sconto che dipende dalla compagnia. La ricerca mostra il totale per tutti.',
  'home.faq.refund.question': 'Posso restituire un biglietto?',
  'home.faq.refund.answer':
    'Dipende dalla tariffa; le condizioni si vedono prima di pagare. Se la compagnia cancella il viaggio, non tratteniamo nulla.',
  'home.subscription.promo': 'Biglietti economici dalla tua città, una volta alla settimana e non di più.',
  'home.subscription.blog.title': 'Appunti di viaggio',
  'home.subscription.blog.text': 'Visti, bagagli, scali: brevi articoli di chi viaggia spesso.',
  'prize_draw.prize': 'un volo di andata e ritorno per due, fino a 600 €',
  'war_banner.text': 'Lo spazio aereo ucraino è chiuso: i viaggi partono dagli aeroporti dei Paesi vicini.',
  'covid_banner.text': 'Le regole d’ingresso cambiano. Controllale prima di partire.',
};
