import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './PromoCode.module.css';
import type { PointsView } from './points-view.server';
import type { PointsRejection } from './submit-points.server';

/** Pays a part with points; it lies beside the promo code and works like it. */
export function Points({ points, rejected }: { points: PointsView; rejected: PointsRejection | null }) {
  const { t } = useTranslation('booking');
  const { applied, unmet, rule, offered } = points;
  return (
    <Fold title={<strong>{t('points.title')}</strong>} isOpen>
      <Form method="post" noValidate className={layout.stack3}>
        {unmet ? <p role="status">{unmet}</p> : null}
        {applied ? (
          <div className={styles.applied}>
            <p>
              <Icon name="check" />
              {applied}
            </p>
            <Button variant="quiet" intent="removePoints">
              {t('promo.remove')}
            </Button>
          </div>
        ) : offered ? (
          <div className={styles.enter}>
            <TextField
              {...fieldsOf(rejected).text('points', offered)}
              label={t('points.label')}
              inputMode="numeric"
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of this field
              autoFocus={rejected !== null}
            />
            <Button variant="secondary" intent="spendPoints">
              {t('points.apply')}
            </Button>
          </div>
        ) : null}
        <p className={prose.soft}>{rule}</p>
      </Form>
    </Fold>
  );
}
