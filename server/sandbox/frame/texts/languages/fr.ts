import type { EditorialTexts } from './editorial-texts';

export const fr: EditorialTexts = {
  'home.banners.promotion.title': 'Moins cher avec une escale',
  'home.banners.promotion.text':
    'Deux billets séparés coûtent souvent moins qu’un seul. Nous les combinons et vous disons à quoi faire attention.',
  'home.banners.promotion.action': 'Comment ça marche',
  'home.banners.tg.title': 'Petits prix sur Telegram',
  'home.banners.tg.text': 'Un message par jour avec les prix qui ont baissé dans la nuit.',
  'home.banners.tg.action': 'Ouvrir la chaîne',
  'home.banners.blog.title': 'Que mettre en bagage cabine',
  'home.banners.blog.text': 'Dimensions et poids par compagnie, et ce que le contrôle n’accepte pas.',
  'home.banners.blog.action': 'Lire l’article',
  'home.banners.easter_egg.title': 'Avez-vous vu notre lapin ?',
  'home.banners.easter_egg.text': 'Il a manqué son vol et se cache sur l’une de nos pages.',
  'home.banners.easter_egg.action': 'Le chercher',
  'home.faq.ticket.question': 'Comment vais-je recevoir mon billet ?',
  'home.faq.ticket.answer':
    'Par e-mail, quelques minutes après le paiement. À l’enregistrement, il suffit du document indiqué à la réservation.',
  'home.faq.price.question': 'Que comprend le prix ?',
  'home.faq.price.answer':
    'Le voyage, les taxes et les frais pour tous les passagers. Chaque offre précise si un bagage en soute est compris.',
  'home.faq.payment.question': 'Quand ma carte est-elle débitée ?',
  'home.faq.payment.answer':
    'Quand vous appuyez sur « Payer ». Avant cela, votre prix est gardé un court moment ; la page de paiement dit jusqu’à quand.',
  'home.faq.transfer.question': 'Qu’est-ce qu’une correspondance autonome ?',
  'home.faq.transfer.answer':
    'Des billets séparés dans une seule commande. Il faut parfois récupérer ses bagages et les enregistrer à nouveau, et certains aéroports exigent un visa de transit. Nous le signalons avant le paiement.',
  'home.faq.children.question': 'Combien coûte le billet d’un enfant ?',
  'home.faq.children.answer':
    'Moins de 2 ans, sans siège : en général un dixième du tarif adulte. De 2 à 11 ans : une réduction qui dépend de la compagnie. La recherche affiche le total pour tous.',
  'home.faq.refund.question': 'Puis-je me faire rembourser un billet ?',
  'home.faq.refund.answer':
    'Cela dépend du tarif ; les conditions s’affichent avant le paiement. Si la compagnie annule le voyage, nous ne prenons aucun frais.',
  'home.subscription.promo': 'Des petits prix au départ de votre ville, une fois par semaine et pas plus.',
  'home.subscription.blog.title': 'Carnets de voyage',
  'home.subscription.blog.text': 'Visas, bagages, correspondances : de courts articles de ceux qui voyagent beaucoup.',
  'prize_draw.prize': 'un vol aller-retour pour deux, jusqu’à 600 €',
  'war_banner.text':
    'L’espace aérien ukrainien est fermé : les voyages commencent dans les aéroports des pays voisins.',
  'covid_banner.text': 'Les règles d’entrée changent. Vérifiez-les avant de partir.',
};
