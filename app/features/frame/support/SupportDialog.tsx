import { useLocation, useNavigate } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import styles from './SupportDialog.module.css';
import { isSupportAsked, pageHref } from './support-menu';

const TIPS = ['vpn', 'wifi', 'reload'] as const;

/**
 * Opens when the chat was requested but is unavailable (specification 1 §4): offers tips and an alternative. Without
 * JavaScript it is part of the page, and closing it is a link.
 */
export function SupportDialog() {
  const { t } = useTranslation('common');
  const location = useLocation();
  const navigate = useNavigate();
  if (!isSupportAsked(location)) return null;
  const closeHref = pageHref(location);
  return (
    <Dialog
      title={t('support.title')}
      closeHref={closeHref}
      onClose={() => navigate(closeHref, { preventScrollReset: true, replace: true })}
      corner
      footer={
        <div className={styles.actions}>
          <ButtonLink to="/user/orders" reloadDocument>
            {t('support.toOrders')}
          </ButtonLink>
          <ButtonLink to={closeHref} variant="secondary" preventScrollReset replace>
            {t('close')}
          </ButtonLink>
        </div>
      }
    >
      <p>{t('support.lead')}</p>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`support.${tip}`)}</li>
        ))}
      </ul>
      <p>{t('support.alternative')}</p>
    </Dialog>
  );
}
