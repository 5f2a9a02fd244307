import { Form } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { CheckoutPage } from '../flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { SelectField } from '~/ui/SelectField';
import type { ChoiceScreen, SlotView } from './choice-screen.server';
import styles from './post-sale.module.css';

/** More choices than this become a select; more groups than this fold. */
const MAX_RADIOS = 6;
const MAX_GROUPS = 2;

export function ChoiceView({ screen, error }: { screen: ChoiceScreen; error: string | null }) {
  const { t } = useTranslation('post-sale');
  const { sections } = screen;
  return (
    <CheckoutPage
      step="bought"
      title={t('title')}
      lead={<p className={styles.soft}>{sections.length > 0 ? t('lead') : t('nothing')}</p>}
    >
      {error ? <Notice kind="danger" title={error} role="alert" /> : null}
      {sections.length > 0 ? (
        <Form method="post" className={layout.stack4}>
          {sections.map(({ group, title, text, slots, path }) => (
            <details key={group} id={group} className={styles.section} open={group === screen.open}>
              <summary>
                <h2 className={styles.title}>{title}</h2>
                <Icon name="chevron-down" />
              </summary>
              <p className={styles.soft}>{text}</p>
              {slots.map((slot) => (
                <Slot key={slot.name} slot={slot} title={title} isOneOfMany={slots.length > MAX_GROUPS} />
              ))}
              {path ? (
                <ButtonLink to={path} variant="secondary" reloadDocument>
                  {t('toChoice')}
                </ButtonLink>
              ) : null}
            </details>
          ))}
          {sections.some(({ slots }) => slots.length > 0) ? <Button wide>{t('toPayment')}</Button> : null}
        </Form>
      ) : null}
      <ButtonLink to={screen.backPath} variant="quiet" reloadDocument>
        {t('back')}
      </ButtonLink>
    </CheckoutPage>
  );
}

type SlotProps = { slot: SlotView; title: string; isOneOfMany: boolean };

function Slot({ slot: { name, legend, options }, title, isOneOfMany }: SlotProps) {
  if (isOneOfMany || options.length > MAX_RADIOS) {
    const lines = options.map(({ value, label, price }) => ({ value, label: price ? `${label}, ${price}` : label }));
    return <SelectField name={name} label={legend || title} options={lines} value="" />;
  }
  const priced = options.map(({ label, price, ...option }) => ({
    ...option,
    label: price ? (
      <span className={styles.priced}>
        {label} <span className={styles.price}>{price}</span>
      </span>
    ) : (
      label
    ),
  }));
  return <RadioGroup name={name} legend={legend || title} legendHidden={legend === ''} options={priced} value="" />;
}
