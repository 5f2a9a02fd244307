import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Uploads, type UploadsProps } from '../uploads/Uploads';
import { RefundPage } from './RefundPage';

type DocumentsViewProps = UploadsProps & {
  backPath: string;
  /** The journey of the order. */
  trip: string;
  /** The confirmation; null while there is no document. */
  nextPath: string | null;
};

/** Asks for the documents that prove a reason. */
export function DocumentsView({ backPath, trip, nextPath, ...uploads }: DocumentsViewProps) {
  const { t } = useTranslation('refund');
  const { t: tUploads } = useTranslation('uploads');
  return (
    <RefundPage title={tUploads('refund.title')} backPath={backPath} trip={trip} lead={tUploads('refund.lead')}>
      <Uploads {...uploads} />
      {nextPath ? (
        <div>
          <ButtonLink to={nextPath} reloadDocument>
            {t('continue')}
          </ButtonLink>
        </div>
      ) : null}
    </RefundPage>
  );
}
