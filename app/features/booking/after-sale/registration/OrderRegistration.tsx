import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import type { OrderRegistrationView } from './order-registration.server';
import styles from './Registration.module.css';

/** Shows who is checked in on which flight, with the boarding passes. */
export function OrderRegistration({ registration }: { registration: OrderRegistrationView }) {
  const { t } = useTranslation('registration');
  const { lead, flights, pagePath, offer } = registration;
  return (
    <Section id="registration" title={t('area')}>
      {lead ? <p className={prose.soft}>{lead}</p> : null}
      {flights.map(({ title, people }) => (
        <div key={title} className={styles.flight}>
          <h3 className={styles.flightTitle}>{title}</h3>
          <ul className={styles.flights} role="list">
            {people.map(({ name, status, note, pdfPath }) => (
              <li key={name} className={styles.person}>
                <div>
                  <p>{name}</p>
                  {note ? <p className={prose.soft}>{note}</p> : null}
                  {pdfPath ? (
                    <a className={prose.link} href={pdfPath}>
                      {t('pass.pdf')}
                    </a>
                  ) : null}
                </div>
                <StatusMark tone={status.tone}>{status.text}</StatusMark>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {offer?.price ? <p>{offer.price}</p> : null}
      {pagePath || offer ? (
        <div className={styles.actions}>
          {pagePath ? (
            <ButtonLink to={pagePath} variant="secondary" reloadDocument>
              <Icon name="ticket" />
              {t('pass.offline')}
            </ButtonLink>
          ) : null}
          {offer ? (
            <ButtonLink to={offer.path} variant="secondary" reloadDocument>
              {t(flights.length > 0 ? 'buyMore' : 'buy')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
