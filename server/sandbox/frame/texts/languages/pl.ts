import type { EditorialTexts } from './editorial-texts';

export const pl: EditorialTexts = {
  'home.banners.promotion.title': 'Taniej z przesiadką',
  'home.banners.promotion.text':
    'Dwa osobne bilety często kosztują mniej niż jeden. Połączymy je i powiemy, na co uważać.',
  'home.banners.promotion.action': 'Jak to działa',
  'home.banners.tg.title': 'Tanie bilety na Telegramie',
  'home.banners.tg.text': 'Jedna wiadomość dziennie: ceny, które spadły w nocy.',
  'home.banners.tg.action': 'Otwórz kanał',
  'home.banners.blog.title': 'Co zabrać do bagażu podręcznego',
  'home.banners.blog.text': 'Wymiary i waga według linii oraz to, czego nie przepuści kontrola.',
  'home.banners.blog.action': 'Przeczytaj artykuł',
  'home.banners.easter_egg.title': 'Czy ktoś widział naszego królika?',
  'home.banners.easter_egg.text': 'Spóźnił się na lot i ukrywa się na jednej z naszych stron.',
  'home.banners.easter_egg.action': 'Poszukaj',
  'home.faq.ticket.question': 'Jak otrzymam bilet?',
  'home.faq.ticket.answer':
    'E-mailem, kilka minut po zapłacie. Przy odprawie potrzebny jest tylko dokument podany w rezerwacji.',
  'home.faq.price.question': 'Co obejmuje cena?',
  'home.faq.price.answer':
    'Podróż, podatki i opłaty za wszystkich pasażerów. Przy każdej ofercie jest napisane, czy obejmuje bagaż rejestrowany.',
  'home.faq.payment.question': 'Kiedy pieniądze zostaną pobrane?',
  'home.faq.payment.answer':
    'Gdy naciśniesz „Zapłać”. Wcześniej przez chwilę trzymamy cenę; strona płatności mówi, do kiedy.',
  'home.faq.transfer.question': 'Co to jest samodzielna przesiadka?',
  'home.faq.transfer.answer':
    'Osobne bilety w jednym zamówieniu. Czasem trzeba odebrać bagaż i nadać go ponownie, a na niektórych lotniskach potrzebna jest wiza tranzytowa. Uprzedzamy o tym przed zapłatą.',
  'home.faq.children.question': 'Ile kosztuje bilet dla dziecka?',
  'home.faq.children.answer':
    'Do 2 lat bez miejsca: zwykle około jednej dziesiątej taryfy dorosłego. Od 2 do 11 lat: zniżka zależna od przewoźnika. Wyszukiwarka pokazuje sumę za wszystkich.',
  'home.faq.refund.question': 'Czy mogę zwrócić bilet?',
  'home.faq.refund.answer':
    'To zależy od taryfy; warunki widać przed zapłatą. Jeśli podróż odwoła przewoźnik, nie pobieramy opłaty.',
  'home.subscription.promo': 'Tanie bilety z Twojego miasta, raz w tygodniu i nie częściej.',
  'home.subscription.blog.title': 'Zapiski z podróży',
  'home.subscription.blog.text': 'Wizy, bagaż, przesiadki: krótkie artykuły ludzi, którzy dużo podróżują.',
  'prize_draw.prize': 'lot dla dwojga w obie strony, do 600 €',
  'war_banner.text':
    'Przestrzeń powietrzna nad Ukrainą jest zamknięta: loty zaczynają się na lotniskach krajów sąsiednich.',
  'covid_banner.text': 'Zasady wjazdu się zmieniają. Sprawdź je przed podróżą.',
};
