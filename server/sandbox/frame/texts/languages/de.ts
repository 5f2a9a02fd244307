import type { EditorialTexts } from './editorial-texts';

export const de: EditorialTexts = {
  'home.banners.promotion.title': 'Günstiger mit Umstieg',
  'home.banners.promotion.text':
    'Zwei einzelne Tickets kosten oft weniger als eines. Wir kombinieren sie und sagen, worauf Sie achten sollten.',
  'home.banners.promotion.action': 'So funktioniert es',
  'home.banners.tg.title': 'Günstige Tickets auf Telegram',
  'home.banners.tg.text': 'Eine Nachricht am Tag mit Preisen, die über Nacht gefallen sind.',
  'home.banners.tg.action': 'Kanal öffnen',
  'home.banners.blog.title': 'Was ins Handgepäck passt',
  'home.banners.blog.text': 'Maße und Gewichte je Fluggesellschaft und was an der Kontrolle liegen bleibt.',
  'home.banners.blog.action': 'Artikel lesen',
  'home.banners.easter_egg.title': 'Haben Sie unseren Hasen gesehen?',
  'home.banners.easter_egg.text': 'Er hat seinen Flug verpasst und versteckt sich auf einer unserer Seiten.',
  'home.banners.easter_egg.action': 'Suchen',
  'home.faq.ticket.question': 'Wie bekomme ich mein Ticket?',
  'home.faq.ticket.answer':
    'Per E-Mail, wenige Minuten nach der Zahlung. Beim Check-in brauchen Sie nur das Dokument, mit dem Sie gebucht haben.',
  'home.faq.price.question': 'Was ist im Preis enthalten?',
  'home.faq.price.answer':
    'Reise, Steuern und Gebühren für alle Reisenden. Bei jedem Angebot steht, ob Aufgabegepäck dabei ist.',
  'home.faq.payment.question': 'Wann wird meine Karte belastet?',
  'home.faq.payment.answer':
    'Wenn Sie auf „Zahlen“ drücken. Vorher ist Ihr Preis kurz reserviert; wie lange, steht auf der Zahlungsseite.',
  'home.faq.transfer.question': 'Was ist ein selbst organisierter Umstieg?',
  'home.faq.transfer.answer':
    'Einzelne Tickets in einer Buchung. Manchmal müssen Sie Ihr Gepäck abholen und neu aufgeben, und an manchen Flughäfen ist ein Transitvisum nötig. Wir sagen es vor der Zahlung.',
  'home.faq.children.question': 'Was kostet ein Ticket für ein Kind?',
  'home.faq.children.answer':
    'Unter 2 Jahren ohne Sitzplatz: meist etwa ein Zehntel des Tarifs für Erwachsene. Von 2 bis 11 Jahren: eine Ermäßigung, die vom Anbieter abhängt. Die Suche zeigt die Summe für alle.',
  'home.faq.refund.question': 'Kann ich ein Ticket zurückgeben?',
  'home.faq.refund.answer':
    'Das hängt vom Tarif ab; die Bedingungen sehen Sie vor der Zahlung. Sagt der Anbieter die Reise ab, nehmen wir keine Gebühr.',
  'home.subscription.promo': 'Günstige Tickets ab Ihrer Stadt, einmal pro Woche und nicht öfter.',
  'home.subscription.blog.title': 'Reisenotizen',
  'home.subscription.blog.text': 'Visa, Gepäck, Umstiege: kurze Artikel von Leuten, die viel reisen.',
  'prize_draw.prize': 'Hin- und Rückflug für zwei, bis 600 €',
  'war_banner.text': 'Der Luftraum über der Ukraine ist gesperrt: Reisen beginnen an Flughäfen der Nachbarländer.',
  'covid_banner.text': 'Einreiseregeln ändern sich. Prüfen Sie sie vor der Reise.',
};
