import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import { defineFields, readFields } from '~/forms/submission.server';
import { RAIL_TARIFFS } from '~/upstream/rail-cars/rail-words';
import type { PostedTerms } from './apply-terms';
import { ADULT_OF, readTariff } from './terms-names';

/** `bedding` is a checkbox, so `asksBedding` tells that the page had it. */
const termsFields = defineFields({
  tariff: choiceField(LIMITS.short),
  refund: textField(LIMITS.short),
  bedding: textField(LIMITS.short),
  asksBedding: textField(LIMITS.short),
});

/** Reads the terms of one passenger; what the page did not ask or nobody knows is null. */
export function readTerms(form: PostedForm): PostedTerms {
  const { tariff, refund, bedding, asksBedding } = readFields(termsFields, form);
  const read = readTariff(tariff ?? '');
  const type = RAIL_TARIFFS.find((one) => one === read.type) ?? null;
  const pairs = [...form.matching((name) => ADULT_OF.test(name))].flatMap(([name, value]) => {
    const infant = Number(ADULT_OF.exec(name)?.[1]);
    return typeof value === 'string' && /^\d$/.test(value) ? [[infant, Number(value)] as const] : [];
  });
  return {
    tariff: type && { type, adult: read.adult },
    isRefundable: refund === '' ? null : refund !== 'no',
    hasBedding: asksBedding === '' ? null : bedding !== '',
    adults: new Map(pairs),
  };
}
