import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { FoldedSection } from '~/ui/FoldedSection';
import { Section } from '~/ui/Section';
import type { ExchangeAreaView } from './exchange/area-screen.server';
import { RequestList } from './refund/RequestList';
import type { RefundAreaView } from './refund/area-screen.server';
import styles from './refund/refund.module.css';

type ChangeAreasProps = {
  exchange: ExchangeAreaView | null;
  refund: RefundAreaView | null;
  /** Requests to people about the order; null for a visitor who may not make any. */
  askPath: string | null;
};

/**
 * Says on the page of an order what can be changed and refunded, and where the requests made so far stand. It is folded
 * where links at the top of the page lead to both and nothing is under way.
 */
export function ChangeAreas({ exchange, refund, askPath }: ChangeAreasProps) {
  const { t } = useTranslation('order');
  const { t: tRefund } = useTranslation('refund');
  if (!exchange && !refund) return null;
  const areas = [exchange, refund].filter((area) => area !== null);
  const isQuiet = areas.every(({ requests }) => requests.length === 0) && areas.some(({ path }) => path);
  // A fare without changes needs no heading of its own to say so.
  const isClosed = refund !== null && exchange?.path === null && exchange.requests.length === 0;
  const title = exchange && !isClosed ? t('shortcut.manage') : tRefund('area.title');
  const content = (
    <>
      {exchange ? <Exchange area={exchange} isNote={isClosed} /> : null}
      {refund ? <Refund area={refund} /> : null}
      <ul className={styles.links} role="list">
        <li>
          <a href="/refund">{tRefund('area.rules')}</a>
        </li>
        <li>{askPath ? <a href={askPath}>{t('help.ask')}</a> : <a href="/contacts">{tRefund('area.contacts')}</a>}</li>
      </ul>
    </>
  );
  if (!isQuiet) {
    return (
      <Section id="refund" title={title}>
        {content}
      </Section>
    );
  }
  return (
    <FoldedSection id="refund" title={title}>
      {content}
    </FoldedSection>
  );
}

function Exchange({ area: { offer, path, refund, requests }, isNote }: { area: ExchangeAreaView; isNote: boolean }) {
  const { t } = useTranslation('exchange');
  return (
    <>
      <RequestList requests={requests} />
      <p>
        {offer} {refund && !isNote ? <a href={refund.path}>{refund.label}</a> : null}
      </p>
      {path ? <Start path={path} label={t('area.start')} /> : null}
    </>
  );
}

function Refund({ area: { offer, path, requests } }: { area: RefundAreaView }) {
  const { t } = useTranslation('refund');
  return (
    <>
      <RequestList requests={requests} />
      <p>{offer}</p>
      {path ? <Start path={path} label={t('area.start')} /> : null}
    </>
  );
}

function Start({ path, label }: { path: string; label: string }) {
  return (
    <div>
      <ButtonLink to={path} variant="secondary" reloadDocument>
        {label}
      </ButtonLink>
    </div>
  );
}
