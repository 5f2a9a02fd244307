import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import { textOf } from '~/forms/form.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';

/** Sections whose forms name one thing to remove, and the field that names it. */
const FIELDS = { cards: 'cardId', passkeys: 'passkeyId', networks: 'network' } as const;
type Removal = keyof typeof FIELDS;
const isRemoval = (intent: string): intent is Removal => Object.hasOwn(FIELDS, intent);

const schema = z.object({
  kind: z.literal('settingsRemoval'),
  section: z.enum(['cards', 'passkeys', 'networks']),
  id: z.string(),
});
/** What the customer was about to remove when the account service asked for a fresh proof. */
export type AskedRemoval = Pick<z.output<typeof schema>, 'section' | 'id'>;

/** The same form as one button, for the section that it belongs to. */
export type ResumedForm = { section: Removal; field: string; value: string; label: string };

/** Leaves word of what was to be removed for the page after the proof; of other forms nothing. */
export async function leaveAskedRemoval(context: RequestContext, form: FormData): Promise<void> {
  const section = textOf(form, 'intent');
  if (!isRemoval(section)) return;
  await leaveFlash(context, { kind: 'settingsRemoval', section, id: textOf(form, FIELDS[section]).slice(0, 100) });
}

/** The word that was left, once. */
export function takeAskedRemoval(context: RequestContext): Promise<AskedRemoval | null> {
  return takeFlash(context, schema);
}

/** What the account has, as the page lists it; null where a service does not answer. */
type RemovableThings = {
  cards: readonly { id: string; mask: string }[] | null;
  passkeys: readonly { id: string; name: string }[] | null;
  networks: readonly { id: string; name: string; linkHref: string | null }[] | null;
};

/** The button that finishes the removal; null when the account no longer has the thing. */
export function resumedForm(
  asked: AskedRemoval | null,
  { cards, passkeys, networks }: RemovableThings,
  locale: Locale,
): ResumedForm | null {
  if (!asked) return null;
  const { section, id } = asked;
  const t = getTranslator(locale, 'profile');
  const label = {
    cards: () => {
      const card = cards?.find((one) => one.id === id);
      return card && t('settings.cards.removeCard', { mask: card.mask });
    },
    passkeys: () => {
      const passkey = passkeys?.find((one) => one.id === id);
      return passkey && t('settings.passkeys.removeNamed', { name: passkey.name });
    },
    networks: () => {
      const network = networks?.find((one) => one.id === id && one.linkHref === null);
      const tSocial = getTranslator(locale, 'social');
      return network && tSocial('settings.name', { action: tSocial('settings.disconnect'), network: network.name });
    },
  }[section]();
  return label ? { section, field: FIELDS[section], value: id, label } : null;
}
