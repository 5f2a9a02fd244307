import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useDocument } from './document-context';
import { ERROR_ILLUSTRATIONS, type ErrorVariant, errorVariant, mayHavePaid } from './error-kind';
import { ErrorPage } from '~/ui/ErrorPage';
import { QuickSearch } from './QuickSearch';
import { malformedSearchOf } from '~/features/search/query/searched-places';
import { messagePageOf } from '~/ui/message-page';
import { MessagePageScreen } from '~/ui/MessagePageScreen';
import { useFrame } from './use-frame';

/** Returns the kind of error to show the visitor. */
export function useErrorVariant(error: unknown): ErrorVariant {
  const { status } = useDocument();
  return errorVariant(isRouteErrorResponse(error) ? error.status : (status ?? 500));
}

/** Shows errors that no route handles; `error` is what the route threw. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const { pathname, search: query } = useLocation();
  const { homePath } = useFrame().market;
  const variant = useErrorVariant(error);
  const messagePage = messagePageOf(error);
  if (messagePage) return <MessagePageScreen page={messagePage} />;
  const search = malformedSearchOf(error);
  if (search?.arrivalError) return <QuickSearch search={search} title={t('quickSearch.check')} />;
  const isPayment = mayHavePaid(pathname, variant);
  const canRetry = variant === 'unavailable' || variant === 'somethingWrong';
  return (
    <>
      <ErrorPage
        illustration={ERROR_ILLUSTRATIONS[isPayment ? 'payment' : variant]}
        title={t(`error.${variant}.title`)}
        description={t(`error.${variant}.text`)}
        actions={
          <>
            {variant === 'notFound' && !isPayment ? (
              <NotFoundWays />
            ) : (
              <ButtonLink to={isPayment ? '/user/orders' : homePath} reloadDocument>
                {t(isPayment ? 'error.toOrders' : 'error.toHome')}
              </ButtonLink>
            )}
            {canRetry ? (
              <ButtonLink to={`${pathname}${query}`} variant="secondary" reloadDocument>
                {t('error.retry')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {isPayment ? (
          <Notice kind="info" title={t('error.paymentHint.title')}>
            <p>{t('error.paymentHint.text')}</p>
          </Notice>
        ) : null}
      </ErrorPage>
      {variant === 'notFound' ? <QuickSearch search={search} /> : null}
    </>
  );
}

/** Leads on from a page that does not exist; the search stands below it. */
function NotFoundWays() {
  const { t } = useTranslation('common');
  return (
    <>
      <ButtonLink to="/user/orders" rel="nofollow" variant="secondary" reloadDocument>
        {t('frame.orders')}
      </ButtonLink>
      <ButtonLink to="/helpcenter" variant="secondary" reloadDocument>
        {t('footer.help')}
      </ButtonLink>
    </>
  );
}
