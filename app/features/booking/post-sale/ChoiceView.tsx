import { Form } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { AddonLines } from '../ancillaries/AddonLines';
import { AddonsSection } from '../ancillaries/AddonsSection';
import { savedChoices } from '../ancillaries/live-order';
import { CheckoutPage } from '../flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import type { ChoiceScreen } from './choice-screen.server';
import type { ChoiceRejection } from './choose.server';
import styles from './post-sale.module.css';

/** Offers extras for issued tickets in the section of step 1, and lists what is chosen. */
export function ChoiceView({ screen, rejected }: { screen: ChoiceScreen; rejected: ChoiceRejection | null }) {
  const { t } = useTranslation('post-sale');
  const { addons, chosen } = screen;
  const saved = rejected?.addons?.choices ?? (addons?.state === 'offered' ? savedChoices(addons) : { bySlot: {} });
  return (
    <CheckoutPage
      title={t('title')}
      lead={<p className={styles.soft}>{addons || chosen ? t('lead') : t('nothing')}</p>}
    >
      {rejected?.message ? <Notice kind="danger" title={rejected.message} role="alert" /> : null}
      {rejected?.addons?.notes.map((note) => (
        <Notice key={note} kind="warning" title={note} role="alert" />
      ))}
      {screen.gone && !rejected ? <Notice kind="warning" title={screen.gone} role="alert" /> : null}
      {addons || chosen ? (
        <Form method="post" id={FORM} className={layout.column4}>
          {/* Enter triggers the first submit button; this one continues. */}
          <button hidden />
          {addons ? <AddonsSection view={addons} saved={saved} live={saved} /> : null}
          {chosen ? (
            <Section id="chosen" title={t('inOrder')}>
              <AddonLines addons={chosen.lines} form={FORM} />
              <PriceList lines={[]} totals={[{ label: t('total'), amount: chosen.total }]} />
              <p className={styles.soft}>{t('kept')}</p>
            </Section>
          ) : null}
          {addons?.state === 'offered' || chosen ? (
            <div className={chosen ? layout.column4 : `${layout.column4} ${styles.pay}`}>
              <Button wide>{t('toPayment')}</Button>
              <Button intent="update" variant="secondary" wide>
                {t('save')}
              </Button>
            </div>
          ) : null}
        </Form>
      ) : null}
      <ButtonLink to={screen.backPath} variant="quiet" reloadDocument>
        {t('back')}
      </ButtonLink>
    </CheckoutPage>
  );
}

/** Id of the form; the lines of the order submit it too. */
const FORM = 'post-sale';
