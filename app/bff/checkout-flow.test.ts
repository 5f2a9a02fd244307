import { describe, expect, it } from 'vitest';
import { ACTIONS, type BookingAction } from '~/upstream/booking/contract';
import { allowedPage, guard, isAllowed, phaseOf, type CheckoutPage, type CheckoutProblem } from './checkout-flow';

const token = '6b1f6bb5-8b5c-4f0e-9a25-0d6f4a6a3f10';
const PAGES: CheckoutPage[] = ['step1', 'step2', 'checking', 'thanks'];

/** Upstream facts §5: the pages that an action allows, and the one that wins. */
const TABLE: [BookingAction, CheckoutPage[], CheckoutPage][] = [
  ['created', ['step1'], 'step1'],
  ['fare_found', ['step1'], 'step1'],
  ['reserving_seats', ['step1'], 'step1'],
  ['seats_reserved', ['step1', 'step2'], 'step2'],
  ['booking_ticket', ['step2'], 'step2'],
  ['ticket_booked', ['step2', 'thanks'], 'step2'],
  ['manual_paying', ['step2', 'checking'], 'checking'],
  ['payment_accepting', ['checking'], 'checking'],
  ['payment_accepted', ['step2', 'checking'], 'checking'],
  ['payment_authorized', ['checking'], 'checking'],
  ['gds_verification', ['checking'], 'checking'],
  ['gds_authorized', ['checking'], 'checking'],
  ['issuing_ticket', ['checking'], 'checking'],
  ['ticket_issued', ['thanks'], 'thanks'],
  ['completed', ['thanks'], 'thanks'],
  ['payment_completed', ['thanks'], 'thanks'],
];

const FAULTS: [BookingAction, CheckoutProblem][] = [
  ['reserving_seats_fault', 'seats'],
  ['booking_ticket_fault', 'booking'],
  ['issuing_ticket_fault', 'issuing'],
];

describe('pages by action', () => {
  it('covers every action', () => {
    const covered = [...TABLE.map(([action]) => action), ...FAULTS.map(([action]) => action)].sort();
    expect(covered).toEqual(Object.values(ACTIONS).flat().sort());
  });

  it.each(TABLE)('%s allows %j, and %s wins', (action, allowed, winner) => {
    expect(PAGES.filter((page) => isAllowed(action, page))).toEqual(allowed);
    expect(allowedPage({ action })).toBe(winner);
    for (const page of PAGES) {
      expect(guard({ action, token, error: null }, page)).toEqual(
        allowed.includes(page) ? { kind: 'stay' } : { kind: 'go', page: winner, path: `/mbooking/${winner}/${token}` },
      );
    }
  });

  it.each(FAULTS)('%s ends in the problem screen "%s" on every page', (action, problem) => {
    expect(allowedPage({ action })).toBeNull();
    for (const page of PAGES) expect(guard({ action, token, error: null }, page)).toEqual({ kind: 'problem', problem });
  });

  it('tells an expired booking from one that the carrier refused', () => {
    expect(guard({ action: 'reserving_seats_fault', token, error: 'sessionExpired' }, 'step1')).toEqual({
      kind: 'problem',
      problem: 'expired',
    });
  });
});

describe('phaseOf', () => {
  it.each(Object.entries(ACTIONS).flatMap(([phase, actions]) => actions.map((action) => [action, phase] as const)))(
    '%s is in %s',
    (action, phase) => expect(phaseOf(action)).toBe(phase),
  );
});
