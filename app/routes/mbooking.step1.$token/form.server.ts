import type { z } from 'zod';
import { textField, textsField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields } from '~/forms/submission.server';
import { MAX_PASSENGERS } from '~/features/booking/passengers/form.server';

/** Buttons and hidden fields of the page, and the people chosen from the notebook: one id per passenger. */
export const pageFields = defineFields({
  intent: textField(),
  shownAmount: textField(LIMITS.short),
  notebook: textsField(MAX_PASSENGERS, LIMITS.id),
});
export type PageFields = z.output<z.ZodObject<(typeof pageFields)['fields']>>;
