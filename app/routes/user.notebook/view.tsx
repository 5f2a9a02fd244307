import { ADD_PATH } from '~/features/account/notebook/notebook-address';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { Illustration } from '~/ui/Illustration';
import { Notice } from '~/ui/Notice';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import type { DocumentRow, NotebookScreen, PassengerRow } from './screen.server';
import styles from './view.module.css';

/** Lists the passengers of an account with masked documents, and below them the recently deleted ones. */
export function NotebookView({ title, screen }: { title: string; screen: NotebookScreen }) {
  const { t } = useTranslation('notebook');
  const { passengers, deleted, notice, addHref } = screen;
  return (
    <ProfilePage title={title} place="notebook">
      {notice ? (
        <Notice kind={notice.kind} title={notice.title} role="status">
          {notice.undoId ? <PassengerButton id={notice.undoId} intent="restore" label={t('undo')} /> : null}
        </Notice>
      ) : null}
      {passengers.length === 0 ? <Empty /> : null}
      {passengers.length > 0 ? (
        <>
          <div className={styles.head}>
            <p className={styles.soft}>{screen.count}</p>
            {addHref ? <ButtonLink to={addHref}>{t('add')}</ButtonLink> : null}
          </div>
          <ul className={layout.stack4} role="list">
            {passengers.map((passenger) => (
              <Card key={passenger.id} as="li">
                <Passenger passenger={passenger} />
              </Card>
            ))}
          </ul>
        </>
      ) : null}
      {deleted.length > 0 ? <Deleted deleted={deleted} /> : null}
    </ProfilePage>
  );
}

function Passenger({ passenger }: { passenger: PassengerRow }) {
  const { t } = useTranslation('notebook');
  const { id, name, age, documents, editHref, addDocumentHref } = passenger;
  return (
    <div className={styles.passenger}>
      <div className={layout.stack1}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.soft}>{age}</p>
        <ul className={styles.documents} role="list">
          {documents.map((document) => (
            <SavedDocument key={document.id} {...document} name={name} />
          ))}
        </ul>
        {addDocumentHref ? (
          <p>
            <DocumentLink to={addDocumentHref}>
              {t('document.add')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </DocumentLink>
          </p>
        ) : null}
      </div>
      <div className={layout.row2}>
        <ButtonLink to={editHref} variant="secondary">
          {t('edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <PassengerButton id={id} intent="delete" label={t('delete')} name={name} />
      </div>
    </div>
  );
}

function SavedDocument({ text, expiry, editHref, name }: DocumentRow & { name: string }) {
  const { t } = useTranslation('notebook');
  return (
    <li>
      <p>
        {text}
        {editHref ? (
          <>
            {' '}
            <DocumentLink to={editHref}>
              {t('document.edit')}
              <VisuallyHidden>
                : {name}, {text}
              </VisuallyHidden>
            </DocumentLink>
          </>
        ) : null}
      </p>
      <p className={styles[expiry.tone]}>{expiry.text}</p>
    </li>
  );
}

type PassengerButtonProps = { id: string; intent: 'delete' | 'restore'; label: string; name?: string };

function PassengerButton({ id, intent, label, name }: PassengerButtonProps) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      {name ? <input type="hidden" name="name" value={name} /> : null}
      <Button variant={intent === 'delete' ? 'quiet' : 'secondary'} intent={intent}>
        {label}
        {name ? <VisuallyHidden> {name}</VisuallyHidden> : null}
      </Button>
    </form>
  );
}

function Deleted({ deleted }: Pick<NotebookScreen, 'deleted'>) {
  const { t } = useTranslation('notebook');
  return (
    <section className={layout.stack3} aria-labelledby="deleted">
      <h2 id="deleted" className={styles.name}>
        {t('deleted.title')}
      </h2>
      <p className={styles.soft}>{t('deleted.text')}</p>
      <ul className={layout.stack4} role="list">
        {deleted.map(({ id, name, until }) => (
          <li key={id} className={styles.passenger}>
            <div className={layout.stack1}>
              <p>{name}</p>
              <p className={styles.soft}>{until}</p>
            </div>
            <PassengerButton id={id} intent="restore" label={t('deleted.restore')} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Empty() {
  const { t } = useTranslation('notebook');
  return (
    <section className={styles.empty}>
      <Illustration name="nothingFound" />
      <h2>{t('empty.title')}</h2>
      <p className={styles.soft}>{t('empty.text')}</p>
      <ButtonLink to={ADD_PATH}>{t('empty.action')}</ButtonLink>
    </section>
  );
}
