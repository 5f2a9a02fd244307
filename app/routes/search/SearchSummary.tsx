import { FoldedSearchForm } from '~/features/search/form/FoldedSearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { SearchHead } from './screen.server';

type SearchSummaryProps = {
  head: SearchHead;
  /** The form is the likely next step. */
  isOpen: boolean;
  /** Leaves the screen to offers. */
  isShort: boolean;
};

/** Shows the search, with the folded form to change it. */
export function SearchSummary({ head, isOpen, isShort }: SearchSummaryProps) {
  const { t } = useTranslation('search');
  return (
    <header className={layout.stack3}>
      {/* A new key folds the form when another search is shown. */}
      <FoldedSearchForm
        key={head.path}
        title={head.route}
        facts={[head.when, head.passengers].join(' · ')}
        change={t('page.change')}
        isOpen={isOpen}
        isShort={isShort}
        state={head.form}
        action={head.formAction}
      />
      {head.dayNotice ? <Notice kind="info" title={head.dayNotice} role="status" /> : null}
      {head.isOfferGone ? (
        <Notice kind="warning" title={t('results.expiredNotice.title')} role="alert">
          <p>{t('results.expiredNotice.text')}</p>
        </Notice>
      ) : null}
    </header>
  );
}
