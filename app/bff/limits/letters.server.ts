import { allowsAll, countAll, refundPoints, type Asker, type Verdict } from './count.server';

/** Returns false when too many account letters were requested from one address or for one e-mail. */
export function allowsLetter(visitor: Asker, email: string): Promise<boolean> {
  return allowsAll(visitor, ['letter-network', 'letter-address', 'letter-email', 'letter-email-day'], { email });
}

const LINKS = ['link-network', 'link-address'] as const;

/** Returns false when one address tried too many invalid links. Refund a valid one with `refundLinkPoint`. */
export function allowsLink(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, LINKS, {});
}

/** Refunds the point of a valid link: a whole office may follow its letters. */
export function refundLinkPoint(visitor: Asker): Promise<void> {
  return refundPoints(visitor, LINKS, {});
}

/** Returns false when too many prices are watched from one address or for one e-mail. */
export function allowsPriceSubscription(visitor: Asker, email: string): Promise<boolean> {
  return allowsAll(visitor, ['watch-address', 'watch-email'], { email });
}

/** Returns false when too many e-mails were subscribed from one address; the form says so beside its field. */
export function allowsSubscription(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, ['newsletter-address'], {});
}

/**
 * Counts a letter that asks an e-mail to confirm a subscription. Over the limit no letter goes out, silently. The
 * caller refunds a letter that could not be sent.
 */
export function countNewsletterLetter(visitor: Asker, email: string): Promise<Verdict> {
  return countAll(visitor, ['newsletter-email'], { email });
}

/** Returns false when too many entries to the prize draw came from one address; the form says so beside its field. */
export function allowsDrawEntry(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, ['draw-address'], {});
}

/** Counts a letter about an entry to the prize draw, as `countNewsletterLetter` does. */
export function countDrawLetter(visitor: Asker, email: string): Promise<Verdict> {
  return countAll(visitor, ['draw-email'], { email });
}

/** Returns false when too many text messages were requested from one address or for one number. */
export function allowsTextMessage(visitor: Asker, phone: string): Promise<boolean> {
  return allowsAll(visitor, ['sms-address', 'sms-phone', 'sms-phone-day'], { phone });
}

/** Returns false when too many requests or replies came from one address or about one order. @param booking its token */
export function allowsHelpRequest(visitor: Asker, booking: string): Promise<boolean> {
  return allowsAll(visitor, ['help-address', 'help-booking'], { booking });
}

/** Returns false when too many questions of guests came from one address or for one e-mail. */
export function allowsGuestQuestion(visitor: Asker, email: string): Promise<boolean> {
  return allowsAll(visitor, ['help-guest-network', 'help-guest-address', 'help-guest-email'], { email });
}

/** Returns false when too many messages to the support came from one address or its network, or of one account. */
export function allowsChatMessage(visitor: Asker, account: string): Promise<boolean> {
  return allowsAll(visitor, ['chat-message-network', 'chat-message-address', 'chat-message-account'], { account });
}

/** Returns false when the widgets of one account look for new messages too often. */
export function allowsChatLook(visitor: Asker, account: string): Promise<boolean> {
  return allowsAll(visitor, ['chat-read-account'], { account });
}

/** Returns false when too many reviews were sent from one address or by one account. */
export function allowsReview(visitor: Asker, account: string): Promise<boolean> {
  return allowsAll(visitor, ['review-address', 'review-account'], { account });
}

/** Returns false when too many comments were sent from one address or its network. */
export function allowsComment(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, ['comment-address', 'comment-network'], {});
}
