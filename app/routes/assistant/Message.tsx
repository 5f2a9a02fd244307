import type { CardView, OrdersCardView } from '~/features/help/assistant/cards.server';
import type { OfferCardView } from '~/features/help/assistant/offer-cards.server';
import type { MessageView } from '~/features/help/assistant/screen.server';
import { OrderList } from '~/features/account/orders/OrderList';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import prose from '~/ui/prose.module.css';
import styles from './Message.module.css';

/** A message: the visitor's own, or the assistant's with its cards. @param props.id of the latest one */
export function Message({ message, id }: { message: MessageView; id?: string }) {
  const { t } = useTranslation('assistant');
  const { isOwn, parts, lang, cards } = message;
  if (isOwn) return <OwnMessage id={id} parts={parts} />;
  return (
    <li id={id} className={styles.answer} data-answer="">
      <VisuallyHidden>{t('name')}: </VisuallyHidden>
      <div className={styles.words} lang={lang ?? undefined}>
        <Words parts={parts} />
      </div>
      {cards.length > 0 ? (
        <ul role="list" className={styles.cards}>
          {cards.map((card, index) => (
            <li key={index}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function OwnMessage({ id, parts }: { id?: string; parts: MessageView['parts'] }) {
  const { t } = useTranslation('assistant');
  return (
    <li id={id} className={styles.own}>
      <VisuallyHidden>{t('you')}: </VisuallyHidden>
      <Words parts={parts} />
    </li>
  );
}

/** Words as plain text: nothing in them is markup or a link. */
function Words({ parts }: Pick<MessageView, 'parts'>) {
  return (
    <>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          <p key={index} className={styles.text}>
            {part.text}
          </p>
        ) : (
          <ul key={index} className={styles.list}>
            {part.items.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

function Card({ card }: { card: CardView }) {
  switch (card.kind) {
    case 'offer':
      return <Offer offer={card} />;
    case 'link':
      return (
        <a href={card.href} className={styles.link} rel="nofollow">
          {card.title}
          <Icon name="chevron-right" />
        </a>
      );
    case 'orders':
      return <Orders card={card} />;
  }
}

function Offer({ offer: { title, dates, facts, price, href } }: { offer: OfferCardView }) {
  const { t } = useTranslation('assistant');
  return (
    <a href={href} className={styles.offer} rel="nofollow">
      <span className={styles.trip}>
        <strong>{dates}</strong>
        <span>{title}</span>
        {facts.length > 0 ? <span className={prose.soft}>{facts.join(' · ')}</span> : null}
      </span>
      <span className={styles.stub}>
        {price === null ? <span className={prose.soft}>{t('card.noPrice')}</span> : <Price text={price} />}
        <span className={styles.open}>
          {t('card.open')}
          <Icon name="chevron-right" />
        </span>
      </span>
    </a>
  );
}

function Orders({ card: { orders, note, link } }: { card: OrdersCardView }) {
  return (
    <div className={styles.orders}>
      {orders.length > 0 ? <OrderList orders={orders} /> : null}
      {note === null ? null : <p>{note}</p>}
      <div>
        <ButtonLink to={link.href} variant="secondary" rel="nofollow" reloadDocument>
          {link.text}
        </ButtonLink>
      </div>
    </div>
  );
}
