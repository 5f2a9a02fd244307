import type { EditorialTexts } from './editorial-texts';

export const nl: EditorialTexts = {
  'home.banners.promotion.title': 'Voordeliger met een overstap',
  'home.banners.promotion.text':
    'Twee losse tickets kosten vaak minder dan één. Wij combineren ze en vertellen waar je op moet letten.',
  'home.banners.promotion.action': 'Zo werkt het',
  'home.banners.tg.title': 'Lage prijzen op Telegram',
  'home.banners.tg.text': 'Eén bericht per dag met prijzen die vannacht zijn gedaald.',
  'home.banners.tg.action': 'Kanaal openen',
  'home.banners.blog.title': 'Wat past er in de handbagage',
  'home.banners.blog.text': 'Maten en gewichten per maatschappij, en wat niet door de controle komt.',
  'home.banners.blog.action': 'Artikel lezen',
  'home.banners.easter_egg.title': 'Heb je ons konijn gezien?',
  'home.banners.easter_egg.text': 'Het heeft zijn vlucht gemist en verstopt zich op een van onze pagina’s.',
  'home.banners.easter_egg.action': 'Ga zoeken',
  'home.faq.ticket.question': 'Hoe ontvang ik mijn ticket?',
  'home.faq.ticket.answer':
    'Per e-mail, enkele minuten na de betaling. Bij het inchecken heb je alleen het document nodig waarmee je hebt geboekt.',
  'home.faq.price.question': 'Wat is bij de prijs inbegrepen?',
  'home.faq.price.answer':
    'De reis, belastingen en toeslagen voor alle reizigers. Bij elk aanbod staat of ruimbagage is inbegrepen.',
  'home.faq.payment.question': 'Wanneer wordt mijn kaart belast?',
  'home.faq.payment.answer':
    'Zodra je op ‘Betalen’ drukt. Daarvoor houden we je prijs kort vast; op de betaalpagina staat tot wanneer.',
  'home.faq.transfer.question': 'Wat is zelf overstappen?',
  'home.faq.transfer.answer':
    'Losse tickets in één boeking. Soms moet je je bagage ophalen en opnieuw afgeven, en op sommige luchthavens is een transitvisum nodig. We melden het voordat je betaalt.',
  'home.faq.children.question': 'Wat kost een ticket voor een kind?',
  'home.faq.children.answer':
    'Jonger dan 2 zonder stoel: meestal ongeveer een tiende van het tarief voor volwassenen. Van 2 tot en met 11: een korting die per vervoerder verschilt. De zoekresultaten tonen het totaal voor iedereen.',
  'home.faq.refund.question': 'Kan ik mijn geld terugkrijgen?',
  'home.faq.refund.answer':
    'Dat hangt van het tarief af; je ziet de voorwaarden voordat je betaalt. Annuleert de vervoerder de reis, dan rekenen wij geen kosten.',
  'home.subscription.promo': 'Lage prijzen vanuit jouw stad, één keer per week en niet vaker.',
  'home.subscription.blog.title': 'Reisnotities',
  'home.subscription.blog.text': 'Visa, bagage, overstappen: korte artikelen van mensen die veel reizen.',
  'prize_draw.prize': 'een retourvlucht voor twee, tot € 600',
  'war_banner.text': 'Het luchtruim boven Oekraïne is gesloten: vluchten vertrekken van luchthavens in de buurlanden.',
  'covid_banner.text': 'De regels voor binnenkomst veranderen. Controleer ze voor je vertrekt.',
};
