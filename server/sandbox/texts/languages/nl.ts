import type { EditorialTexts } from '../editorial-texts';

export const nl: EditorialTexts = {
  'home.banners.promotion.title': 'Voordeliger met een overstap',
  'home.banners.promotion.text':
    'Twee losse tickets kosten vaak minder dan één. Wij combineren ze en vertellen waar u op moet letten.',
  'home.banners.promotion.action': 'Zo werkt het',
  'home.banners.tg.title': 'Lage prijzen op Telegram',
  'home.banners.tg.text': 'Eén bericht per dag met prijzen die vannacht zijn gedaald.',
  'home.banners.tg.action': 'Kanaal openen',
  'home.banners.blog.title': 'Wat past er in de handbagage',
  'home.banners.blog.text': 'Maten en gewichten per maatschappij, en wat niet door de controle komt.',
  'home.banners.blog.action': 'Artikel lezen',
  'home.banners.prize_draw.title': 'Win een vlucht voor twee',
  'home.banners.prize_draw.text': 'Koop vóór het einde van de maand een ticket en u doet mee aan de trekking.',
  'home.banners.prize_draw.action': 'Voorwaarden lezen',
  'home.banners.easter_egg.title': 'Hebt u ons konijn gezien?',
  'home.banners.easter_egg.text': 'Het heeft zijn vlucht gemist en verstopt zich op een van onze pagina’s.',
  'home.banners.easter_egg.action': 'Ga zoeken',
  'home.faq.ticket.question': 'Hoe ontvang ik mijn ticket?',
  'home.faq.ticket.answer':
    'Per e-mail, enkele minuten na de betaling. Bij het inchecken hebt u alleen het document nodig waarmee u hebt geboekt.',
  'home.faq.price.question': 'Wat is bij de prijs inbegrepen?',
  'home.faq.price.answer':
    'De vlucht, belastingen en toeslagen voor alle passagiers. Bij elk aanbod staat of ruimbagage is inbegrepen.',
  'home.faq.payment.question': 'Wanneer wordt mijn kaart belast?',
  'home.faq.payment.answer':
    'Direct na de bestelling. Maatschappijen houden een tarief niet vast, dus later betalen kan niet.',
  'home.faq.transfer.question': 'Wat is zelf overstappen?',
  'home.faq.transfer.answer':
    'Losse tickets in één bestelling. Soms moet u uw bagage ophalen en opnieuw afgeven, en op sommige luchthavens is een transitvisum nodig. We melden het voordat u betaalt.',
  'home.faq.children.question': 'Wat kost een ticket voor een kind?',
  'home.faq.children.answer':
    'Jonger dan 2 zonder stoel: meestal ongeveer een tiende van het tarief voor volwassenen. Van 2 tot en met 11: een korting die per maatschappij verschilt. De zoekresultaten tonen het totaal voor iedereen.',
  'home.faq.refund.question': 'Kan ik een ticket teruggeven?',
  'home.faq.refund.answer':
    'Dat hangt van het tarief af; u ziet de voorwaarden voordat u betaalt. Annuleert de maatschappij de vlucht, dan rekenen wij geen kosten.',
  'home.subscription.promo': 'Lage prijzen vanuit uw stad, één keer per week en niet vaker.',
  'home.subscription.blog.title': 'Reisnotities',
  'home.subscription.blog.text': 'Visa, bagage, overstappen: korte artikelen van mensen die veel vliegen.',
  'covid_banner.text': 'De regels voor binnenkomst veranderen. Controleer ze voor u vertrekt.',
};
