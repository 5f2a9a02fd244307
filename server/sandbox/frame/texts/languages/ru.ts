import type { EditorialTexts } from './editorial-texts';

export const ru: EditorialTexts = {
  'home.banners.promotion.title': 'С пересадкой дешевле',
  'home.banners.promotion.text':
    'Два отдельных билета часто стоят меньше одного. Мы соберём маршрут и скажем, на что обратить внимание.',
  'home.banners.promotion.action': 'Как это устроено',
  'home.banners.tg.title': 'Дешёвые билеты в телеграме',
  'home.banners.tg.text': 'Одно сообщение в день: цены, которые упали за ночь.',
  'home.banners.tg.action': 'Открыть канал',
  'home.banners.blog.title': 'Что взять в ручную кладь',
  'home.banners.blog.text': 'Размеры и вес по авиакомпаниям и то, что не пропустят на досмотре.',
  'home.banners.blog.action': 'Читать статью',
  'home.banners.prize_draw.title': 'Разыгрываем перелёт на двоих',
  'home.banners.prize_draw.text': 'Купите билет до конца месяца — и участвуйте в розыгрыше.',
  'home.banners.prize_draw.action': 'Прочитать правила',
  'home.banners.easter_egg.title': 'Вы не видели нашего кролика?',
  'home.banners.easter_egg.text': 'Он опоздал на рейс и прячется на одной из наших страниц.',
  'home.banners.easter_egg.action': 'Поискать',
  'home.faq.ticket.question': 'Как я получу билет?',
  'home.faq.ticket.answer':
    'По электронной почте через несколько минут после оплаты. На регистрации нужен только документ, указанный в заказе.',
  'home.faq.price.question': 'Что входит в цену?',
  'home.faq.price.answer': 'Поездка, налоги и сборы за всех пассажиров. В каждом предложении написано, есть ли багаж.',
  'home.faq.payment.question': 'Когда спишут деньги?',
  'home.faq.payment.answer':
    'Когда вы нажмёте «Оплатить». До этого цена недолго держится за вами: до какого часа, сказано на странице оплаты.',
  'home.faq.transfer.question': 'Что такое самостоятельная пересадка?',
  'home.faq.transfer.answer':
    'Это отдельные билеты в одном заказе. Иногда нужно получить багаж и сдать его снова, а в некоторых аэропортах — оформить транзитную визу. Мы предупредим об этом до оплаты.',
  'home.faq.children.question': 'Сколько стоит билет ребёнку?',
  'home.faq.children.answer':
    'До 2 лет без места — обычно около десятой части взрослого тарифа. От 2 до 11 лет — со скидкой, которая зависит от перевозчика. В поиске сразу видна сумма за всех.',
  'home.faq.refund.question': 'Можно ли вернуть билет?',
  'home.faq.refund.answer':
    'Зависит от тарифа: условия видны до оплаты. Если рейс отменил перевозчик, мы не берём сбор.',
  'home.subscription.promo': 'Дешёвые билеты из вашего города — раз в неделю, не чаще.',
  'home.subscription.blog.title': 'Заметки путешественника',
  'home.subscription.blog.text': 'Визы, багаж, пересадки: короткие статьи от тех, кто много летает.',
  'covid_banner.text': 'Правила въезда меняются. Проверьте их перед поездкой.',
};
