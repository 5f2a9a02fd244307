import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { RefundAreaView, RequestLine } from './area-screen.server';
import styles from './refund.module.css';

/** Says on the page of an order what can be refunded, and where the requests made so far stand. */
export function RefundArea({ area: { offer, path, requests } }: { area: RefundAreaView }) {
  const { t } = useTranslation('refund');
  return (
    <Section id="refund" title={t('area.title')}>
      {requests.length > 0 ? (
        <ul role="list">
          {requests.map((request) => (
            <li key={request.path} className={styles.request}>
              <Request request={request} />
            </li>
          ))}
        </ul>
      ) : null}
      <p>{offer}</p>
      {path ? (
        <div>
          <ButtonLink to={path} variant="secondary" reloadDocument>
            {t('area.start')}
          </ButtonLink>
        </div>
      ) : null}
      <p className={prose.soft}>{t('area.exchange')}</p>
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

function Request({ request: { path, title, status, facts } }: { request: RequestLine }) {
  return (
    <>
      <div className={layout.between}>
        <a className={prose.link} href={path}>
          {title}
        </a>
        <StatusMark tone={status.tone}>{status.text}</StatusMark>
      </div>
      {facts.map((fact) => (
        <p key={fact} className={prose.soft}>
          {fact}
        </p>
      ))}
    </>
  );
}
