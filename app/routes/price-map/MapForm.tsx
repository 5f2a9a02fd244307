import { OnlyBoxes } from '~/features/search/calendar/OnlyBoxes';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import styles from './MapForm.module.css';
import type { MapFormView } from './screen.server';

/** Asks for the departure, the time and the filters in a plain GET form. */
export function MapForm({ form: { from, month, date, maxPrice, boxes, hidden, isMoreOpen } }: { form: MapFormView }) {
  const { t } = useTranslation('price-map');
  return (
    <form
      method="get"
      action="/price-map"
      className={styles.form}
      aria-label={t('form.label')}
      noValidate
      data-sends-itself
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="from"
        label={t('form.from')}
        value={from.value}
        error={from.error ?? undefined}
        autoComplete="off"
        below={<Ideas ideas={from.ideas} label={t('form.ideas')} />}
      />
      <SelectField
        name="month"
        label={t('form.month')}
        value={month.value}
        options={month.options}
        placeholder={t('form.anyMonth')}
      />
      <div className={styles.show}>
        <Button>{t('form.show')}</Button>
      </div>
      <details className={styles.more} open={isMoreOpen}>
        <summary>
          <Icon name="filter" />
          <span className={styles.moreText}>{t('form.more')}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.fields}>
          <TextField
            name="date"
            type="date"
            label={t('form.date')}
            value={date.value}
            min={date.min}
            max={date.max}
            error={date.error ?? undefined}
          />
          <TextField
            name="maxPrice"
            label={maxPrice.label}
            value={maxPrice.value}
            inputMode="numeric"
            autoComplete="off"
          />
          <OnlyBoxes legend={t('form.only')} boxes={boxes} />
        </div>
      </details>
    </form>
  );
}

/** Lists the places that a typed name may mean. */
function Ideas({ ideas, label }: { ideas: MapFormView['from']['ideas']; label: string }) {
  if (ideas.length === 0) return null;
  return (
    <ul className={styles.ideas} role="list" aria-label={label}>
      {ideas.map(({ text, path }) => (
        <li key={path}>
          <a href={path} rel="nofollow">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
