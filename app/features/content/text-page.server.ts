import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import type { Translate } from '~/i18n/use-translation';
import { getTranslator } from '~/i18n/translator.server';
import type { TextPage } from './TextPageView';

/** Pages of plain text: below each name in content.json lie `title`, `lead` and `sections.<section>`, shown in this order. */
const SECTIONS = {
  agreement: ['seller', 'order', 'price', 'payment', 'ticket', 'transfers', 'refund', 'documents'],
  privacy: ['form', 'cookies', 'card', 'others', 'log', 'rights'],
} as const;
export type TextPageName = keyof typeof SECTIONS;

/** The text of a page. Paragraphs are the lines of a section's text. @param t reads the namespace `content` */
export function textPage(name: TextPageName, t: Translate): TextPage {
  return {
    title: t(`${name}.title`),
    lead: t(`${name}.lead`),
    sections: SECTIONS[name].map((section) => ({
      id: section,
      title: t(`${name}.sections.${section}.title`),
      paragraphs: t(`${name}.sections.${section}.text`).split('\n'),
    })),
  };
}

/** The same in the language of a request. */
export async function textPageOf(name: TextPageName, args: LoaderFunctionArgs): Promise<TextPage> {
  const { market } = await getContext(args);
  return textPage(name, getTranslator(market.locale, 'content'));
}
