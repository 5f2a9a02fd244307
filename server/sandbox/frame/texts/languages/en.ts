import type { EditorialTexts } from './editorial-texts';

export const en: EditorialTexts = {
  'home.banners.promotion.title': 'Cheaper with a stop',
  'home.banners.promotion.text':
    'Two separate tickets often cost less than one. We put them together and tell you what to watch for.',
  'home.banners.promotion.action': 'How it works',
  'home.banners.tg.title': 'Low fares on Telegram',
  'home.banners.tg.text': 'One message a day with prices that dropped overnight.',
  'home.banners.tg.action': 'Open the channel',
  'home.banners.blog.title': 'What fits in a cabin bag',
  'home.banners.blog.text': 'Sizes and weights by airline, and what security will not let through.',
  'home.banners.blog.action': 'Read the article',
  'home.banners.easter_egg.title': 'Have you seen our rabbit?',
  'home.banners.easter_egg.text': 'It missed its flight and is hiding on one of our pages.',
  'home.banners.easter_egg.action': 'Look for it',
  'home.faq.ticket.question': 'How do I get my ticket?',
  'home.faq.ticket.answer':
    'By e-mail, a few minutes after you pay. To check in you only need the document you booked with.',
  'home.faq.price.question': 'What does the price include?',
  'home.faq.price.answer':
    'The trip, taxes and fees for all passengers. Every offer says whether a checked bag is included.',
  'home.faq.payment.question': 'When is my card charged?',
  'home.faq.payment.answer':
    'When you press “Pay”. Your price is held for a short while before that; the payment page says until when.',
  'home.faq.transfer.question': 'What is a self-transfer?',
  'home.faq.transfer.answer':
    'Separate tickets in one order. You may have to collect your bags and check them in again, and some airports require a transit visa. We tell you before you pay.',
  'home.faq.children.question': 'How much is a ticket for a child?',
  'home.faq.children.answer':
    'Under 2 without a seat: usually about a tenth of the adult fare. From 2 to 11: a discount that depends on the carrier. The search shows the total for everyone.',
  'home.faq.refund.question': 'Can I get a refund?',
  'home.faq.refund.answer':
    'It depends on the fare, and you see the terms before you pay. If the carrier cancels the trip, we charge no fee.',
  'home.subscription.promo': 'Low fares from your city, once a week and no more often.',
  'home.subscription.blog.title': 'Travel notes',
  'home.subscription.blog.text': 'Visas, baggage, connections: short articles by people who travel a lot.',
  'prize_draw.prize': 'return flights for two, worth up to €600',
  'war_banner.text': 'Ukrainian airspace is closed: trips begin at airports of neighbouring countries.',
  'covid_banner.text': 'Entry rules change. Check those of your destination before you travel.',
};
