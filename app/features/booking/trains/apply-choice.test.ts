import { describe, expect, it } from 'vitest';
import { MAN, trainOrders, WOMAN } from '#tests/fixtures/rail-party';
import { choiceFacts, chosen, DIVIDED, drawTransition, inOtherCar, KUPEK } from '#tests/fixtures/train-choices';
import { applyChoice, type PostedChoice } from './apply-choice';
import type { ChoiceFacts } from './choice-changes';
import type { TrainOrders } from './orders';
import type { PlaceChoice } from './place-choice';

const NONE: PlaceChoice = { kind: 'none' };
const seat = (number: number): PlaceChoice => ({ kind: 'seat', seat: number });
const wishes = trainOrders([null, null], {
  reservation: 'by_demand',
  demands: { demand: 'in_one_compartment', lower: 1, upper: 1 },
});
const couple = choiceFacts([MAN, WOMAN]);
const kupek = choiceFacts([MAN, WOMAN], KUPEK);
const whole = trainOrders([5, 6], { reservation: 'kupek' });

const posted = (choice: PlaceChoice, passenger = 0): PostedChoice => ({ choice, passenger, gender: null });

describe('applyChoice', () => {
  it.each<[string, TrainOrders | null, PostedChoice, ChoiceFacts, string]>([
    ['a place', null, posted(seat(5)), couple, 'usual 5 -'],
    ['no choice of one passenger keeps the other', chosen([5, 6]), posted(NONE, 1), couple, 'usual 5 -'],
    ['a place ends wishes', wishes, posted(seat(5)), couple, 'usual 5 -'],
    ['a place ends a whole compartment', whole, posted(seat(9)), kupek, 'usual 9 -'],
    ['a compartment is filled', chosen([9, null]), posted({ kind: 'whole', index: 0 }), kupek, 'kupek 5 6'],
    ['another car is told', inOtherCar(chosen([1, 2])), posted(seat(5)), couple, 'usual 5 -, otherCar'],
  ])('%s', (_title, before, one, facts, expected) => {
    expect(drawTransition(applyChoice(before, one, facts))).toBe(expected);
  });

  it.each<[string, TrainOrders | null, PostedChoice]>([
    ['the only place is given up', chosen([5, null]), posted(NONE)],
    ['wishes are given up', wishes, posted(NONE)],
    ['a whole compartment is given up', whole, posted(NONE, 1)],
    ['nothing was chosen', null, posted(NONE)],
  ])('leaves nothing: %s', (_title, before, one) => {
    expect(applyChoice(before, one, kupek)).toEqual({ orders: null, resets: [], refusal: null });
  });

  it('keeps for whom an empty compartment is wanted, and refuses whom it keeps out', () => {
    const facts = choiceFacts([MAN], DIVIDED);
    const empty = seat(DIVIDED.places.find(({ gender }) => gender === 'any')?.seat ?? 0);
    const wanted = (gender: 'male' | 'female') => applyChoice(null, { choice: empty, passenger: 0, gender }, facts);
    expect(wanted('male').orders?.gender).toBe('male');
    expect(wanted('female')).toMatchObject({ orders: null, refusal: 'onlyFemale' });
  });

  it('refuses a compartment that the car does not sell', () => {
    expect(applyChoice(null, posted({ kind: 'whole', index: 7 }), couple).refusal).toBe('unavailable');
  });
});
