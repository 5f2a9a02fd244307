import type { FareCell, FareRowKind } from '~/features/trip/fare-rows.server';
import { useTranslation } from '~/i18n/use-translation';
import { FieldError } from '~/ui/FieldMessage';
import { fieldId } from '~/ui/field-id';
import { Icon, type IconName } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import prose from '~/ui/prose.module.css';
import styles from './FareTable.module.css';
import type { FareTableView, FareView } from './fares.server';
import { FIELDS } from './form';
import type { FareScreen } from './screen.server';
import type { TrainRowKind } from './train-rows.server';

const KINDS: Readonly<Record<FareRowKind | TrainRowKind, IconName>> = {
  amenities: 'meal',
  bedding: 'bed',
  places: 'seat',
  childTariff: 'family',
  registration: 'document',
  noRefund: 'ticket',
  baggage: 'bag',
  cabinBag: 'hand-bag',
  refund: 'refresh',
  exchange: 'swap',
  seat: 'seat',
};
const STATES: Readonly<Record<FareCell['state'], IconName | null>> = {
  yes: 'check',
  fee: 'card',
  no: 'close',
  unknown: 'info',
  fact: null,
};

/** Facts about kinds of cars that a phone folds into each card, so that the kinds can be compared. */
const DETAILS: readonly (FareRowKind | TrainRowKind)[] = [
  'amenities',
  'registration',
  'childTariff',
  'cabinBag',
  'baggage',
];

const ID = fieldId(FIELDS.fareKey);
/** The first radio has the field's id, which the error summary links to. */
const radioId = (index: number) => (index === 0 ? ID : `${ID}-${index}`);

/** Compares fares in a table whose column heads hold the radios. On a phone the same cells form one card per fare. */
export function FareTable({ screen }: { screen: FareScreen }) {
  const { t } = useTranslation('booking');
  const { fares, rows, common, rule, chargesNote, placesNote, rulesPath, fareError, chosenFareKey } = screen;
  const details = screen.isByTrain ? rows.filter(({ kind }) => DETAILS.includes(kind)) : [];
  return (
    <fieldset aria-describedby={fareError ? `${ID}-error` : undefined}>
      <legend className={styles.legend}>{screen.faresTitle}</legend>
      {screen.freeCancellation ? (
        <p className={styles.free}>
          <Icon name="check" />
          {screen.freeCancellation}
        </p>
      ) : null}
      <FieldError id={ID} error={fareError ?? undefined} />
      <table
        className={[styles.table, fares.length > 4 ? '' : styles.few, screen.isByTrain ? styles.facts : ''].join(' ')}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {fares.map((fare, index) => (
              <FareHead key={fare.key} fare={fare} index={index} isChosen={fare.key === chosenFareKey} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.kind} row={row} isDetail={details.includes(row)} />
          ))}
          {details.length > 0 ? <MoreRow rows={details} fares={fares} /> : null}
        </tbody>
      </table>
      {common.length > 0 ? (
        <div className={styles.common}>
          <p className={styles.commonTitle}>{screen.commonTitle}</p>
          <dl className={styles.commonRows}>
            {common.map(({ kind, label, cells }) => (
              <div key={kind} className={`${styles.commonRow} ${styles[cells[0]!.state]}`}>
                <dt className={styles.commonKind}>
                  <Icon name={KINDS[kind]} />
                  {label}
                </dt>
                <dd className={styles.text}>
                  <Mark state={cells[0]!.state} />
                  {cells[0]!.text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {[rule, chargesNote, placesNote].map((text) =>
        text ? (
          <p key={text} className={styles.rule}>
            {text}
          </p>
        ) : null,
      )}
      {rulesPath ? (
        <a className={prose.link} href={rulesPath}>
          {t('summary.rules')}
        </a>
      ) : null}
    </fieldset>
  );
}

function FareHead({ fare, index, isChosen }: { fare: FareView; index: number; isChosen: boolean }) {
  const { t } = useTranslation('booking');
  const id = radioId(index);
  return (
    <th scope="col" className={styles.fare}>
      <label className={styles.head} htmlFor={id}>
        <span className={styles.name} id={`${ID}-name-${index}`}>
          <input
            type="radio"
            id={id}
            name={FIELDS.fareKey}
            value={fare.key}
            defaultChecked={isChosen}
            data-fare={index}
            aria-labelledby={`${ID}-name-${index} ${ID}-price-${index}${fare.isRecommended ? ` ${ID}-chip-${index}` : ''}`}
            required
          />
          {fare.name}
        </span>
        <span className={styles.price} id={`${ID}-price-${index}`}>
          <Price text={fare.total} size="large" />
          {fare.difference ? <span className={styles.difference}>{fare.difference}</span> : null}
        </span>
        {fare.isRecommended ? (
          <span className={styles.recommended} id={`${ID}-chip-${index}`}>
            {t('step0.recommended')}
          </span>
        ) : null}
      </label>
    </th>
  );
}

type TableRow = FareTableView['rows'][number];

/** Ends each card of a phone with what is folded there; columns have rows of their own instead. */
function MoreRow({ rows, fares }: { rows: readonly TableRow[]; fares: readonly FareView[] }) {
  const { t } = useTranslation('booking');
  return (
    <tr className={styles.moreRow}>
      <th scope="row" className={styles.kind}>
        {t('step0.train.more')}
      </th>
      {fares.map(({ key }, index) => (
        <td key={key} className={styles.cell}>
          <details className={styles.more}>
            <summary>
              {t('step0.train.more')}
              <Icon name="chevron-down" />
            </summary>
            <dl>
              {rows.map(({ kind, label, cells }) => (
                <div key={kind} className={styles[cells[index]!.state]}>
                  <dt className={styles.kindInCard}>{label}</dt>
                  <dd className={styles.text}>
                    <Mark state={cells[index]!.state} />
                    {cells[index]!.text}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </td>
      ))}
    </tr>
  );
}

/**
 * Makes a click anywhere in a fare's column or card choose it; the accessible name of the radio stays that of the head.
 */
function Row({ row: { kind, label, cells }, isDetail }: { row: TableRow; isDetail?: boolean }) {
  return (
    <tr className={isDetail ? styles.detail : undefined}>
      <th scope="row" className={styles.kind}>
        <span>
          <Icon name={KINDS[kind]} />
          {label}
        </span>
      </th>
      {cells.map(({ text, state }, index) => (
        // Cheaper places that a kind does not have need no line in its card.
        <td
          key={index}
          className={kind === 'noRefund' && state === 'no' ? `${styles.cell} ${styles.absent}` : styles.cell}
        >
          <label
            className={[styles.offer, styles[state], kind === 'noRefund' ? styles.long : ''].join(' ')}
            htmlFor={radioId(index)}
          >
            <span className={styles.kindInCard}>
              <Icon name={KINDS[kind]} />
              {label}
            </span>
            <span className={styles.text}>
              <Mark state={state} />
              {text}
            </span>
          </label>
        </td>
      ))}
    </tr>
  );
}

function Mark({ state }: { state: FareCell['state'] }) {
  const icon = STATES[state];
  return icon ? <Icon name={icon} /> : null;
}
