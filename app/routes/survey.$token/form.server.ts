import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

const SCORE = /^[1-5]$/;

/** The one question of a survey. */
export const scoreForm = defineForm({
  name: 'surveyScore',
  fields: { score: choiceField(LIMITS.short) },
  check: ({ score }, _facts, fail) =>
    score !== null && SCORE.test(score) ? { score: Number(score) } : fail({ score: 'surveyScoreRequired' }),
});

/** The words beside the score, for those who have some. */
export const wordsForm = defineForm({
  name: 'surveyWords',
  fields: { words: textField(LIMITS.surveyWords) },
  check: ({ words }, _facts, fail) => {
    const { min, max } = LIMITS.surveyWords;
    if (words.length >= min && words.length <= max) return { text: words };
    return fail({ words: words.length < min ? 'minCharacters' : 'maxCharacters' });
  },
});
