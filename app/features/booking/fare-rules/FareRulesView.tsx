import { useTranslation } from '~/i18n/use-translation';
import { PageColumn } from '~/ui/PageColumn';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { FareRulesScreen } from './fare-rules-screen';
import styles from './FareRulesView.module.css';

/** The rules of each ticket in the carrier's words, and where the shop's own fee is named. */
export function FareRulesView({ screen: { back, tickets } }: { screen: FareRulesScreen }) {
  const { t } = useTranslation('fare-rules');
  return (
    <PageColumn back={back}>
      <div className={layout.stack2}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {tickets.map(({ id, title, text, rules }) => (
        <Section key={id} id={id} title={title} text={text}>
          <dl className={styles.rules}>
            {rules.map(({ kind, title: name, paragraphs }) => (
              <div key={kind}>
                <dt>{name}</dt>
                {paragraphs.map((paragraph) => (
                  <dd key={paragraph}>{paragraph}</dd>
                ))}
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <p>
        {t('shopFee')}{' '}
        <a href="/refund" className={prose.link}>
          {t('refundPage')}
        </a>
      </p>
    </PageColumn>
  );
}
