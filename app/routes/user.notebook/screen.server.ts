import { ADD_PATH, addDocumentPath, documentPath, editPath } from '~/features/account/notebook/notebook-address';
import type { NotebookNote } from '~/features/account/notebook/notebook-note.server';
import type { NotebookPages } from '~/features/account/notebook/open-notebook.server';
import { nameOf } from '~/features/account/notebook/saved-passenger';
import { maskedNumber } from '~/features/account/notebook/masked-number';
import { ageOn } from '~/dates/typed-date';
import { addDays, utcToday, type CalendarDate } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { MAX_FURTHER_DOCUMENTS } from '~/upstream/account/documents-contract';
import { MAX_PASSENGERS, type NotebookPassenger } from '~/upstream/account/passengers-contract';

export type PassengerRow = {
  id: string;
  name: string;
  /** "37 years old, 14 March 1988" */
  age: string;
  /** The first document is changed with the person, so it has no address of its own. */
  documents: DocumentRow[];
  editHref: string;
  /** Null when there are as many documents as possible. */
  addDocumentHref: string | null;
};

export type DocumentRow = {
  id: string;
  /** "Passport •••• 4567" */
  text: string;
  expiry: { text: string; tone: 'soft' | 'warning' | 'danger' };
  editHref: string | null;
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

/** Actions that did not succeed. */
const FAILED: readonly NotebookNote['did'][] = ['full', 'repeated', 'down', 'documentsFull'];

/** Many countries require a passport to be valid for another half year. */
const SOON_DAYS = 183;

/**
 * Builds the notebook page.
 * @param t reads the namespace `notebook`, `tBooking` the names of documents in `booking`
 */
export function notebookScreen(
  { passengers, deleted }: NotebookPages,
  note: NotebookNote | null,
  { market, t, tBooking, now }: { market: Market; t: Translate; tBooking: Translate; now: Date },
): NotebookScreen {
  const today = utcToday(now);
  return {
    passengers: passengers.map((passenger) => ({
      id: passenger.id,
      name: nameOf(passenger, market.locale),
      age: ageText(passenger.birthday, today, market, t),
      documents: [passenger, ...passenger.documents].map((document) => ({
        id: document.id,
        text: `${tBooking(`documents.${document.documentType}`)} ${maskedNumber(document.documentNumber)}`,
        expiry: expiryOf(document, today, market, t),
        editHref: document === passenger ? null : documentPath(passenger.id, document.id),
      })),
      editHref: editPath(passenger.id),
      addDocumentHref: passenger.documents.length < MAX_FURTHER_DOCUMENTS ? addDocumentPath(passenger.id) : null,
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
  { documentExpiry }: Pick<NotebookPassenger, 'documentExpiry'>,
  today: CalendarDate,
  market: Market,
  t: Translate,
): DocumentRow['expiry'] {
  if (documentExpiry === null) return { text: t('expiry.none'), tone: 'soft' };
  const date = formatDate(documentExpiry, market, 'long');
  if (documentExpiry < today) return { text: t('expiry.over', { date }), tone: 'danger' };
  if (documentExpiry < addDays(today, SOON_DAYS)) return { text: t('expiry.soon', { date }), tone: 'warning' };
  return { text: t('expiry.until', { date }), tone: 'soft' };
}

function noticeOf({ did, name, id }: NotebookNote, t: Translate): NoticeView {
  return {
    kind: FAILED.includes(did) ? 'warning' : 'good',
    title: t(`notice.${did}`, { name, most: MAX_PASSENGERS, documents: MAX_FURTHER_DOCUMENTS + 1 }),
    undoId: did === 'deleted' ? id : null,
  };
}
