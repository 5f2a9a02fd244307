import { readPhone } from '~/forms/contacts.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import type { CountryCode } from '~/market/countries';

const { min, max } = LIMITS.documentId;
/** Numbers of passports, certificates and orders in any alphabet. */
const DOCUMENT_ID = new RegExp(`^(?=.*\\d)[\\p{L}\\d\\s-]{${min},${max}}$`, 'u');

/** Data to find an order by (specification 2 §5). */
export const finderForm = defineForm({
  name: 'documents',
  fields: { phone: textField(LIMITS.phone), documentId: textField(LIMITS.documentId) },
  check: ({ documentId, ...typed }, { country }: { country: CountryCode }, fail) => {
    const phone = readPhone(typed.phone, country);
    if (phone !== null && DOCUMENT_ID.test(documentId)) return { phone, documentId };
    const wrongId = documentId === '' ? ('numberRequired' as const) : ('documentIdWrong' as const);
    return fail({
      phone: phone !== null ? null : typed.phone === '' ? 'phoneRequired' : 'wrongPhone',
      documentId: DOCUMENT_ID.test(documentId) ? null : wrongId,
    });
  },
});
