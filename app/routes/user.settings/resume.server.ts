import type { PostedForm } from '~/forms/posted-form.server';
import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import { textField } from '~/forms/fields.server';
import { defineFields, readFields } from '~/forms/submission.server';
import { LIMITS } from '~/forms/limits';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';

/** Sections with forms that remove one item, and the field with its id. */
const FIELDS = { cards: 'cardId', passkeys: 'passkeyId', networks: 'network' } as const;
type Removal = keyof typeof FIELDS;
const isRemoval = (intent: string): intent is Removal => Object.hasOwn(FIELDS, intent);

const removalFields = defineFields({
  intent: textField(),
  cardId: textField(LIMITS.id),
  passkeyId: textField(LIMITS.id),
  network: textField(LIMITS.id),
});

const schema = z.object({
  kind: z.literal('settingsRemoval'),
  section: z.enum(['cards', 'passkeys', 'networks']),
  id: z.string(),
});
/** The removal that was interrupted because the account service required signing in again. */
export type AskedRemoval = Pick<z.output<typeof schema>, 'section' | 'id'>;

/** That form as a single button, for its section. */
export type ResumedForm = { section: Removal; field: string; value: string; label: string };

/** Notes the removal for the page after signing in again; ignores other forms. */
export async function leaveAskedRemoval(context: RequestContext, form: PostedForm): Promise<void> {
  const { intent: section, ...ids } = readFields(removalFields, form);
  if (!isRemoval(section)) return;
  await leaveFlash(context, { kind: 'settingsRemoval', section, id: ids[FIELDS[section]] });
}

/** Takes the noted removal once. */
export function takeAskedRemoval(context: RequestContext): Promise<AskedRemoval | null> {
  return takeFlash(context, schema);
}

/** The account's items as the page lists them; null when a service does not answer. */
type RemovableThings = {
  cards: readonly { id: string; mask: string }[] | null;
  passkeys: readonly { id: string; name: string }[] | null;
  networks: readonly { id: string; name: string; linkHref: string | null }[] | null;
};

/** Builds the button that finishes the removal; null when the account no longer has the item. */
export function resumedForm(
  askedRemoval: AskedRemoval | null,
  { cards, passkeys, networks }: RemovableThings,
  locale: Locale,
): ResumedForm | null {
  if (!askedRemoval) return null;
  const { section, id } = askedRemoval;
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
