import type { LetterLanguage } from '../../outbox/letter-language';

/** Kinds of sites that the shop links to. */
export type PlaceKind = 'channel' | 'blog' | 'hotels';

/** The page that stands for another site. */
export type ElsewhereTexts = {
  title: string;
  /** Says that nothing real is behind the link. */
  text: string;
  kinds: Readonly<Record<PlaceKind, string>>;
  passedOn: string;
};

export const ELSEWHERE_TEXTS: Readonly<Record<LetterLanguage, ElsewhereTexts>> = {
  en: {
    title: 'You have left the shop',
    text: 'This shop is a demonstration, so this page stands for the other site.',
    kinds: {
      channel: 'The brand’s page on a social network',
      blog: 'The brand’s blog',
      hotels: 'The partner for hotels',
    },
    passedOn: 'What the link passes on',
  },
  ru: {
    title: 'Вы вышли из магазина',
    text: 'Магазин демонстрационный, поэтому вместо другого сайта — эта страница.',
    kinds: {
      channel: 'Страница магазина в социальной сети',
      blog: 'Блог магазина',
      hotels: 'Сайт партнёра по отелям',
    },
    passedOn: 'Что передаёт ссылка',
  },
  nl: {
    title: 'Je hebt de site verlaten',
    text: 'Deze winkel is een demonstratie: deze pagina staat voor de andere site.',
    kinds: {
      channel: 'Onze pagina op een sociaal netwerk',
      blog: 'Onze blog',
      hotels: 'De partner voor hotels',
    },
    passedOn: 'Wat de link doorgeeft',
  },
  pl: {
    title: 'Opuszczasz nasz serwis',
    text: 'To wersja demonstracyjna, więc ta strona zastępuje inny serwis.',
    kinds: {
      channel: 'Nasz profil w serwisie społecznościowym',
      blog: 'Nasz blog',
      hotels: 'Partner od hoteli',
    },
    passedOn: 'Co przekazuje link',
  },
  es: {
    title: 'Has salido de nuestra web',
    text: 'Esta tienda es una demostración: esta página ocupa el lugar de la otra web.',
    kinds: {
      channel: 'Nuestra página en una red social',
      blog: 'Nuestro blog',
      hotels: 'La web asociada de hoteles',
    },
    passedOn: 'Lo que transmite el enlace',
  },
  fr: {
    title: 'Vous avez quitté notre site',
    text: 'Cette boutique est une démonstration : cette page remplace l’autre site.',
    kinds: {
      channel: 'Notre page sur un réseau social',
      blog: 'Notre blog',
      hotels: 'Le partenaire pour les hôtels',
    },
    passedOn: 'Ce que le lien transmet',
  },
  de: {
    title: 'Sie haben unsere Seite verlassen',
    text: 'Dieser Shop ist eine Demonstration: Diese Seite steht für die andere Website.',
    kinds: {
      channel: 'Unsere Seite in einem sozialen Netzwerk',
      blog: 'Unser Blog',
      hotels: 'Der Partner für Hotels',
    },
    passedOn: 'Was der Link übergibt',
  },
  it: {
    title: 'Hai lasciato il nostro sito',
    text: 'Questo negozio è una dimostrazione: questa pagina sta al posto dell’altro sito.',
    kinds: {
      channel: 'La nostra pagina su un social network',
      blog: 'Il nostro blog',
      hotels: 'Il partner per gli hotel',
    },
    passedOn: 'Che cosa trasmette il link',
  },
  tr: {
    title: 'Sitemizden ayrıldınız',
    text: 'Bu mağaza bir tanıtımdır; bu sayfa diğer sitenin yerini tutar.',
    kinds: {
      channel: 'Sosyal ağdaki sayfamız',
      blog: 'Blogumuz',
      hotels: 'Otel iş ortağı',
    },
    passedOn: 'Bağlantının aktardıkları',
  },
};
