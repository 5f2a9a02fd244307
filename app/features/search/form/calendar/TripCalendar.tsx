import { useState } from 'react';
import { daysBetween } from '~/dates/calendar-date';
import { useMarket } from '~/i18n/use-market';
import { useTranslation } from '~/i18n/use-translation';
import { formatDate } from '~/market/format';
import { Button } from '~/ui/Button';
import type { DateCalendarProps, TripDays, TripSide } from '../date-calendar';
import { OWN_RANGES } from '../form-values';
import { lastOfRange } from '../route';
import { weekendOf } from '../weekend';
import { lowPricesPath } from '../../calendar/low-prices-path';
import { CalendarPanel } from './CalendarPanel';
import { FlexibilityChips } from './FlexibilityChips';
import { MonthCards } from './MonthCards';
import { Months } from './Months';
import { PriceNote } from './PriceNote';
import styles from './DateCalendar.module.css';
import { TripSides, TripTitle } from './TripSides';
import { chosenTrip, flexibleDays, localDay, lowestOf } from './picker-days';
import { useDayPrices } from './use-day-prices';

export type TripCalendarProps = Omit<DateCalendarProps, 'trip' | 'onPick'> & { trip: TripDays; isNarrow: boolean };

/**
 * Picks both days of a journey, or both ends of a range: the first press is the departure, the second the return, for
 * which days before the departure are closed. On a phone, whose sheet covers the form, the head shows both days and
 * switches between them; on a wide screen the fields above do. Prices are those of the search: one way, or there and back
 * for the days so far.
 */
export function TripCalendar({ trip, isSecond, min, max, isNarrow, onClose, ...places }: TripCalendarProps) {
  const { t } = useTranslation('calendar');
  const { t: home } = useTranslation('home');
  const market = useMarket();
  const [wanted, setSide] = useState<TripSide>(isSecond ? 'back' : 'out');
  const [pointed, setPointed] = useState<string | null>(null);
  const { days, labels, isRange, onDay } = trip;
  const { out, back, side } = chosenTrip(days, wanted, { min, max });
  const picksBack = side === 'back';
  const { chosen } = trip.flexibility;
  const weekend = chosen === 'weekend' && out !== '' ? weekendOf(out, { min, max }) : null;
  const end = weekend && pointed !== null ? weekend.sunday : pointed;
  const last = picksBack && end !== null && end > out ? end : back;
  const known = useTripPrices(places, { out, back, picksBack, isRange });

  function press(date: string) {
    onDay(side, date);
    if (!picksBack) setSide('back');
    // The sheet of a phone tells the price of the whole trip first.
    else if (!isNarrow) onClose('next');
  }

  function clear() {
    onDay(isRange ? 'out' : side, '');
    onClose('field');
  }

  const write = (date: string) => (date === '' ? '' : formatDate(date, market, 'weekday'));
  const nights = (end: string) => (end === '' || isRange ? '' : t('picker.nights', { count: daysBetween(out, end) }));

  const { months, month } = trip.flexibility;
  // A whole month stands instead of the day of departure.
  const wholeMonth = chosen === 'month' ? months.find(({ value }) => value === month)?.label : undefined;
  const areMonths = chosen === 'month' && !picksBack;
  const { departure, arrival } = places;
  const isReturn = !isRange && (back !== '' || picksBack);
  const yearPath =
    !isRange && back === '' && !picksBack && departure && arrival ? lowPricesPath(departure, arrival) : null;
  const isPreview = last !== back;
  const around =
    chosen === OWN_RANGES
      ? { out: null, back: null }
      : flexibleDays({ flexibility: chosen, departureDate: out, dateBack: back }, { min, max });
  const day = picksBack ? back : out;
  const priced = isRange ? { from: out, to: back || out } : (around[side] ?? { from: day, to: day });
  // A weekend has nights of its own, which these prices do not have.
  const lowest = weekend && back !== '' ? null : lowestOf(known.prices, priced);
  const focus = picksBack && back !== '' ? back : out;
  return (
    <CalendarPanel
      title={labels[side]}
      head={
        isNarrow ? (
          <TripSides
            labels={labels}
            days={{ out: wholeMonth ?? write(out), back: write(last) }}
            nights={nights(last)}
            noBack={isRange ? '' : t('picker.oneWayOnly')}
            side={side}
            onSide={setSide}
          />
        ) : (
          <TripTitle
            label={labels[side]}
            side={isRange ? undefined : side}
            nights={picksBack ? nights(last) : (wholeMonth ?? '')}
          />
        )
      }
      tools={<FlexibilityChips {...trip.flexibility} hint={isRange ? home('dates.rangeLimit') : undefined} />}
      status={[[write(out), write(back)].filter(Boolean).join(' – '), nights(back)].filter(Boolean).join(' · ')}
      focus={focus}
      isNarrow={isNarrow}
      onClear={days[side] === '' ? null : clear}
      onClose={onClose}
    >
      {areMonths ? (
        <MonthCards choice={trip.flexibility} dates={{ min, max }} prices={known.prices} />
      ) : (
        <Months
          selected={{ from: localDay(out), to: localDay(isPreview ? out : back || out) }}
          focus={focus}
          preview={isPreview ? { after: localDay(out)!, before: localDay(last)! } : undefined}
          {...{ min, max, isNarrow, ...known }}
          after={picksBack ? out : undefined}
          until={!picksBack ? undefined : isRange ? lastOfRange(out, { min, max }) : weekend?.monday}
          hasNights={!isRange}
          around={[around.out, around.back]}
          onDay={press}
          onHover={isNarrow ? undefined : setPointed}
        />
      )}
      <PriceNote
        prices={known.prices}
        isReturn={isReturn}
        areMonths={areMonths}
        stay={isNarrow ? '' : nights(last)}
        yearPath={yearPath}
      >
        {picksBack || out !== '' ? (
          <button type="button" className={styles.clear} onClick={clear}>
            {t(picksBack && !isRange ? 'picker.oneWayOnly' : 'picker.clear')}
          </button>
        ) : null}
        {out !== '' ? (
          <div className={styles.done}>
            <Button type="button" wide={isNarrow} onClick={() => onClose('next')}>
              {[t('picker.done'), lowest?.text].filter(Boolean).join(' · ')}
            </Button>
          </div>
        ) : null}
      </PriceNote>
    </CalendarPanel>
  );
}

/** Asks for prices by day of departure (for the chosen length of stay, if any), or by day of return. */
function useTripPrices(
  { departure, arrival, cabin = 'Y' }: Pick<TripCalendarProps, 'departure' | 'arrival' | 'cabin'>,
  { out, back, picksBack, isRange }: { out: string; back: string; picksBack: boolean; isRange: boolean },
) {
  const [backAtOpen] = useState(back);
  return useDayPrices({
    departure,
    arrival,
    cabin,
    // The second day keeps the prices that it was picked by.
    date: (picksBack && !isRange ? backAtOpen : out) || null,
    out: picksBack && !isRange ? out : null,
    stay: !picksBack && !isRange && back !== '' ? daysBetween(out, back) : null,
  });
}
