import { ChatMessages } from '~/features/frame/support/chat/ChatMessages';
import type { ChatScreen } from '~/features/frame/support/chat-screen';
import type { RejectedMessage } from '~/features/frame/support/send-message.server';
import { SupportTips } from '~/features/frame/support/SupportTips';
import { LIMITS } from '~/forms/limits';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { TextArea } from '~/ui/TextArea';
import prose from '~/ui/prose.module.css';
import styles from './view.module.css';
import type { Watch } from './watch';

type ChatPageProps = {
  title: string;
  /** Null while the chat fails. */
  screen: ChatScreen | null;
  watch: Watch | null;
  rejected: RejectedMessage | null;
  /** This page with its form. */
  again: string;
};

/**
 * The support chat without a script. While the page looks for the answer by itself, a link leads to the form: what is
 * being typed is never lost.
 */
export function ChatPageView({ title, screen, watch, rejected, again }: ChatPageProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <ErrorSummary title={t('error.title')} errors={fieldsOf(rejected).summary} />
      {screen ? <ChatMessages screen={screen} /> : <ChatDown again={again} />}
      {watch && !rejected ? <Watching watch={watch} again={again} /> : null}
      {(screen && !watch) || rejected ? <MessageForm screen={screen} rejected={rejected} again={again} /> : null}
    </div>
  );
}

function Watching({ watch, again }: { watch: Watch; again: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.watching}>
      <p className={prose.soft}>{watch.seconds === null ? t('watch.over') : t('watch.on')}</p>
      <div className={styles.actions}>
        <ButtonLink to={again} variant="secondary" reloadDocument>
          {t('watch.more')}
        </ButtonLink>
        {watch.seconds === null ? (
          <ButtonLink to={`${again}?watch=1`} variant="quiet" reloadDocument>
            {t('watch.again')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

type MessageFormProps = Pick<ChatPageProps, 'screen' | 'rejected' | 'again'>;

function MessageForm({ screen, rejected, again }: MessageFormProps) {
  const initialKey = screen?.form.key ?? '';
  // While nothing was said, nothing can be new.
  const canLook = screen === null || screen.status !== null;
  const { t } = useTranslation('chat');
  const fields = fieldsOf(rejected);
  const key = fields.text('key', initialKey);
  return (
    <form method="post" action={again} noValidate className={styles.form}>
      <input type="hidden" name="key" value={key.value || initialKey} />
      <TextArea {...fields.text('text')} rows={3} label={t('text')} hint={t('hint', { max: LIMITS.chat.max })} />
      <div className={styles.actions}>
        <Button>{t('send')}</Button>
        {canLook ? (
          <Button intent="look" variant="quiet">
            {t('look')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function ChatDown({ again }: { again: string }) {
  const { t } = useTranslation('common');
  return (
    <Notice kind="warning" title={t('support.title')}>
      <SupportTips />
      <p className={styles.ways}>
        <a href="/user/orders">{t('support.toOrders')}</a> <a href={again}>{t('support.again')}</a>{' '}
        <a href="/helpcenter">{t('help.faq')}</a>
      </p>
    </Notice>
  );
}
