import { faultOfText } from '~/features/booking/after-sale/help/request-form.server';
import { isCategoryIn } from '~/features/booking/after-sale/help/help-words.server';
import { emailFault, readEmail } from '~/forms/contacts.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import { TICKET_CATEGORIES } from '~/upstream/help-centre/categories-contract';

const ORDER_NUMBER = /^[\p{L}\p{N}-]{4,20}$/u;

/**
 * A guest's question. `website` is a trap: it is out of sight and asks to stay empty, and programs that fill in every field
 * fill it in too.
 */
export const guestForm = defineForm({
  name: 'help-guest',
  fields: {
    email: textField(LIMITS.email),
    orderNumber: textField(LIMITS.documentNumber),
    category: textField(LIMITS.id),
    description: textField(LIMITS.ticket),
    website: textField(),
    key: textField(LIMITS.id),
  },
  check: ({ email: typed, orderNumber, category, description, website, key }, _facts, fail) => {
    const email = readEmail(typed);
    const isNumber = ORDER_NUMBER.test(orderNumber);
    const textFault = faultOfText(description);
    if (email !== null && isNumber && isCategoryIn(TICKET_CATEGORIES, category) && !textFault && website === '') {
      return { email, orderNumber, category, description, key };
    }
    return fail({
      email: email === null ? emailFault(typed) : null,
      orderNumber: orderNumber === '' ? 'fieldRequired' : isNumber ? null : 'orderNumberWrong',
      category: isCategoryIn(TICKET_CATEGORIES, category) ? null : 'fieldRequired',
      description: textFault,
      website: website === '' ? null : 'leaveEmpty',
    });
  },
});
