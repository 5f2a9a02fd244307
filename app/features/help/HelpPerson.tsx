import { CHAT_ENTRY } from '~/features/frame/support/chat-path';
import { useFrame } from '~/features/frame/use-frame';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './HelpPerson.module.css';

/** The ways to a person, below the questions. */
export function HelpPerson() {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  const { header } = useFrame();
  return (
    <Section id="person" title={t('person.title')} text={t('person.text')}>
      <div className={layout.row3}>
        <ButtonLink to="/user/orders" rel="nofollow" reloadDocument>
          {t('person.order')}
        </ButtonLink>
        <ButtonLink to="/helpcenter/ask" rel="nofollow" variant="secondary" reloadDocument>
          {t('person.guest')}
        </ButtonLink>
      </div>
      <p className={styles.ways}>
        {header.hasChat ? (
          <a href={CHAT_ENTRY} rel="nofollow" className={prose.link}>
            {common('help.chat')}
          </a>
        ) : null}
        <a href="/helpcenter/requests" rel="nofollow" className={prose.link}>
          {t('person.requests')}
        </a>
        {header.hasAssistant ? (
          <a href="/assistant" rel="nofollow" className={prose.link}>
            {common('help.assistant')}
          </a>
        ) : null}
      </p>
    </Section>
  );
}
