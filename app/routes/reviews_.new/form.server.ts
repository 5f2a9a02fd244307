import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

const RATING = /^[1-5]$/;

/**
 * A review of the shop. `website` is a trap: it is out of sight and asks to stay empty, and programs that fill in every
 * field fill it in too.
 */
export const reviewForm = defineForm({
  name: 'review',
  fields: {
    rating: choiceField(LIMITS.short),
    author: textField(LIMITS.name),
    text: textField(LIMITS.review),
    website: textField(),
  },
  check: ({ rating, author, text, website }, _facts, fail) => {
    const { min, max } = LIMITS.review;
    const isRated = rating !== null && RATING.test(rating);
    const isShort = text.length < min;
    const isLong = text.length > max;
    if (isRated && author !== '' && author.length <= LIMITS.name.max && !isShort && !isLong && website === '') {
      return { rating: Number(rating), author, text };
    }
    return fail({
      rating: isRated ? null : 'ratingRequired',
      author: author === '' ? 'firstNameRequired' : author.length > LIMITS.name.max ? 'maxCharacters' : null,
      text: isShort ? 'minCharacters' : isLong ? 'maxCharacters' : null,
      website: website === '' ? null : 'leaveEmpty',
    });
  },
});
