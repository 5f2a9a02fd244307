import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

const MOST = LIMITS.assistantMessage.max;

/** A message to the assistant. */
export const messageForm = defineForm({
  name: 'assistant',
  fields: { text: textField(LIMITS.assistantMessage), key: textField(LIMITS.id) },
  check: ({ text: typed, key }, _facts, fail) => {
    const text = typed.trim();
    if (text !== '' && text.length <= MOST) return { text, key };
    return fail({ text: text === '' ? 'fieldRequired' : 'maxCharacters' });
  },
});
