import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { CHAT_PATH } from './chat-path';
import styles from './SupportDialog.module.css';
import { SupportTips } from './SupportTips';

export type SupportDialogProps = { onClose: () => void };

/** Shown when the chat was opened and has failed (specification 1 §4); its widget is hidden then. */
export function SupportDialog({ onClose }: SupportDialogProps) {
  const { t } = useTranslation('common');
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Dialog
      title={t('support.title')}
      closeHref={CHAT_PATH}
      onClose={onClose}
      corner
      footer={
        <div className={styles.actions}>
          <ButtonLink to="/user/orders" reloadDocument>
            {t('support.toOrders')}
          </ButtonLink>
          <ButtonLink to={CHAT_PATH} variant="secondary" onClick={close}>
            {t('close')}
          </ButtonLink>
        </div>
      }
    >
      <SupportTips />
    </Dialog>
  );
}
