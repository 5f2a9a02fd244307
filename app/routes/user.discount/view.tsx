import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Notice } from '~/ui/Notice';
import { StatusMark } from '~/ui/StatusMark';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { Invite } from './Invite';
import type { CodeCard, CodesScreen, ReferralScreen, Ways } from './screen.server';
import styles from './view.module.css';

type DiscountViewProps = { codes: CodesScreen | null; referral: ReferralScreen | null };

/** Shows the account's promo codes, and the link by which it invites friends with what has become of each. */
export function DiscountView({ codes, referral }: DiscountViewProps) {
  const { t } = useTranslation('discount');
  return (
    <ProfilePage title={t('title')} place="discount">
      {codes && referral ? null : (
        <Notice kind="warning" title={t('down')}>
          <p>
            <a href="/user/discount">{t('again')}</a>
          </p>
        </Notice>
      )}
      {codes ? <Codes codes={codes} /> : null}
      {referral ? <Invite referral={referral} /> : null}
      {referral ? <Invited referral={referral} /> : null}
    </ProfilePage>
  );
}

function Codes({ codes: { cards, ways } }: { codes: CodesScreen }) {
  const { t } = useTranslation('discount');
  return (
    <section className={layout.stack3} aria-labelledby="codes">
      <h2 id="codes" className={styles.heading}>
        {t('codesTitle')}
      </h2>
      {cards.length > 0 ? (
        <>
          <p className={prose.soft}>{t('howToUse')}</p>
          <ul className={styles.codes} role="list">
            {cards.map((card) => (
              <Code key={card.code} card={card} />
            ))}
          </ul>
        </>
      ) : (
        <p className={prose.soft}>{t('noCodes')}</p>
      )}
      <PageWays ways={ways} label={t('codesPages')} />
    </section>
  );
}

function Code({ card: { code, amount, title, state, isUsable, terms, day } }: { card: CodeCard }) {
  return (
    <li className={isUsable ? styles.code : `${styles.code} ${styles.over}`}>
      <strong className={styles.amount}>{amount}</strong>
      <div className={styles.about}>
        <div className={layout.between}>
          <strong>{title}</strong>
          <StatusMark tone={state.tone}>{state.text}</StatusMark>
        </div>
        <code className={styles.letters}>{code}</code>
        {terms.length > 0 ? <p className={prose.soft}>{terms.join(' · ')}</p> : null}
        {day ? <p className={prose.soft}>{day}</p> : null}
      </div>
    </li>
  );
}

function Invited({ referral: { invitations, ways } }: { referral: ReferralScreen }) {
  const { t } = useTranslation('discount');
  return (
    <section className={layout.stack3} aria-labelledby="invitations">
      <h2 id="invitations" className={styles.heading}>
        {t('invited.title')}
      </h2>
      {invitations.length > 0 ? (
        <Card flush>
          <ul className={styles.invited} role="list">
            {invitations.map(({ name, state, about, day }, index) => (
              <li key={index} className={styles.friend}>
                <div className={layout.between}>
                  <strong>{name}</strong>
                  <StatusMark tone={state.tone}>{state.text}</StatusMark>
                </div>
                <p>{about}</p>
                <p className={prose.soft}>{day}</p>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <p className={prose.soft}>{t('invited.none')}</p>
      )}
      <PageWays ways={ways} label={t('invited.pages')} />
    </section>
  );
}

function PageWays({ ways: { back, on }, label }: { ways: Ways; label: string }) {
  const { t } = useTranslation('discount');
  if (!back && !on) return null;
  return (
    <nav className={layout.row3} aria-label={label}>
      {back ? (
        <ButtonLink to={back} variant="secondary" rel="prev" reloadDocument>
          {t('back')}
        </ButtonLink>
      ) : null}
      {on ? (
        <ButtonLink to={on} variant="secondary" rel="next" reloadDocument>
          {t('on')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
