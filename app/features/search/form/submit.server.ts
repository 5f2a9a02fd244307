import type { RequestContext } from '~/bff/request/context';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { textField } from '~/forms/fields.server';
import { defineFields, pressedButton, readFields } from '~/forms/submission.server';
import { settle, visitorsOwnKey } from '~/bff/waiting/pending.server';
import { resolvePlace, type Resolution, type ResolvedPlace } from '../places/resolve.server';
import { filterParameters } from '../calendar/calendar-filters';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { fieldId } from '~/ui/field-id';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import type { SearchQuery } from '../query/search-query';
import { NOTICE, readDayNotice } from './day-notice';
import { findExamples } from './examples.server';
import { checkSearchForm, type PlaceFault, type SearchFormFault, type SearchFormFaults } from './form';
import { faultTexts } from './form-errors.server';
import { searchFormParams } from './form-params';
import { EMPTY_PLACE, OWN_RANGES, type SearchFormValues } from './form-values';
import type { FormIntent } from './intent';
import { applyIntent, fieldAfter, isPassengerIntent, parseIntent } from './intents';
import { isSearchField, readSearchForm } from './read-form';
import { isMultiLeg, placeFields, withField, type PlaceField } from './route';
import { saleDates } from '~/dates/sale-dates';
import { searchOfForm } from './search-of-form';
import { formMonths } from './form-months.server';
import { formState, type SearchFormState } from './search-form-state';

const noticeField = defineFields({ [NOTICE]: textField() });

export type SubmitContext = Pick<RequestContext, 'market' | 'clientIp'> & {
  upstream: { suggest: Pick<RequestContext['upstream']['suggest'], 'list' | 'find'> };
};

export type SearchFormOutcome =
  /** Redirect (303) to the search, or to the form as changed by a button. */
  { location: string } | SearchRejection;

/** A rejected search. */
export type SearchRejection = RejectedSubmission<string, 'search'> & {
  /** The form as submitted, with the places to choose from. */
  state: SearchFormState;
};

/** A place field with its resolution; null when it was not looked up. */
type Lookup = PlaceField & { resolution: Resolution | null };

/** Handles a submission of the search form. Waits for place names a little over a second at most. */
export async function submitSearchForm(
  context: SubmitContext,
  form: PostedForm,
  now = new Date(),
): Promise<SearchFormOutcome> {
  const fields = form.matching(isSearchField);
  const values = readSearchForm(fields);
  const pressed = parseIntent(pressedButton(form));
  const wantsRanges = pressed.kind === 'search' && fields.get('flexibility') === OWN_RANGES;
  const intent: FormIntent = wantsRanges ? { kind: 'dates', type: 'range' } : pressed;
  if (intent.kind !== 'search') return { location: await changedFormPath(context, values, intent, now) };

  const months = formMonths(now, context.market);
  const state = { ...formState(values, now), months, examples: await findExamples(context) };
  const faults: SearchFormFaults<SearchFormFault | PlaceFault> = checkSearchForm(values, state.dates);
  const lookups = await lookUpPlaces(context, values, faults);
  for (const { name, resolution } of lookups) faults[name] ??= faultOfPlace(resolution);
  lookups.forEach(({ name, side, resolution }, index) => {
    if (side === 'arrival' && isSamePlace(lookups[index - 1]!.resolution, resolution)) faults[name] = 'samePlace';
  });
  if (Object.values(faults).every((fault) => !fault)) {
    const codes = lookups.map(({ resolution }) => (isFound(resolution) ? resolution.code : ''));
    const query = searchOfForm(values, codes, state.dates);
    return { location: buildSearchPath(query, [...filterOf(values), ...noticeOf(query, form)]) };
  }
  const shown = withFaults(context, state, faults, lookups);
  return { ...rejectUnread('search', { status: 400 }), errors: shown.errors, state: shown };
}

/** Returns the results filter of a form for trains only. */
function filterOf({ transport }: SearchFormValues): [string, string][] {
  return transport === 'train' ? filterParameters({ choices: { transportKind: ['Train'] }, ranges: {} }) : [];
}

