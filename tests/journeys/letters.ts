import { expect } from '@playwright/test';
import type { SandboxControl, SentMessage } from '#tests/setup/sandbox-control';

const ORDER_LINK = /https?:\/\/[^\s/]+(\/order-link\/[\w-]{43})/;

/** Waits for the newest letter to an address with a link to an order; returns it with the path of the link. */
export async function letterWithLink(
  control: SandboxControl,
  email: string,
  isWanted: (letter: SentMessage) => boolean = () => true,
): Promise<{ letter: SentMessage; link: string }> {
  let found: { letter: SentMessage; link: string } | undefined;
  const look = async () => {
    const letters = (await control.messagesTo(email)).filter(isWanted);
    const withLinks = letters.map((letter) => ({ letter, link: ORDER_LINK.exec(letter.body)?.[1] ?? '' }));
    found = withLinks.find(({ link }) => link !== '');
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
  return found!;
}

/** Letters about tickets have the receipt attached; those about a pending payment have no attachment. */
export const isTicketLetter = ({ attachments }: SentMessage) => attachments.length > 0;
