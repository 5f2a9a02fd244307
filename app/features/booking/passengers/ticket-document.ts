import type { Translate } from '~/i18n/translate';
import type { Ticket } from '~/upstream/booking/contract';

/**
 * Names the document of a ticket, its number but for the end hidden: "Passport •••• 3456". Null without a document.
 * @param t reads the namespace `booking`
 */
export function documentText({ document }: Pick<Ticket, 'document'>, t: Translate): string | null {
  if (!document) return null;
  const type = document.type ? t(`documents.${document.type}`) : '';
  return [type, hiddenNumber(document.numberEnd)].join(' ').trim();
}

/** Returns "•••• 3456"; nothing for a number too short to show a part of it. */
function hiddenNumber(end: string): string {
  return end && `•••• ${end}`;
}
