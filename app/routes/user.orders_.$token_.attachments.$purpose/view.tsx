import { Uploads, type UploadsProps } from '~/features/booking/after-sale/uploads/Uploads';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './view.module.css';

/** Asks for the documents that prove the reason of a refund. */
export function AttachmentsView({ orderPath, ...uploads }: UploadsProps & { orderPath: string }) {
  const { t } = useTranslation('uploads');
  return (
    <div className={styles.page}>
      <a className={styles.back} href={orderPath}>
        <Icon name="arrow-left" />
        {t('back')}
      </a>
      <div className={styles.head}>
        <h1>{t('refund.title')}</h1>
        <p>{t('refund.lead')}</p>
      </div>
      <Uploads {...uploads} />
    </div>
  );
}
