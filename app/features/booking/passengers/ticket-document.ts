import type { Translate } from '~/i18n/translate';
import { hiddenNumber } from '~/market/punctuation';
import type { Ticket } from '~/upstream/booking/contract';

/**
 * Names the document of a ticket, its number but for the end hidden: "Passport •••• 3456". Null without a document.
 * @param t reads the namespace `booking`
 */
export function documentText({ document }: Pick<Ticket, 'document'>, t: Translate): string | null {
  if (!document) return null;
  const type = document.type ? t(`documents.${document.type}`) : '';
  // A number too short to show a part of it is left out.
  return [type, document.numberEnd && hiddenNumber(document.numberEnd)].join(' ').trim();
}
