import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { AddonNote } from './sync-order.server';

/** Explains why the order differs from the choices. */
export function noteTexts(notes: readonly AddonNote[], { currency }: Booking, { locale }: Market): string[] {
  const t = getTranslator(locale, 'addons');
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return notes.map((note) => {
    switch (note.kind) {
      case 'gone':
        return note.title === null ? t('notes.gone') : t('notes.goneNamed', { title: note.title });
      case 'dearer': {
        const title = note.title ?? t('packets.line');
        return t('notes.dearer', { title, old: money(note.oldAmount), new: money(note.newAmount) });
      }
      case 'inPacket':
        return t('notes.inPacket', { title: note.title });
      case 'switches':
        return t('notes.switches');
    }
  });
}
