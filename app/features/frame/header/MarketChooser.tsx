import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { Market } from '~/market/market';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import type { Choice, MarketChoices } from '../frame-screen';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';

/**
 * Selects language, country and currency, as far as the brand allows. It is a plain form on every page, because another
 * language is another document.
 */
export function MarketChooser({ market, choices }: { market: Market; choices: MarketChoices }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const language = choices.languages.find(({ value }) => value === market.locale)?.label;
  // Each language is labelled in itself.
  const languages = choices.languages.map((choice) => ({ ...choice, lang: choice.value }));
  const fields: { name: 'language' | 'country' | 'currency'; field: string; value: string; options: Choice[] }[] = [
    { name: 'language', field: 'locale', value: market.locale, options: languages },
    { name: 'country', field: 'country', value: market.country, options: choices.countries },
    { name: 'currency', field: 'currency', value: market.currency, options: choices.currencies },
  ];
  const title = [language, market.currency].filter(Boolean).join(' · ');
  const label = t(language ? 'frame.choose.market' : 'frame.choose.currencyOnly');
  return (
    <Dropdown icon="globe" title={title} label={`${label}: ${title}`}>
      <form method="post" action="/market" className={styles.chooser}>
        <input type="hidden" name="to" value={`${pathname}${search}`} />
        {fields
          .filter(({ options }) => options.length > 0)
          .map(({ name, field, value, options }) => (
            <SelectField
              key={`${name} ${value}`}
              name={field}
              idSuffix="header"
              label={t(`frame.choose.${name}`)}
              value={value}
              options={options}
            />
          ))}
        <Button wide>{t('frame.choose.apply')}</Button>
      </form>
    </Dropdown>
  );
}
