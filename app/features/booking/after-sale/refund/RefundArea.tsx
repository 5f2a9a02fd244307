import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import type { RefundAreaView } from './area-screen.server';
import { RequestList } from './RequestList';
import styles from './refund.module.css';

/** `note`: why the tickets cannot be changed, where that is all there is to say of changes. */
type RefundAreaProps = { area: RefundAreaView; note?: string | null };

/** Says on the page of an order what can be refunded, and where the requests made so far stand. */
export function RefundArea({ area: { offer, path, requests }, note }: RefundAreaProps) {
  const { t } = useTranslation('refund');
  return (
    <Section id="refund" title={t('area.title')}>
      <RequestList requests={requests} />
      {note ? <p>{note}</p> : null}
      <p>{offer}</p>
      {path ? (
        <div>
          <ButtonLink to={path} variant="secondary" reloadDocument>
            {t('area.start')}
          </ButtonLink>
        </div>
      ) : null}
      <ul className={styles.links} role="list">
        <li>
          <a href="/refund">{t('area.rules')}</a>
        </li>
        <li>
          <a href="/contacts">{t('area.contacts')}</a>
        </li>
      </ul>
    </Section>
  );
}
