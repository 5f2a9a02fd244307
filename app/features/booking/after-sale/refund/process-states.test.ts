import { describe, expect, it } from 'vitest';
import { PROCESS_STATES, type ProcessState } from '~/upstream/after-sale/contract';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import {
  holdsTickets,
  isRefundable,
  PROCESS_STATE_FACTS,
  requestFacts,
  stateOfExchange,
  stateOfRequest,
  type StatePhase,
} from './process-states';

const STATES = [...PROCESS_STATES, 'unknown'] as const;

const ENDS = ['sent', 'exchanged', 'not_exchanged', 'exchange_expired'] as const;

const OF_PHASE: Record<StatePhase, { tickets: ReadonlySet<string>; calls: ReadonlySet<string | null> }> = {
  offer: { tickets: new Set(['valid']), calls: new Set(['quoteRefund', 'quoteExchange', null]) },
  working: { tickets: new Set(['held', 'valid']), calls: new Set(['getRefundOptions', 'getExchangeOptions']) },
  done: { tickets: new Set(['gone', 'replaced']), calls: new Set([null]) },
  failed: { tickets: new Set(['valid']), calls: new Set(['quoteRefund', 'quoteExchange']) },
};

describe('PROCESS_STATE_FACTS', () => {
  it('knows every state of the contract, the one that nobody knows, and the ends that have no state', () => {
    expect(Object.keys(PROCESS_STATE_FACTS).toSorted()).toEqual([...STATES, ...ENDS].toSorted());
  });

  it.each([...STATES, ...ENDS])('%s has a title and a text in all languages, and a call that fits', (state) => {
    for (const locale of LOCALES) {
      const t = getTranslator(locale, 'refund');
      for (const part of ['title', 'text']) {
        const key = `states.${state}.${part}`;
        expect([locale, t(key)]).not.toEqual([locale, key]);
      }
    }
    const { phase, can, call, tickets } = PROCESS_STATE_FACTS[state];
    expect([OF_PHASE[phase].tickets.has(tickets), OF_PHASE[phase].calls.has(call)]).toEqual([true, true]);
    const asks = ['refund', 'void', 'exchange', 'again'].includes(can);
    expect(call === 'quoteRefund' || call === 'quoteExchange').toBe(asks);
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

describe('an exchange', () => {
  it('says how it ended; until the payment the old tickets are valid', () => {
    const at = (state: ProcessState, isDone = false, isExpired = false) =>
      stateOfExchange({ state, isDone, isExpired });
    expect([at('created_exchange'), at('pending_exchange'), at('processing_ticket')]).toEqual([
      'created_exchange',
      'pending_exchange',
      'processing_ticket',
    ]);
    expect([at('processing_ticket', true), at('fail'), at('fail', false, true)]).toEqual([
      'exchanged',
      'not_exchanged',
      'exchange_expired',
    ]);
    expect(PROCESS_STATE_FACTS.created_exchange).toMatchObject({ can: 'pay', tickets: 'valid' });
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
