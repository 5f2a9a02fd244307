import type { Translate } from '~/i18n/translate';
import type { StatusMarkProps } from '~/ui/StatusMark';
import type { TicketCategory, TicketField, TicketFieldName } from '~/upstream/help-centre/categories-contract';
import type { Ticket, TicketStatus } from '~/upstream/help-centre/contract';

const TONES: Readonly<Record<TicketStatus, StatusMarkProps['tone']>> = {
  created: 'info',
  processing: 'warning',
  completed: 'good',
};

export type StatusView = { text: string; tone: StatusMarkProps['tone'] };

/** @param t reads the namespace `help` */
export function statusView(status: TicketStatus, t: Translate): StatusView {
  return { text: t(`status.${status}`), tone: TONES[status] };
}

export function categoryTitle(category: Ticket['category'], t: Translate): string {
  return t(`category.${category}.title`);
}

export function fieldLabel(name: TicketFieldName, t: Translate): string {
  return t(`field.${name}.label`);
}

/** Returns the text of a choice, or the value itself. */
export function valueText({ name, kind }: TicketField, value: string, t: Translate): string {
  return kind === 'choice' ? t(`field.${name}.option.${value}`) : value;
}

/** Selects `category` where the texts have one for it; the choice is of the contract's values only. */
export function isCategoryIn(
  list: readonly TicketCategory[],
  category: string | undefined,
): category is TicketCategory {
  return list.some((one) => one === category);
}
