/** The brand's blog: it is written in two languages, and other pages lead to it only in these. */
import type { ConfigWire } from '~/upstream/settings/contract';

/** `daysAgo`: age of a post when it is asked for. */
type Post = { slug: string; language: 'en' | 'ru'; title: string; text: string; daysAgo: number; paragraphs: string[] };

const POSTS: readonly Post[] = [
  {
    slug: 'cabin-bag',
    language: 'en',
    title: 'What fits in a cabin bag',
    text: 'How to read an airline’s sizes, and what security will not let through.',
    daysAgo: 6,
    paragraphs: [
      'Airlines count wheels and handles as part of a bag. Measure yours packed, on a bad day, with the outer pocket full.',
      'Liquids travel in containers of up to 100 ml, all of them in one clear bag of a litre. What is half empty in a bigger bottle still counts by the bottle.',
      'Power banks belong in the cabin, never in the hold. Scissors with blades under six centimetres usually pass; a bread knife does not.',
    ],
  },
  {
    slug: 'self-transfer',
    language: 'en',
    title: 'Two tickets, one trip: when a self-transfer pays',
    text: 'It is often cheaper, and it takes time in hand. Here is how much.',
    daysAgo: 17,
    paragraphs: [
      'On separate tickets nobody waits for you: if the first flight is late, the second one leaves, and its ticket is gone.',
      'Leave three hours between flights in one airport, and five where you have to change airports. With a checked bag add half an hour.',
      'Look at the transit rules of the country in between: to collect a bag you enter it, and some passports need a visa for that.',
    ],
  },
  {
    slug: 'night-train',
    language: 'en',
    title: 'A night on the train instead of a hotel',
    text: 'Which berth to take, what is in the car, and when it is cheaper than flying.',
    daysAgo: 31,
    paragraphs: [
      'A lower berth is easier to get into; an upper one is quieter, because nobody sits on it during the day.',
      'Berths in the middle of the car shake less and are farther from the doors. The last compartments are beside the restrooms.',
      'Add to the price of a flight the train to the airport and a night in a hotel: up to a thousand kilometres the train often wins.',
    ],
  },
  {
    slug: 'ruchnaya-klad',
    language: 'ru',
    title: 'Что взять в ручную кладь',
    text: 'Как читать нормы авиакомпаний и что не пропустят на досмотре.',
    daysAgo: 6,
    paragraphs: [
      'Авиакомпании меряют сумку вместе с колёсами и ручками. Измерьте её собранной, с полным наружным карманом.',
      'Жидкости — во флаконах до 100 мл, все в одном прозрачном пакете на литр. Полупустой большой флакон считают по объёму флакона.',
      'Внешний аккумулятор берут только в салон. Маникюрные ножницы с короткими лезвиями обычно пропускают, кухонный нож — нет.',
    ],
  },
  {
    slug: 'dva-bileta',
    language: 'ru',
    title: 'Два билета вместо одного: когда это выгодно',
    text: 'Часто выходит дешевле, но нужен запас времени. Рассказываем, какой.',
    daysAgo: 17,
    paragraphs: [
      'С отдельными билетами вас никто не ждёт: если первый рейс опоздал, второй улетит, а билет сгорит.',
      'Закладывайте три часа на пересадку в одном аэропорту и пять — если аэропорты разные. С багажом прибавьте полчаса.',
      'Проверьте правила страны пересадки: чтобы забрать багаж, нужно въехать в неё, а некоторым паспортам для этого нужна виза.',
    ],
  },
  {
    slug: 'nochnoy-poezd',
    language: 'ru',
    title: 'Ночь в поезде вместо гостиницы',
    text: 'Какую полку выбрать, что есть в вагоне и когда поезд дешевле самолёта.',
    daysAgo: 31,
    paragraphs: [
      'На нижнюю полку проще забраться, на верхней тише: днём на ней никто не сидит.',
      'В середине вагона меньше трясёт и дальше до дверей. Последние купе — рядом с туалетом.',
      'Прибавьте к билету на самолёт дорогу до аэропорта и ночь в гостинице: на расстоянии до тысячи километров поезд часто выигрывает.',
    ],
  },
];

const DAY_MS = 86_400_000;

/** Returns the feed of the blog. @param elsewhere address of the pages in place of external sites */
export function blogOf(elsewhere: string, now: Date): ConfigWire<'blog'> {
  return {
    url: `${elsewhere}/blog`,
    posts: POSTS.map(({ slug, language, title, text, daysAgo }) => ({
      language,
      title,
      text,
      url: `${elsewhere}/blog/${slug}`,
      published_on: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
    })),
  };
}

/** Returns a post by the last part of its address. */
export function postOf(slug: string): Post | null {
  return POSTS.find((one) => one.slug === slug) ?? null;
}
