import type { ContactRejection } from '~/features/home/contact-forms.server';
import { Subscription } from '~/features/home/Subscription';
import type { SubscriptionScreen } from '~/features/home/subscription.server';
import { useTranslation } from '~/i18n/use-translation';
import styles from './view.module.css';

type NewsletterPageProps = {
  block: SubscriptionScreen;
  rejected: ContactRejection | null;
  /** The page that sent the form. */
  from: string | null;
};

/** The newsletter form, or the card that tells where the letter went, with the way back. */
export function NewsletterPageView({ block, rejected, from }: NewsletterPageProps) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.page}>
      <Subscription block={block} rejected={rejected} action="/newsletter" from={from ?? undefined} heading="h1" />
      {from ? (
        <p>
          <a href={from}>{t('newsletter.back')}</a>
        </p>
      ) : null}
    </div>
  );
}