/** Returns the parameter by which the results tell that a day was moved, if that is still so. */
function noticeOf({ trips }: SearchQuery, form: PostedForm): [string, string][] {
  const notice = readDayNotice(readFields(noticeField, form)[NOTICE]);
  const isStill = notice !== null && (notice === 'departureMoved') === trips.length > 1;
  return isStill ? [[NOTICE, notice]] : [];
}

/** Builds a link to the form as changed by a button; the fragment keeps the scroll position. */
async function changedFormPath(
  context: SubmitContext,
  values: SearchFormValues,
  intent: FormIntent,
  now: Date,
): Promise<string> {
  const examples = intent.kind === 'goTo' ? await findExamples(context) : [];
  const changed = applyIntent(values, intent, { dates: saleDates(now), examples });
  const params = searchFormParams(changed);
  const inPicker = isPassengerIntent(intent);
  if (inPicker) params.append('open', 'passengers');
  const query = params.size > 0 ? `?${params}` : '';
  const field = inPicker ? 'adults' : (fieldAfter(intent, changed) ?? placeFields(changed)[0]!.name);
  return `${context.market.homePath}${query}#${fieldId(field)}`;
}

function lookUpPlaces(context: SubmitContext, values: SearchFormValues, faults: SearchFormFaults<string>) {
  const { market, upstream } = context;
  const anywhere = getTranslator(market.locale, 'search')('query.anywhere');
  const list = async (text: string): Promise<SuggestEntry[] | null> => {
    const answer = await settle(visitorsOwnKey(context, 'places', market.locale, text), () =>
      upstream.suggest.list(text),
    );
    return answer.state === 'ready' ? answer.value : null;
  };
  return Promise.all(
    placeFields(values).map(async (field): Promise<Lookup> => {
      if (faults[field.name]) return { ...field, resolution: null };
      const areas = field.side === 'arrival' && !isMultiLeg(values) ? { anywhere } : null;
      return { ...field, resolution: await resolvePlace(field.place, market.locale, list, areas) };
    }),
  );
}

function isFound(resolution: Resolution | null): resolution is ResolvedPlace {
  return resolution?.state === 'found';
}

function faultOfPlace(resolution: Resolution | null): PlaceFault | undefined {
  switch (resolution?.state) {
    case 'several':
      return 'placeSeveral';
    case 'none':
      return 'placeUnknown';
    case 'unavailable':
      return 'placesUnavailable';
    default:
      return undefined;
  }
}

/** True for the same place twice, or two airports of one city, between which nobody flies. */
function isSamePlace(departure: Resolution | null, arrival: Resolution | null): boolean {
  if (!isFound(departure) || !isFound(arrival)) return false;
  return departure.code === arrival.code || (departure.cityCode !== null && departure.cityCode === arrival.cityCode);
}

/**
 * Adds the texts of validation errors, and the places to choose from, with the first (most likely) one selected. An
 * arrival equal to the departure is cleared and takes the focus (specification 1 §4).
 */
function withFaults(
  { market }: SubmitContext,
  state: SearchFormState,
  faults: SearchFormFaults<SearchFormFault | PlaceFault>,
  lookups: readonly Lookup[],
): SearchFormState {
  const t = getTranslator(market.locale, 'errors');
  const choices: SearchFormState['choices'] = {};
  const errors: SearchFormState['errors'] = {};
  for (const [name, fault] of Object.entries(faults)) {
    const text = lookups.find((field) => field.name === name)?.place.text ?? '';
    if (fault) errors[name] = t(`search.${fault}`, { text });
  }
  let { values } = state;
  for (const { name, place, resolution } of lookups) {
    if (faults[name] === 'samePlace') values = withField(values, name, EMPTY_PLACE);
    if (resolution?.state !== 'several') continue;
    choices[name] = resolution.candidates;
    values = withField(values, name, { text: place.text, code: resolution.candidates[0]?.code ?? '', label: '' });
  }
  return {
    ...state,
    values,
    errors,
    messages: faultTexts(t),
    choices,
    focus: lookups.find(({ name }) => faults[name] === 'samePlace')?.name,
    isPickerOpen: 'adults' in errors,
  };
}
