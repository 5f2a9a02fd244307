import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import layout from '~/ui/layout.module.css';
import { CouponSection, StatementSection } from './RefundSections';
import { RefundPage } from './RefundPage';
import type { RequestScreen } from './request-screen.server';

/** Shows where a request stands, and what comes next. */
export function RequestView({ screen }: { screen: RequestScreen }) {
  const { t } = useTranslation('refund');
  const { title, tone, text, about, next, statement, passengers, action, orderPath } = screen;
  return (
    <RefundPage title={t('request.title')} backPath={orderPath}>
      <p className={prose.soft}>{about}</p>
      <Section id="status" title={title}>
        <div>
          <StatusMark tone={tone}>{text}</StatusMark>
        </div>
        <ul className={layout.stack2}>
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={layout.row3}>
          {action ? (
            <ButtonLink to={action.path} reloadDocument>
              {action.label}
            </ButtonLink>
          ) : null}
          <ButtonLink to={orderPath} variant="secondary" reloadDocument>
            {t('toOrder')}
          </ButtonLink>
        </div>
      </Section>
      {statement ? <StatementSection statement={statement} /> : null}
      <CouponSection passengers={passengers} />
    </RefundPage>
  );
}
