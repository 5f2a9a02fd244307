import type { AssistantScreen } from '~/features/help/assistant/screen.server';
import type { RejectedMessage } from '~/features/help/assistant/send-message.server';
import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { TextArea } from '~/ui/TextArea';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { Message, OwnMessage } from './Message';
import styles from './view.module.css';

type AssistantViewProps = { screen: AssistantScreen; rejected: RejectedMessage | null };

/** Seconds until a page without its script asks again. */
const REFRESH_SECONDS = 2;

/**
 * The conversation, the latest words last, and below it the field for the next ones. The script of the page exchanges the
 * parts that `data-part` names, and never the field that somebody types in.
 */
export function AssistantView({ screen, rejected }: AssistantViewProps) {
  const { t } = useTranslation('assistant');
  const { t: tCommon } = useTranslation('common');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="pin" large />
        </span>
        <div>
          <h1 className={styles.title}>{screen.title}</h1>
          <p className={styles.honest}>{t('honest')}</p>
        </div>
      </header>
      <div data-part="notice">
        <ErrorSummary title={t('form.errors')} errors={fieldsOf(rejected).summary} />
      </div>
      <div data-offline="" hidden>
        <Notice kind="warning" role="alert" title={t('error.unavailable')} />
      </div>
      <div data-part="chat" data-state={screen.state} className={styles.chat}>
        {screen.examples ? <p className={styles.lead}>{t('lead')}</p> : null}
        <Conversation screen={screen} />
        <State screen={screen} refreshes={rejected === null} />
        <Replies screen={screen} />
      </div>
      <p role="status" className={styles.heard} data-said="" data-thinking={t('thinking')} />
      <Composer screen={screen} rejected={rejected} />
      <div data-part="examples">{screen.examples ? <Examples {...screen.examples} nonce={screen.key} /> : null}</div>
      <div data-part="more" className={styles.more}>
        {screen.hasChat ? (
          <form method="post" action="/assistant">
            <Button intent="new" variant="quiet">
              <Icon name="refresh" />
              {t('new')}
            </Button>
          </form>
        ) : null}
        <a href="/helpcenter" className={prose.link}>
          {tCommon('help.faq')}
        </a>
      </div>
      <template data-own="">
        <OwnMessage parts={[{ kind: 'text', text: '' }]} />
      </template>
    </div>
  );
}

function Examples({ texts, lang, nonce }: NonNullable<AssistantScreen['examples']> & { nonce: string }) {
  const { t } = useTranslation('assistant');
  return (
    <section className={layout.stack3} aria-labelledby="examples">
      <h2 id="examples" className={styles.label}>
        {t('examples.title')}
      </h2>
      {lang ? <p className={prose.soft}>{t('languages')}</p> : null}
      <Texts texts={texts} lang={lang} nonce={nonce} />
    </section>
  );
}

function Conversation({ screen: { messages, olderPath } }: { screen: AssistantScreen }) {
  const { t } = useTranslation('assistant');
  return (
    <>
      {olderPath ? (
        <a href={olderPath} className={styles.older} data-older="">
          {t('older')}
        </a>
      ) : null}
      <ol role="list" aria-label={t('conversation')} tabIndex={-1} className={styles.messages} data-messages="">
        {messages.map((message, index) => (
          <Message key={message.id} message={message} id={index === messages.length - 1 ? 'latest' : undefined} />
        ))}
      </ol>
    </>
  );
}

/** Says what happens next while there is no answer. @param props.refreshes false where it would lose what was typed */
function State({ screen: { state }, refreshes }: { screen: AssistantScreen; refreshes: boolean }) {
  const { t } = useTranslation('assistant');
  switch (state) {
    case 'ready':
      return null;
    case 'thinking':
      return (
        <div className={styles.thinking}>
          {refreshes ? (
            <noscript>
              <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
            </noscript>
          ) : null}
          <p className={styles.words} data-words="">
            {t('thinking')}
          </p>
          <noscript>
            <a href="/assistant#latest" className={prose.link}>
              {t('checkAgain')}
            </a>
          </noscript>
        </div>
      );
    case 'late':
    case 'closed':
    case 'unavailable':
      return (
        <Notice kind={state === 'closed' ? 'info' : 'warning'} title={t(`${state}.title`)}>
          <p>{t(`${state}.text`)}</p>
          <WaysOn />
        </Notice>
      );
  }
}

function WaysOn() {
  const { t } = useTranslation('assistant');
  return (
    <div className={layout.row3}>
      <ButtonLink to="/assistant" variant="secondary" reloadDocument>
        {t('checkAgain')}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" reloadDocument>
        {t('ways.search')}
      </ButtonLink>
      <ButtonLink to="/helpcenter" variant="secondary" reloadDocument>
        {t('ways.help')}
      </ButtonLink>
    </div>
  );
}

function Replies({ screen: { replies, key, messages } }: { screen: AssistantScreen }) {
  const { t } = useTranslation('assistant');
  if (replies.length === 0) return null;
  return (
    <section aria-label={t('replies')}>
      <Texts texts={replies} lang={messages.at(-1)?.lang ?? null} nonce={key} />
    </section>
  );
}

/** Buttons that say their own text. */
function Texts({ texts, lang, nonce }: { texts: readonly string[]; lang: string | null; nonce: string }) {
  return (
    <form method="post" action="/assistant" className={styles.texts} data-say="" lang={lang ?? undefined}>
      <input type="hidden" name="key" value={nonce} />
      {texts.map((text) => (
        <button key={text} name="text" value={text} className={styles.chip}>
          {text}
        </button>
      ))}
    </form>
  );
}

function Composer({ screen: { state, key }, rejected }: AssistantViewProps) {
  const { t } = useTranslation('assistant');
  const fields = fieldsOf(rejected);
  if (state === 'closed') return null;
  const isBlocked = state === 'thinking' || state === 'late';
  return (
    <form method="post" action="/assistant#latest" noValidate className={styles.composer} data-say="" data-composer="">
      <input type="hidden" name="key" value={fields.text('key', key).value || key} />
      <TextArea
        {...fields.text('text')}
        rows={2}
        autoComplete="off"
        label={t('form.label')}
        hint={t('form.hint', { max: LIMITS.assistantMessage.max })}
        disabled={isBlocked}
      />
      <div className={styles.send}>
        <Button disabled={isBlocked}>{t('form.send')}</Button>
        <p className={prose.soft} data-enter="" hidden>
          {t('form.enter')}
        </p>
        {isBlocked ? <VisuallyHidden>{t('thinking')}</VisuallyHidden> : null}
      </div>
    </form>
  );
}
