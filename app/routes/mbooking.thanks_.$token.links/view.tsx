import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import styles from './view.module.css';

/** @param problem why turning off the links failed */
export function LetterLinksView({ orderPath, problem }: { orderPath: string; problem: string | null }) {
  const { t } = useTranslation('booking');
  return (
    <CheckoutPage title={t('letterLinks.title')} lead={<p>{t('letterLinks.text')}</p>}>
      {problem ? <Notice kind="danger" title={problem} role="alert" /> : null}
      <Card>
        <div className={styles.text}>
          <p>{t('letterLinks.effect')}</p>
          <Form method="post" className={layout.row3}>
            <Button intent="revoke">{t('letterLinks.submit')}</Button>
            <ButtonLink to={orderPath} variant="secondary" reloadDocument>
              {t('letterLinks.back')}
            </ButtonLink>
          </Form>
        </div>
      </Card>
    </CheckoutPage>
  );
}
