import type { Surcharge } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { surchargePath } from './surcharge-path';
import { standOf, surchargeState, type SurchargeWords } from './surcharge-words.server';

/** A payment that the shop asks for, on the page of the order. Ready texts. */
export type SurchargeNotice = {
  title: string;
  text: string;
  /** Leads to its page; null while it is not known. */
  link: { label: string; to: string } | null;
  isDue: boolean;
};

/** Lists what an order still asks for, what is due first. @param surcharges 'missing': not readable now */
export function surchargeNotices(
  surcharges: readonly Surcharge[] | 'missing',
  booking: Booking,
  words: SurchargeWords,
): SurchargeNotice[] {
  const { t } = words;
  if (surcharges === 'missing') {
    const isDue = booking.surcharges.some(({ isWaiting }) => isWaiting);
    return isDue ? [{ title: t('missing.title'), text: t('missing.text'), link: null, isDue }] : [];
  }
  return surcharges
    .flatMap((surcharge): SurchargeNotice[] => {
      const stand = standOf(surcharge);
      if (stand === 'paid' || stand === 'cancelled') return [];
      const { title, text } = surchargeState(surcharge, booking, words);
      const isDue = stand === 'due';
      const reason = isDue ? t(`why.${surcharge.purpose}`, { subject: surcharge.subject ?? '' }) : null;
      return [
        {
          title,
          text: [reason, text].filter(Boolean).join(' '),
          link: { label: t(isDue ? 'open' : 'details'), to: surchargePath(booking.token, surcharge.token) },
          isDue,
        },
      ];
    })
    .toSorted((one, other) => Number(other.isDue) - Number(one.isDue));
}
