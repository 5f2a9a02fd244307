import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { RequestList } from '../refund/RequestList';
import type { ExchangeAreaView } from './area-screen.server';

/** Says on the page of an order what can be exchanged, and where the exchanges asked for so far stand. */
export function ExchangeArea({ area: { offer, path, refund, requests } }: { area: ExchangeAreaView }) {
  const { t } = useTranslation('exchange');
  return (
    <Section id="exchange" title={t('area.title')}>
      <RequestList requests={requests} />
      <p>
        {offer} {refund ? <a href={refund.path}>{refund.label}</a> : null}
      </p>
      {path ? (
        <div>
          <ButtonLink to={path} variant="secondary" reloadDocument>
            {t('area.start')}
          </ButtonLink>
        </div>
      ) : null}
    </Section>
  );
}
