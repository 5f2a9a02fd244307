import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import type { ContactRejection } from './contact-forms.server';
import { ContactForm } from './ContactForm';
import contact from './contact-block.module.css';
import { EditorAnchor } from './EditorAnchor';
import type { SubscriptionScreen } from './subscription.server';
import { SentCard } from './SentCard';

/** The newsletter form (specification 3 §2, subscribe block), with a link to the blog below it. */
export function Subscription({
  block,
  rejected,
  action,
  from,
  heading: Heading = 'h2',
}: {
  block: SubscriptionScreen | null;
  rejected: ContactRejection | null;
  /** Another page that takes the form; by default its own does. */
  action?: string;
  /** The path to which that page leads back. */
  from?: string;
  heading?: 'h1' | 'h2';
}) {
  const { t } = useTranslation('home');
  if (!block) return null;
  const { promo, sentTo, blog } = block;
  return (
    <Card as="section" labelledBy="subscription" flat>
      <Heading id="subscription" className={contact.title}>
        {t('subscription.title')}
      </Heading>
      <p className={contact.text}>{promo ?? t('subscription.text')}</p>
      {sentTo && !rejected ? (
        <SentCard
          title={t('subscription.done')}
          recipient={sentTo}
          text={t('subscription.doneText')}
          again={t('subscription.again')}
          fragment="subscription"
        />
      ) : (
        <>
          <ContactForm
            intent="subscribe"
            action={action}
            from={from}
            rejected={rejected}
            field={{
              name: 'subscriberEmail',
              type: 'email',
              label: t('subscription.email'),
              autoComplete: 'email',
              inputMode: 'email',
            }}
            submit={t('subscription.submit')}
          />
          <p className={contact.small}>
            {t('subscription.consent')} <a href="/confidential">{t('subscription.privacy')}</a>
          </p>
        </>
      )}
      {blog ? (
        <div className={contact.aside}>
          <EditorAnchor link={blog.link} className={contact.link} />
          <p className={contact.small}>{blog.text}</p>
        </div>
      ) : null}
    </Card>
  );
}
