import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { ReferralScreen } from './screen.server';
import styles from './view.module.css';

/** The account's link with both gifts and the rules. Without script the link stands in its field, to be copied by hand. */
export function Invite({ referral: { url, mailTo, gifts, rules } }: { referral: ReferralScreen }) {
  const { t } = useTranslation('discount');
  return (
    <section className={layout.stack3} aria-labelledby="invite">
      <h2 id="invite" className={styles.heading}>
        {t('inviteTitle')}
      </h2>
      <Card stack>
        <ul className={styles.gifts} role="list">
          {gifts.map((gift) => (
            <li key={gift}>
              <Icon name="check" />
              <span>{gift}</span>
            </li>
          ))}
        </ul>
        <div className={layout.stack2}>
          <label htmlFor="link" className={prose.soft}>
            {t('link')}
          </label>
          <input id="link" className={styles.link} readOnly value={url} />
          <div className={layout.row3}>
            <Button type="button" hidden data-link={url} data-done={t('copied')} aria-live="polite">
              {t('copy')}
            </Button>
            <Button type="button" variant="secondary" hidden data-link={url}>
              {t('share')}
            </Button>
            <a className={styles.letter} href={mailTo}>
              {t('letter.link')}
            </a>
          </div>
        </div>
        <Fold title={<strong>{t('rules.title')}</strong>}>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Fold>
      </Card>
    </section>
  );
}
