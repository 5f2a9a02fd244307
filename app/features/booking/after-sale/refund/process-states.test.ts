import { describe, expect, it } from 'vitest';
import { PROCESS_STATES } from '~/upstream/after-sale/contract';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import {
  holdsTickets,
  isRefundable,
  PROCESS_STATE_FACTS,
  requestFacts,
  stateOfRequest,
  type StatePhase,
} from './process-states';

const STATES = [...PROCESS_STATES, 'unknown'] as const;

const OF_PHASE: Record<StatePhase, { tickets: string; calls: ReadonlySet<string | null> }> = {
  offer: { tickets: 'valid', calls: new Set(['quoteRefund', null]) },
  working: { tickets: 'held', calls: new Set(['getRefundOptions']) },
  done: { tickets: 'gone', calls: new Set([null]) },
  failed: { tickets: 'valid', calls: new Set(['quoteRefund']) },
};

describe('PROCESS_STATE_FACTS', () => {
  it('knows every state of the contract, the one that nobody knows, and that the money has left', () => {
    expect(Object.keys(PROCESS_STATE_FACTS).toSorted()).toEqual([...STATES, 'sent'].toSorted());
  });

  it.each([...STATES, 'sent'] as const)('%s has a title and a text in all languages, and a call that fits', (state) => {
    for (const locale of LOCALES) {
      const t = getTranslator(locale, 'refund');
      for (const part of ['title', 'text']) {
        const key = `states.${state}.${part}`;
        expect([locale, t(key)]).not.toEqual([locale, key]);
      }
    }
    const { phase, can, call, tickets } = PROCESS_STATE_FACTS[state];
    expect([tickets, OF_PHASE[phase].calls.has(call)]).toEqual([OF_PHASE[phase].tickets, true]);
    expect(call === 'quoteRefund').toBe(['refund', 'void', 'again'].includes(can));
  });

  it('lets only free and refused tickets be asked for', () => {
    expect(PROCESS_STATES.filter(isRefundable)).toEqual([
      'do_refund',
      'do_auto_refund',
      'void_warn',
      'fail_other_reason_request',
      'fail',
    ]);
  });
});

describe('a request', () => {
  it.each(STATES)('%s says that the money has left once it has, and keeps the word for a cancelled sale', (state) => {
    expect(stateOfRequest({ state, isPaidBack: false })).toBe(state);
    expect(stateOfRequest({ state, isPaidBack: true })).toBe(state === 'voided' ? 'voided' : 'sent');
    expect(requestFacts({ state, isPaidBack: true }).phase).toBe('done');
  });

  it('holds its tickets until it has failed', () => {
    const free = STATES.filter((state) => !holdsTickets({ state, isPaidBack: false }));
    expect(free.filter((state) => PROCESS_STATE_FACTS[state].phase !== 'offer')).toEqual([
      'fail_other_reason_request',
      'fail',
    ]);
  });
});
