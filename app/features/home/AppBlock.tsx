import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import type { ContactRejection } from './contact-forms.server';
import { ContactForm } from './ContactForm';
import contact from './contact-block.module.css';
import type { AppScreen } from './screen.server';
import { SentCard } from './SentCard';

/** Presents the mobile app: its stores, and a form that texts a link to it. */
export function AppBlock({ block, rejected }: { block: AppScreen | null; rejected: ContactRejection | null }) {
  const { t } = useTranslation('home');
  if (!block) return null;
  const { stores, hasForm, sentTo, phoneSample } = block;
  const form = (
    <ContactForm
      intent="sendAppLink"
      rejected={rejected}
      field={{
        name: 'appPhone',
        type: 'tel',
        label: t('app.phone'),
        placeholder: phoneSample,
        autoComplete: 'tel',
        inputMode: 'tel',
      }}
      submit={t('app.submit')}
    />
  );
  const sentCard = sentTo ? (
    <SentCard title={t('app.done')} recipient={sentTo} text={t('app.doneText')} again={t('app.again')} fragment="app" />
  ) : null;
  return (
    <Card as="section" labelledBy="app" flat>
      <h2 id="app" className={contact.title}>
        {t('app.title')}
      </h2>
      <p className={contact.text}>
        {t('app.text')} <a href="/app">{t('app.more')}</a>
      </p>
      {hasForm ? (sentCard && !rejected ? sentCard : form) : null}
      {stores.length > 0 ? (
        <ul className={contact.stores} role="list" aria-label={t('app.stores')}>
          {stores.map(({ store, href }) => (
            <li key={store}>
              <a className={contact.store} href={href} rel="nofollow noopener">
                <Icon name="app" />
                {t(`app.store.${store}`)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
