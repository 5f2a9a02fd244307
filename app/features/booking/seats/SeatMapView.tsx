import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import layout from '~/ui/layout.module.css';
import { CheckoutPage } from '../flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { findSeat } from './cabin';
import { CabinTable } from './CabinTable';
import { moveByRow } from './row-keys';
import type { SeatMapScreen } from './seat-map-screen.server';
import { SeatKey } from './SeatKey';
import styles from './SeatMapView.module.css';
import { SeatOption } from './SeatOption';
import { SelectionPanel } from './SelectionPanel';
import type { SeatRejection } from './seat-rejection';
import { cabinPart } from './seat-rules';
import { Switches } from './Switches';

const FORM = 'seat-form';

/**
 * Serves one passenger on one flight at a time, because a radio group holds one choice. Every button keeps the choice
 * before it leads away, with and without scripts; scripts only show the choice at once.
 */
export function SeatMapView({ screen, rejected }: { screen: SeatMapScreen; rejected: SeatRejection | null }) {
  const { t } = useTranslation('seats');
  const { cabin, passenger, chosen } = screen;
  const stop = `${screen.segmentIndex} ${passenger} ${chosen}`;
  const [picked, setPicked] = useState<{ stop: string; seat: string } | null>(null);
  const seat = picked?.stop === stop ? picked.seat : (chosen ?? '');
  const name = screen.words.names[passenger] ?? '';
  const pick = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'seat') setPicked({ stop, seat: target.value });
  };
  return (
    <CheckoutPage
      step={screen.step}
      title={t('title')}
      lead={
        <p className={styles.flight}>
          <strong>{screen.route}</strong> {screen.flight}
        </p>
      }
      aside={<SelectionPanel {...selectionOf(screen, seat, t)} legend={screen.legend} next={screen.next} form={FORM} />}
    >
      {rejected ? (
        <Notice kind="danger" title={rejected.title} role="alert">
          <p>{rejected.message}</p>
        </Notice>
      ) : null}
      <Form method="post" id={FORM} className={layout.stack4} preventScrollReset onChange={pick} onKeyDown={moveByRow}>
        {/* Enter triggers the first submit button; this one continues to the next stop. */}
        <button hidden />
        <input type="hidden" name="passenger" value={passenger} />
        <Switches screen={screen} />
        <fieldset key={stop} className={`${styles.choice} ${styles.plan}`}>
          <legend className={screen.passengers.length > 1 ? styles.legend : styles.hiddenLegend}>
            {screen.legend}
          </legend>
          <SeatOption value="" label={t('none.label')} hint={null} isChosen={chosen === null} />
          <SeatKey kinds={cabin.kinds} fellows={screen.fellows} />
          <CabinTable
            cabin={cabin}
            words={screen.words}
            owner={name}
            chosen={chosen}
            caption={t('caption', { flight: `${screen.route}, ${screen.flight}` })}
          />
        </fieldset>
        <p className={styles.back}>
          <Button intent="back" variant="quiet">
            <Icon name="arrow-left" />
            {screen.back}
          </Button>
        </p>
      </Form>
    </CheckoutPage>
  );
}

/** Describes the selected seat. @param t reads the namespace `seats` */
function selectionOf({ cabin, words, totalWithoutSeat }: SeatMapScreen, number: string, t: (key: string) => string) {
  const seat = findSeat(cabin, number);
  const kind = seat && cabin.kinds[seat.mark];
  const totalLabel = totalWithoutSeat === null ? null : t('total');
  if (!kind) return { seat: null, about: t('none.chosen'), totalLabel, total: totalWithoutSeat };
  const part = words.part[cabinPart(seat.rowIndex, cabin.rows.length)];
  // The price of the only seat is the total: it is said once.
  const price = totalLabel === null ? null : kind.price;
  const about = [words.place[seat.place], part, kind.note, price].filter(Boolean).join(' · ');
  return { seat: number, about, totalLabel, total: totalLabel === null ? kind.price : kind.total };
}
