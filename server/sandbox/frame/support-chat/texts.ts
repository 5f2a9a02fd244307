import type { ChatLanguage } from '~/upstream/support-chat/contract';

/** When the operators answer, on the clock of Moscow. */
export const HOURS = { from: '08:00', until: '22:00', timeZone: 'Europe/Moscow' } as const;

/** The words that greet whoever writes first, or again after the conversation was closed. */
export const GREETINGS: Readonly<Record<ChatLanguage, { open: string; shut: string }>> = {
  en: {
    open: `Hello, we have your message. Operators answer from ${HOURS.from} to ${HOURS.until}, Moscow time; the first free one will write here.`,
    shut: `Hello, we have your message. Operators answer from ${HOURS.from} to ${HOURS.until}, Moscow time, and start with those who wrote at night. The answer will be here.`,
  },
  ru: {
    open: `Здравствуйте! Мы получили сообщение. Операторы отвечают с ${HOURS.from} до ${HOURS.until} по Москве: ответит первый, кто освободится.`,
    shut: `Здравствуйте! Мы получили сообщение. Операторы отвечают с ${HOURS.from} до ${HOURS.until} по Москве и начинают с тех, кто написал ночью. Ответ будет здесь.`,
  },
};

/** Whether operators answer at a time. */
export function isStaffed(now: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: HOURS.timeZone });
  const time = clock.format(now);
  return time >= HOURS.from && time < HOURS.until;
}
