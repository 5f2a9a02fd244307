import { ADD_PATH, editPath } from '~/features/account/notebook/notebook-address';
import type { NotebookNote } from '~/features/account/notebook/notebook-note.server';
import { nameOf } from '~/features/account/notebook/saved-passenger';
import { maskedNumber } from '~/features/account/notebook/masked-number';
import { ageOn } from '~/dates/typed-date';
import { addDays, utcToday, type CalendarDate } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { MAX_PASSENGERS, type Notebook, type NotebookPassenger } from '~/upstream/account/passengers-contract';

export type PassengerRow = {
  id: string;
  name: string;
  /** "37 years old, 14 March 1988" */
  age: string;
  /** "Passport •••• 4567" */
  document: string;
  expiry: { text: string; tone: 'soft' | 'warning' | 'danger' };
  editHref: string;
};

/** A notice about the last action, with an undo where possible. */
export type NoticeView = { kind: 'good' | 'warning'; title: string; undoId: string | null };

export type NotebookScreen = {
  passengers: PassengerRow[];
  /** People that can be restored, and until when. */
  deleted: { id: string; name: string; until: string }[];
  notice: NoticeView | null;
  /** Null when the notebook is full. */
  addHref: string | null;
  /** "3 of 50 passengers" */
  count: string;
};

/** Many countries require a passport to be valid for another half year. */
const SOON_DAYS = 183;

/**
 * Builds the notebook page.
 * @param t reads the namespace `notebook`, `tBooking` the names of documents in `booking`
 */
export function notebookScreen(
  { passengers, deleted }: Notebook,
  note: NotebookNote | null,
  { market, t, tBooking, now }: { market: Market; t: Translate; tBooking: Translate; now: Date },
): NotebookScreen {
  const today = utcToday(now);
  return {
    passengers: passengers.map((passenger) => ({
      id: passenger.id,
      name: nameOf(passenger, market.locale),
      age: ageText(passenger.birthday, today, market, t),
      document: `${tBooking(`documents.${passenger.documentType}`)} ${maskedNumber(passenger.documentNumber)}`,
      expiry: expiryOf(passenger, today, market, t),
      editHref: editPath(passenger.id),
    })),
    deleted: deleted.map((one) => ({
      id: one.id,
      name: nameOf(one, market.locale),
      until: t('deleted.until', { date: formatDate(one.until, market, 'long') }),
    })),
    notice: note && noticeOf(note, t),
    addHref: passengers.length < MAX_PASSENGERS ? ADD_PATH : null,
    count: t('count', { count: passengers.length, most: MAX_PASSENGERS }),
  };
}

function ageText(birthday: CalendarDate, today: CalendarDate, market: Market, t: Translate): string {
  const count = ageOn(birthday, today);
  const date = formatDate(birthday, market, 'long');
  return count < 1 ? t('age.underOne', { date }) : t('age.years', { count, date });
}

function expiryOf(
  { documentExpiry }: NotebookPassenger,
  today: CalendarDate,
  market: Market,
  t: Translate,
): PassengerRow['expiry'] {
  if (documentExpiry === null) return { text: t('expiry.none'), tone: 'soft' };
  const date = formatDate(documentExpiry, market, 'long');
  if (documentExpiry < today) return { text: t('expiry.over', { date }), tone: 'danger' };
  if (documentExpiry < addDays(today, SOON_DAYS)) return { text: t('expiry.soon', { date }), tone: 'warning' };
  return { text: t('expiry.until', { date }), tone: 'soft' };
}

function noticeOf({ did, name, id }: NotebookNote, t: Translate): NoticeView {
  const isDone = did === 'added' || did === 'changed' || did === 'deleted' || did === 'restored';
  return {
    kind: isDone ? 'good' : 'warning',
    title: t(`notice.${did}`, { name, most: MAX_PASSENGERS }),
    undoId: did === 'deleted' ? id : null,
  };
}
