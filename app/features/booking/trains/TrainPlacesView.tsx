import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import { CheckoutPage } from '../flow/CheckoutPage';
import type { SeatRejection } from '../seats/seat-rejection';
import { moveByRow } from '../seats/row-keys';
import styles from '../seats/SeatMapView.module.css';
import { SeatOption } from '../seats/SeatOption';
import { SelectionPanel } from '../seats/SelectionPanel';
import { Switches } from '../seats/Switches';
import { findPlace } from './car-view';
import { CarKey } from './CarKey';
import { CarPicker } from './CarPicker';
import { CarTable } from './CarTable';
import { GenderChoices, PartyChoices, WholeChoices } from './PartyChoices';
import { RideHead } from './RideHead';
import { RefundChoice } from './RefundChoice';
import { showPrices, TermsChoices } from './TermsChoices';
import type { TrainPlacesScreen } from './train-places-screen.server';
import own from './TrainPlacesView.module.css';

const FORM = 'seat-form';

/**
 * Serves one passenger on one train at a time, like the seat map of a flight. Links lead to another car; every button
 * keeps the choice before it leads away.
 */
export function TrainPlacesView({ screen, rejected }: { screen: TrainPlacesScreen; rejected: SeatRejection | null }) {
  const { passenger, car } = screen;
  const stop = `${screen.segmentIndex} ${passenger} ${car.id} ${screen.chosen}`;
  const [picked, setPicked] = useState<{ stop: string; value: string } | null>(null);
  const value = picked?.stop === stop ? picked.value : screen.chosen;
  const name = screen.names[passenger] ?? '';
  const pick = (event: FormEvent) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'seat') setPicked({ stop, value: target.value });
    showPrices(event);
  };
  return (
    <CheckoutPage
      step="passengers"
      title={screen.title}
      lead={screen.ride ? <RideHead ride={screen.ride} /> : null}
      aside={<SelectionPanel {...selectionOf(screen, value)} legend={screen.legend} next={screen.next} form={FORM} />}
    >
      {rejected ? (
        <Notice kind="danger" title={rejected.title} role="alert">
          <p>{rejected.message}</p>
        </Notice>
      ) : null}
      {screen.told && !rejected ? <Notice kind="info" title={screen.told} role="status" /> : null}
      <CarPicker picker={screen.picker} labels={screen.labels} />
      {screen.paper ? (
        <Notice kind="warning" title={screen.paper.title}>
          <p>{screen.paper.text}</p>
        </Notice>
      ) : null}
      <Form method="post" id={FORM} className={layout.stack4} preventScrollReset onChange={pick} onKeyDown={moveByRow}>
        {/* Enter triggers the first submit button; this one continues to the next stop. */}
        <button hidden />
        <input type="hidden" name="passenger" value={passenger} />
        <input type="hidden" name="car" value={car.id} />
        <Switches screen={screen} />
        <fieldset key={stop} className={own.choice}>
          <legend className={own.legend}>{screen.legend}</legend>
          {screen.terms.refund ? <RefundChoice refund={screen.terms.refund} /> : null}
          {car.isWholeOnly ? <WholeChoices car={car} chosen={screen.chosen} /> : null}
          <div className={car.view.storeys.length === 1 ? own.beside : own.below}>
            {car.view.storeys.length > 0 ? (
              <div className={own.plan}>
                <p className={own.links}>
                  {screen.toTariffs ? <a href="#tariffs">{screen.toTariffs}</a> : null}
                  <a className={own.ways} href="#ways">
                    {screen.waysTitle}
                  </a>
                </p>
                <CarTable
                  car={car.view}
                  caption={car.caption}
                  taken={screen.taken}
                  table={screen.table}
                  names={screen.names}
                  marks={screen.marks}
                  owner={name}
                  chosen={Number(screen.chosen) || null}
                />
              </div>
            ) : null}
            <div className={own.rest}>
              {car.view.storeys.length > 0 ? <CarKey car={car} fellows={screen.fellows} /> : null}
              {car.genders ? <GenderChoices genders={car.genders} /> : null}
              <h3 id="ways" className={own.title}>
                {screen.waysTitle}
              </h3>
              <SeatOption {...screen.none} value="" isChosen={screen.chosen === ''} />
              <PartyChoices car={car} chosen={screen.chosen} />
              <div className={layout.stack1}>
                <h3 className={own.title}>{car.title}</h3>
                {car.about.map((line) => (
                  <p key={line} className={prose.soft}>
                    {line}
                  </p>
                ))}
              </div>
            </div>
          </div>
        </fieldset>
        <TermsChoices key={`${screen.segmentIndex} ${passenger} ${car.id}`} terms={screen.terms} />
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

/** Describes the selected place or compartment, on a phone by its difference to the fare alone. */
function selectionOf({ car, none, totalLabel, totalWithout, differenceLabel }: TrainPlacesScreen, value: string) {
  const named = (text: string | null) => (text === null ? null : { label: differenceLabel, text });
  const place = findPlace(car.view, Number(value));
  if (place?.kind) {
    const { note, price, total, difference } = place.kind;
    const about = [car.title, place.group.name, note, price].filter(Boolean).join(' · ');
    const brief = [car.placeTitle.replace('*', value), difference ?? price].join(' · ');
    return { seat: value, about, brief, difference: named(difference), totalLabel, total };
  }
  const whole = car.whole.find((one) => one.value === value);
  const group = whole ?? (car.wishes?.value === value ? car.wishes : null);
  if (group) {
    const about = [car.title, group.label].join(' · ');
    const brief = [whole?.label ?? car.wishesTitle, whole?.difference ?? group.price].join(' · ');
    const difference = named(whole?.difference ?? null);
    return { seat: null, about, brief, difference, totalLabel, total: group.price };
  }
  return { seat: null, about: none.label, brief: none.brief, totalLabel, total: totalWithout };
}
