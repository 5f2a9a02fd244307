import type { Locale } from '~/market/locales';

/** Words that no language writes another way: a line that is always open, a chat, stores of apps. */
const ANYWHERE =
  /24\s*\/\s*7|24\s*h(?:ours|eures|oras)?\s+(?:a|par|al|su)\b|\b(?:chat|czat|sohbet|hotline)(?!\p{L})|App Store|Google Play|AppGallery|RuStore/iu;

/** Words by which the source languages of the texts promise an action of the shop or of people behind it. */
const IN_SOURCES: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /round the clock|\bwe(?:’ll| will| have| can)?(?: \w+)? (?:send|sent|e-?mail|text|notify|tell|remind|refund|call|answer|reply|write|warn|check you in)\b|guarantee|priority|answered before|newsletter/i,
  ru: /круглосуточ|(?<!\p{L})чат(?!\p{L})|горяч\S+ лини|(?<!\p{L})(?:пришл[её]м|присылаем|отправим|отправили|отправляем|сообщим|предупредим|предупреждаем|напомним|позвоним|напишем|ответим|отвечаем|вернём|возвращаем|зарегистрируем)(?!\p{L})|гарантия|гарантии|приоритет|раньше всех|рассылк/iu,
};

/** Tells whether a text promises something that a feature, a letter or people have to keep. */
export function promises(text: string, locale: Locale): boolean {
  return ANYWHERE.test(text) || (IN_SOURCES[locale]?.test(text) ?? false);
}
