import { FoldedSearchForm } from '~/features/search/form/FoldedSearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import type { SearchHead } from './screen.server';

/** Shows the search, with the folded form to change it. @param isOpen the form is the likely next step */
export function SearchSummary({ head, isOpen }: { head: SearchHead; isOpen: boolean }) {
  const { t } = useTranslation('search');
  return (
    // A new key folds the form when another search is shown.
    <FoldedSearchForm
      key={head.path}
      title={head.route}
      facts={[head.when, head.passengers].join(' · ')}
      change={t('page.change')}
      isOpen={isOpen}
      state={head.form}
      action={head.formAction}
    />
  );
}

/** Says what happened to the search on its way here. */
export function SearchNotices({ head }: { head: SearchHead }) {
  const { t } = useTranslation('search');
  return (
    <>
      {head.dayNotice ? <Notice kind="info" title={head.dayNotice} role="status" /> : null}
      {head.isOfferGone ? (
        <Notice kind="warning" title={t('results.expiredNotice.title')} role="alert">
          <p>{t('results.expiredNotice.text')}</p>
        </Notice>
      ) : null}
    </>
  );
}
