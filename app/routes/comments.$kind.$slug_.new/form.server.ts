import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** Links are what most advertisements are for; everything subtler is left to the moderators. */
const LINK = /https?:|www\.|\[url|<a\s|\b[\w-]+\.(?:com|net|org|info|biz|ru|shop|xyz|top|site|online|club)\b/i;

/**
 * A comment on a landing page. `website` is a trap: it is out of sight and asks to stay empty, and programs that fill in
 * every field fill it in too. `seal` tells when the form was shown.
 */
export const commentForm = defineForm({
  name: 'comment',
  fields: {
    author: textField(LIMITS.name),
    text: textField(LIMITS.landingComment),
    website: textField(),
    seal: textField(LIMITS.seal),
  },
  check: ({ author, text, website, seal }, _facts, fail) => {
    const { min, max } = LIMITS.landingComment;
    const authorFault =
      author === ''
        ? 'firstNameRequired'
        : author.length > LIMITS.name.max
          ? 'maxCharacters'
          : LINK.test(author)
            ? 'linksNotAllowed'
            : null;
    const textFault =
      text.length < min
        ? 'minCharacters'
        : text.length > max
          ? 'maxCharacters'
          : LINK.test(text)
            ? 'linksNotAllowed'
            : null;
    if (!authorFault && !textFault && website === '') return { author, text, seal };
    return fail({ author: authorFault, text: textFault, website: website === '' ? null : 'leaveEmpty' });
  },
});
