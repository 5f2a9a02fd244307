import { CookieTooLargeError } from '~/bff/cookies/cookies.server';
import type { Draft } from '~/bff/cookies/drafts.server';
import { redirectTo } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import type { Translate } from '~/i18n/translate';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { COMPARTMENT_GENDERS, PLACE_DEMANDS, STOREYS } from '~/upstream/rail-cars/rail-words';
import type { SeatRejection } from '../seats/seat-rejection';
import { extrasPath, seatMapPath, type SeatStop } from '../seats/seat-path';
import { valuesOf } from '../visit/checkout-draft.server';
import { carId } from './car-picker.server';
import { applyChoice } from './apply-choice';
import { applyTerms } from './apply-terms';
import { withOrder, type Transition } from './choice-changes';
import { passengersWithPlace } from './choice-state';
import { isOfCar, type SeatDemands, type TrainOrders } from './orders';
import type { RailParty } from './party';
import { readChoice, type PlaceChoice } from './place-choice';
import { chosenOn, keepChoice } from './kept-choice.server';
import { railParty } from './rail-party';
import { readCars } from './read-cars.server';
import { refusalText } from './refusals.server';
import { TOLD_RESETS } from './told-resets.server';
import { TRAINS_ANCHOR } from './trains-anchor';
import { keptOrders } from './kept-orders';
import { takeBedding } from './take-bedding.server';
import { readTerms } from './terms-form.server';

/** `seat` names a place, a whole compartment or the wishes; without it only the button counts. */
const placeFields = defineFields({
  seat: choiceField(LIMITS.short),
  car: textField(LIMITS.short),
  gender: textField(LIMITS.short),
  demand: textField(LIMITS.short),
  lower: textField(LIMITS.short),
  storey: textField(LIMITS.short),
  from: textField(LIMITS.short),
  to: textField(LIMITS.short),
});

export type ChosenPlace = {
  booking: Booking;
  segmentIndex: number;
  passenger: number;
  /** Where the button leads; null for back to step 1. */
  target: SeatStop | null;
  draft: Draft | null;
};

/**
 * Keeps one passenger's choice on one train in the draft, and redirects where the button leads. Idempotent: nothing is
 * reserved before step 1 is sent.
 * @returns a redirect, or a SeatRejection with its status
 */
export async function choosePlace(context: RequestContext, form: PostedForm, chosen: ChosenPlace) {
  const { booking, segmentIndex, passenger, target, draft } = chosen;
  const { token } = booking;
  const onward = target ? seatMapPath(token, target, 'crossale') : `${extrasPath(token, 'crossale')}#${TRAINS_ANCHOR}`;
  const typed = readFields(placeFields, form);
  const typedPeople = draft ? valuesOf(draft).passengers : [];
  const party = railParty(booking, segmentIndex, typedPeople, context.market.locale);
  const before = chosenOn(draft, segmentIndex);
  const choice = typed.seat === null ? null : readChoice(typed.seat, readDemands(typed, before, party));
  if (!choice) return redirectTo(onward);

  if (booking.isAlreadyReserved) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  const read = await readCars(context, booking, segmentIndex);
  // The page says why, with the way back.
  if ('interrupted' in read) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  const car = read.cars.cars.find((one) => carId(one) === typed.car);
  if (!car) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  const elsewhere = before && !isOfCar(before, car) ? read.cars.cars.find((one) => isOfCar(before, one)) : undefined;
  const gender = COMPARTMENT_GENDERS.find((one) => one === typed.gender) ?? null;
  const facts = { segmentIndex, car, party };
  // The page of another car shows "no choice" and must not give up what was chosen before: only terms change there.
  const isOnlyTerms = choice.kind === 'none' && before !== null && !isOfCar(before, car);
  if (isOnlyTerms && !elsewhere) return redirectTo(onward);
  const terms = applyTerms(before, passenger, readTerms(form), isOnlyTerms ? { ...facts, car: elsewhere! } : facts);
  const t = getTranslator(context.market.locale, 'trains');
  if (terms.refusal) return answerRejected(rejection(409, t('refused.tariffTitle'), refusalText(terms.refusal, t)));
  // A child who gives the place up is none of those whose berths are counted.
  const fitted = choice.kind === 'wishes' ? { ...choice, demands: readDemands(typed, terms.orders, party) } : choice;
  const isLeft = isOnlyTerms || (choice.kind === 'seat' && terms.givesPlaceUp);
  const made = isLeft ? terms : applyChoice(terms.orders, { choice: fitted, passenger, gender }, facts);
  if (made.refusal) return answerRejected(rejection(409, titleOf(choice, t), refusalText(made.refusal, t)));
  const taken = await takeBedding(context, booking, draft, segmentIndex, made.orders !== null);
  try {
    const ofCar = isOnlyTerms ? elsewhere! : car;
    const orders = made.orders && taken.reduce((all, one) => withOrder(all, one, { hasBedding: true }), made.orders);
    const kept = orders && keptOrders(orders, { ...facts, car: ofCar }, read.cars, booking);
    await keepChoice(context, booking, draft, segmentIndex, kept);
  } catch (error) {
    if (!(error instanceof CookieTooLargeError)) throw error;
    // Texts far longer than names and addresses were typed at step 1.
    return answerRejected(rejection(409, getTranslator(context.market.locale, 'seats')('refused.failed'), null));
  }
  const resets = [...terms.resets, ...made.resets, ...(taken.length > 0 ? (['bedding'] as const) : [])];
  return redirectTo(onwardWith(onward, target, { segmentIndex, passenger, car, resets }));
}

/** Adds to an address of the same page the car, and what was changed without being asked. */
function onwardWith(
  onward: string,
  target: SeatStop | null,
  here: SeatStop & { car: TrainCar; resets: Transition['resets'] },
): string {
  if (!target) return onward;
  const told = TOLD_RESETS.filter((one) => here.resets.includes(one));
  const isHere = target.segmentIndex === here.segmentIndex && target.passenger === here.passenger;
  const query = new URLSearchParams({
    ...(isHere ? { car: carId(here.car) } : {}),
    ...(told.length > 0 ? { told: told.join('.') } : {}),
  }).toString();
  return query ? `${onward}${onward.includes('?') ? '&' : '?'}${query}` : onward;
}

function titleOf(choice: PlaceChoice, t: Translate): string {
  if (choice.kind === 'wishes') return t('refused.wishesTitle');
  return choice.kind === 'seat' ? t('refused.title', { place: choice.seat }) : t('refused.wholeTitle');
}

function rejection(status: number, title: string, message: string | null): SeatRejection {
  return { ...rejectUnread('seat', { status, message }), title };
}

function readDemands(
  { demand, lower, storey, from, to }: Record<'demand' | 'lower' | 'storey' | 'from' | 'to', string>,
  before: TrainOrders | null,
  party: RailParty,
): SeatDemands {
  const seated = passengersWithPlace(before, party).length;
  const count = /^\d$/.test(lower) ? Math.min(Number(lower), seated) : null;
  return {
    demand: PLACE_DEMANDS.find((one) => one === demand) ?? 'no_matter',
    lower: count ?? 0,
    upper: count === null ? 0 : seated - count,
    storey: STOREYS.find((one) => one === storey),
    range: readRange(from, to),
  };
}

/** Reads the wished numbers of places in either order; undefined for any. */
function readRange(from: string, to: string): SeatDemands['range'] {
  const ends = [from, to].map((text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null));
  if (ends.every((end) => end === null)) return undefined;
  const [min, max] = [ends[0] ?? 1, ends[1] ?? 999];
  return { min: Math.min(min, max), max: Math.max(min, max) };
}
