import type { RequestContext } from '~/bff/context';
import { settle } from '~/bff/pending.server';
import { resolvePlace, type Resolution, type ResolvedPlace } from '~/features/places/resolve.server';
import type { SearchQuery } from '~/features/search-query/search-query';
import { buildSearchPath } from '~/features/search-query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { checkSearchForm, type SearchFormFault, type SearchFormFaults } from './form';
import { readSearchForm, searchFormParams, type FieldSource, type SearchFormValues } from './form-values';
import { applyIntent, isPassengerIntent, parseIntent, type FormIntent } from './intents';
import { infantCount, isInfantAge } from './passengers';
import { cabinClassOfForm, formState, type PlaceSide, type SearchFormState } from './search-form-state';

export type SubmitContext = Pick<RequestContext, 'market'> & {
  upstream: { suggest: Pick<RequestContext['upstream']['suggest'], 'list'> };
};

export type SearchFormOutcome =
  /** 303 to here: the search, or the form as a button has changed it. */
  { location: string } | /** 400 with the form as it was sent, and what is wrong with it. */ { state: SearchFormState };

const SIDES = ['departure', 'arrival'] as const;

/** What a submit of the search form leads to. Waits at most a little over a second for the names of places. */
export async function submitSearchForm(
  context: SubmitContext,
  form: FieldSource,
  now = new Date(),
): Promise<SearchFormOutcome> {
  const values = readSearchForm(form);
  const intent = parseIntent(form.get('intent'));
  if (intent.kind !== 'search') return { location: changedFormPath(context, applyIntent(values, intent), intent) };

  const state = formState(values, now);
  const faults: SearchFormFaults = checkSearchForm(values, state.dates);
  const [departure, arrival] = await Promise.all(
    SIDES.map((side) => (faults[side] ? null : resolveSide(context, values, side))),
  );
  const resolved: Record<PlaceSide, Resolution | null> = { departure: departure ?? null, arrival: arrival ?? null };
  for (const side of SIDES) {
    const fault = faultOfPlace(resolved[side]);
    if (fault) faults[side] = fault;
  }
  if (isFound(resolved.departure) && isFound(resolved.arrival)) {
    if (isSamePlace(resolved.departure, resolved.arrival)) faults.arrival = 'samePlace';
    if (Object.keys(faults).length === 0) {
      return { location: buildSearchPath(searchQuery(values, resolved.departure, resolved.arrival)) };
    }
  }
  return { state: withFaults(context, state, faults, resolved) };
}

/** The form after one of its buttons, as a link; the fragment keeps the page where the button was. */
function changedFormPath({ market }: SubmitContext, values: SearchFormValues, intent: FormIntent): string {
  const params = searchFormParams(values);
  const inPicker = isPassengerIntent(intent);
  if (inPicker) params.append('open', 'passengers');
  const query = params.size > 0 ? `?${params}` : '';
  return `${market.homePath}${query}#${inPicker ? 'adults' : 'departure'}`;
}

function resolveSide({ market, upstream }: SubmitContext, values: SearchFormValues, side: PlaceSide) {
  const list = async (text: string): Promise<SuggestEntry[] | null> => {
    const answer = await settle(`places ${market.locale} ${text}`, () => upstream.suggest.list(text));
    return answer.state === 'ready' ? answer.value : null;
  };
  return resolvePlace(values[side], market.locale, list);
}

function isFound(resolution: Resolution | null): resolution is ResolvedPlace {
  return resolution?.state === 'found';
}

function faultOfPlace(resolution: Resolution | null): SearchFormFault | null {
  switch (resolution?.state) {
    case 'several':
      return 'placeSeveral';
    case 'none':
      return 'placeUnknown';
    case 'unavailable':
      return 'placesUnavailable';
    default:
      return null;
  }
}

/** The same place twice, or two airports of one city: nobody flies between them. */
function isSamePlace(departure: ResolvedPlace, arrival: ResolvedPlace): boolean {
  return departure.code === arrival.code || (departure.cityCode !== null && departure.cityCode === arrival.cityCode);
}

function searchQuery(values: SearchFormValues, departure: ResolvedPlace, arrival: ResolvedPlace): SearchQuery {
  const trips = [{ departure: departure.code, arrival: arrival.code, date: values.departureDate }];
  if (values.dateBack !== '') {
    trips.push({ departure: arrival.code, arrival: departure.code, date: values.dateBack });
  }
  return {
    trips,
    adults: values.adults,
    childrenAges: values.childrenAges.filter((age) => !isInfantAge(age)),
    infants: infantCount(values),
    cabin: cabinClassOfForm(values.cabinClass),
  };
}

/** Faults as texts, and the places to choose from; the first one is ticked, as the one that is most likely meant. */
function withFaults(
  { market }: SubmitContext,
  state: SearchFormState,
  faults: SearchFormFaults,
  resolved: Record<PlaceSide, Resolution | null>,
): SearchFormState {
  const t = getTranslator(market.locale, 'errors');
  const values = { ...state.values };
  const choices: SearchFormState['choices'] = {};
  const errors: SearchFormState['errors'] = {};
  for (const [field, fault] of Object.entries(faults)) {
    const text = field === 'departure' || field === 'arrival' ? values[field].text : '';
    errors[field] = t(`search.${fault}`, { text });
  }
  for (const side of SIDES) {
    const resolution = resolved[side];
    if (resolution?.state !== 'several') continue;
    choices[side] = resolution.candidates;
    values[side] = { text: values[side].text, code: resolution.candidates[0]?.code ?? '', label: '' };
  }
  return { ...state, values, errors, choices, isPickerOpen: 'adults' in errors };
}
