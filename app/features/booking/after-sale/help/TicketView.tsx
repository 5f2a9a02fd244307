import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import { TextArea } from '~/ui/TextArea';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AfterSalePage } from '../AfterSalePage';
import type { RejectedReply } from './send-reply.server';
import type { TicketEntry, TicketScreen } from './ticket-screen.server';
import styles from './TicketView.module.css';

type TicketViewProps = {
  screen: TicketScreen;
  rejected: RejectedReply | null;
  back: { path: string; label: string };
};

/** Shows a request: where it stands, everything that was said, and a form to say more. */
export function TicketView({ screen, rejected, back }: TicketViewProps) {
  const { t } = useTranslation('help');
  const { title, category, order, status, note, facts, entries, reply } = screen;
  return (
    <AfterSalePage title={category} back={back} trip={[title, order].filter(Boolean).join(' · ')}>
      <ErrorSummary title={t('ticket.errors')} errors={fieldsOf(rejected).summary} />
      <div className={styles.state}>
        <StatusMark tone={status.tone}>{status.text}</StatusMark>
        {note ? <p className={prose.soft}>{note}</p> : null}
      </div>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <section aria-labelledby="history">
        <h2 id="history" className={styles.heading}>
          {t('ticket.history')}
        </h2>
        <ol className={styles.entries} role="list">
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </ol>
      </section>
      {reply ? <Reply initialKey={reply.key} rejected={rejected} /> : <p className={prose.soft}>{t('ticket.full')}</p>}
    </AfterSalePage>
  );
}

/** Shows a reply that could not be sent, while the request itself cannot be read. */
export function KeptReply({ rejected, back }: { rejected: RejectedReply; back: TicketViewProps['back'] }) {
  const { t } = useTranslation('help');
  return (
    <AfterSalePage title={t('ticket.reply')} back={back}>
      <ErrorSummary title={t('ticket.errors')} errors={fieldsOf(rejected).summary} />
      <Reply initialKey="" rejected={rejected} />
    </AfterSalePage>
  );
}

/** Shown in place of a request that cannot be read now. */
export function LateTicket({ back }: { back: TicketViewProps['back'] }) {
  const { t } = useTranslation('help');
  return (
    <AfterSalePage title={t('ticket.history')} back={back}>
      <p>{t('order.missing')}</p>
    </AfterSalePage>
  );
}

function Entry({ entry }: { entry: TicketEntry }) {
  const time = <time dateTime={entry.time.at}>{entry.time.text}</time>;
  if (entry.kind === 'step') {
    return (
      <li className={styles.step}>
        {entry.text} {time}
      </li>
    );
  }
  return (
    <li className={entry.isOwn ? styles.own : styles.answer}>
      <p className={styles.author}>
        <strong>{entry.author}</strong> {time}
      </p>
      <p className={styles.text}>{entry.text}</p>
      {entry.files.length > 0 ? (
        <ul role="list" className={styles.files}>
          {entry.files.map((name) => (
            <li key={name}>
              <Icon name="document" /> <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Reply({ initialKey, rejected }: { initialKey: string; rejected: RejectedReply | null }) {
  const { t } = useTranslation('help');
  const fields = fieldsOf(rejected);
  const key = fields.text('key', initialKey);
  return (
    <Section id="reply" title={t('ticket.reply')}>
      <form method="post" noValidate className={layout.stack4}>
        <input type="hidden" name="key" value={key.value || initialKey} />
        <TextArea
          {...fields.text('text')}
          rows={5}
          label={t('ticket.replyLabel')}
          hint={t('form.most', { max: LIMITS.ticketReply.max })}
        />
        <div>
          <Button>{t('ticket.send')}</Button>
        </div>
      </form>
    </Section>
  );
}
