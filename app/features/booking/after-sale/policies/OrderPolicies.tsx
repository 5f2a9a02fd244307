import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { OrderPoliciesView } from './order-policies.server';

/** Lists the insurance policies of an order, each with its document. */
export function OrderPolicies({ view: { policies, missing } }: { view: OrderPoliciesView }) {
  const { t } = useTranslation('policies');
  return (
    <Section id="policies" title={t('area')}>
      {missing ? <p className={prose.soft}>{missing}</p> : null}
      {policies.length > 0 ? (
        <ul role="list" className={layout.stack4}>
          {policies.map(({ title, about, cancelled, path }) => (
            <li key={path} className={layout.stack2}>
              <div>
                <p>{title}</p>
                <p className={prose.soft}>{about}</p>
              </div>
              {cancelled ? <StatusMark tone="neutral">{cancelled}</StatusMark> : null}
              <div>
                <ButtonLink to={path} variant="secondary" reloadDocument>
                  <Icon name="document" />
                  {t('file')}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
