import { COUNT_FIELDS, DAY_FIELDS, EMPTY_FORM, PLACE_SIDES, type LegValue, type SearchFormValues } from './form-values';
import { isChildAge, NO_NUMBER } from './passengers';

/** Writes the form as link parameters, without default values. `readSearchForm` reads them back. */
export function searchFormParams(values: SearchFormValues): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value !== '') params.append(name, value);
  };
  const putPlaces = (prefix: string, route: Pick<LegValue, 'departure' | 'arrival'>) => {
    for (const side of PLACE_SIDES) {
      put(`${prefix}${side}`, route[side].text);
      put(`${prefix}${side}Code`, route[side].code);
      put(`${prefix}${side}Label`, route[side].label);
    }
  };
  putPlaces('', values);
  if (values.dateType !== 'date') put('dateType', values.dateType);
  else if (values.flexibility !== 'exact') put('flexibility', values.flexibility);
  for (const name of DAY_FIELDS) put(name, values[name]);
  for (const name of COUNT_FIELDS) {
    if (values[name] !== EMPTY_FORM[name] && values[name] !== NO_NUMBER) put(name, String(values[name]));
  }
  values.legs.forEach((leg, index) => {
    const prefix = `legs[${index}].`;
    // An empty leg still counts as a leg.
    if (leg.departure.text === '') params.append(`${prefix}departure`, '');
    putPlaces(prefix, leg);
    put(`${prefix}date`, leg.date);
  });
  for (const age of values.childrenAges) if (isChildAge(age)) put('childrenAges', String(age));
  if (values.cabinClass !== EMPTY_FORM.cabinClass) put('cabinClass', values.cabinClass);
  if (values.transport !== EMPTY_FORM.transport) put('transport', values.transport);
  return params;
}

/** True for a form that still has its default values. */
export function isUntouched(values: SearchFormValues): boolean {
  return searchFormParams(values).size === 0;
}
