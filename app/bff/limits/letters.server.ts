import { allowsAll, countAll, forgiveAll, type Asker, type Verdict } from './count.server';

/** False when too many letters of accounts are asked for from one address, or to one e-mail: nobody shall be flooded. */
export function allowsLetter(visitor: Asker, email: string): Promise<boolean> {
  return allowsAll(visitor, ['letter-network', 'letter-address', 'letter-email', 'letter-email-day'], { email });
}

const LINKS = ['link-network', 'link-address'] as const;

/** False when too many links of letters that are none are tried from one address. One that is good is to be forgiven. */
export function allowsLink(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, LINKS, {});
}

/** Takes a link that was good out of the count: a whole office may follow its letters. */
export function forgiveLink(visitor: Asker): Promise<void> {
  return forgiveAll(visitor, LINKS, {});
}

/** False when too many prices are watched from one address, or for one e-mail. */
export function allowsPriceSubscription(visitor: Asker, email: string): Promise<boolean> {
  return allowsAll(visitor, ['watch-address', 'watch-email'], { email });
}

/** False when too many addresses are subscribed from one address: a form says so beside its field. */
export function allowsSubscription(visitor: Asker): Promise<boolean> {
  return allowsAll(visitor, ['newsletter-address'], {});
}

/**
 * Counts a letter that asks an e-mail whether to subscribe. Over the limit no letter goes out, and nobody is told; one
 * that could not be sent is to be forgiven.
 */
export function countNewsletterLetter(visitor: Asker, email: string): Promise<Verdict> {
  return countAll(visitor, ['newsletter-email'], { email });
}

/** False when too many text messages are asked for from one address, or for one number. */
export function allowsTextMessage(visitor: Asker, phone: string): Promise<boolean> {
  return allowsAll(visitor, ['sms-address', 'sms-phone', 'sms-phone-day'], { phone });
}
