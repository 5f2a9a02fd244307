import { Form } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { StickyBar } from '../after-sale/StickyBar';
import { AddonLines } from '../ancillaries/AddonLines';
import { AddonsSection } from '../ancillaries/AddonsSection';
import { savedChoices } from '../ancillaries/live-order';
import { CheckoutPage } from '../flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import prose from '~/ui/prose.module.css';
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
      lead={
        <div>
          <p className={styles.trip}>{screen.trip}</p>
          <p className={styles.soft}>{addons || chosen ? t('lead') : t('nothing')}</p>
        </div>
      }
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
            <>
              <div className={chosen ? undefined : styles.pay}>
                <Button intent="update" variant="secondary" wide>
                  {t('save')}
                </Button>
              </div>
              <div className={chosen ? styles.bar : `${styles.bar} ${styles.pay}`}>
                <StickyBar
                  text={
                    chosen ? (
                      <p className={styles.sum}>
                        <span className={prose.soft}>{t('total')}</span>
                        <strong>{chosen.total}</strong>
                      </p>
                    ) : null
                  }
                >
                  <Button>{t('toPayment')}</Button>
                </StickyBar>
              </div>
            </>
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
