/** A test setup for the search: its own store, and a clock that tests set. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchAnswer, type SearchAnswerWire, type SearchRequestWire } from '~/upstream/search/contract';
import type { SandboxContext, SandboxReply } from '../../service/service';
import type { TakenBerth } from '../../service/taken-berth';
import { openStore } from '../../store/store';
import { createSearchService } from './service';

const searchService = createSearchService({});

export const NOW = '2031-03-01T10:00:00Z';
export const DATE = '2031-05-04';
export const BACK = '2031-05-11';

/** A sandbox with the search only. */
export class TestSearch {
  now = new Date(NOW);
  readonly taken = new Map<string, number>();
  berths: TakenBerth[] = [];

  private constructor(
    private readonly directory: string,
    readonly context: SandboxContext,
  ) {}

  static async open(): Promise<TestSearch> {
    const directory = await mkdtemp(path.join(tmpdir(), 'search-'));
    const store = await openStore(directory, searchService.schema ?? []);
    const test: TestSearch = new TestSearch(directory, {
      now: () => test.now,
      store,
      seatsTaken: (key) => test.taken.get(key) ?? 0,
      berthsTaken: () => Promise.resolve(test.berths),
      accountOf: () => Promise.resolve(null),
      settings: {
        searchDelayMs: 0,
        priceChange: 'never',
        issueStepMs: 0,
        actionMs: {},
        refundStepMs: 0,
        requestStepMs: 0,
        refundOutcome: 'done',
        registrationRefusals: 'never',
        exchangeRefusals: 'never',
        railPlaces: 'as_wished',
        railTickets: 'by_car',
        payoutOutcome: 'completed',
        payoutStepMs: 0,
        assistantThinkMs: 0,
        commentModeration: 'by_rules',
        surveys: 'never',
        scheduleChanges: 'never',
        features: {},
      },
      origin: 'http://localhost:4010',
    });
    return test;
  }

  async close(): Promise<void> {
    this.context.store.close();
    await rm(this.directory, { recursive: true, force: true });
  }

  async post(body: unknown): Promise<{ status: number; json: unknown }> {
    const handler = searchService.routes['POST /frontend_search'];
    if (!handler) throw new Error('no such route');
    const request = {
      method: 'POST',
      path: '/frontend_search',
      query: new URLSearchParams(),
      body,
      headers: {},
      params: {},
    };
    const reply: SandboxReply = await handler(request, this.context);
    if (!('json' in reply)) throw new Error('no JSON');
    return { status: reply.status ?? 200, json: reply.json };
  }

  /** Returns the answer on the wire, after the contract has accepted it. */
  async search(body: SearchRequestWire): Promise<SearchAnswerWire> {
    const { status, json } = await this.post(body);
    if (status !== 200) throw new Error(JSON.stringify(json));
    searchAnswer.parse(json);
    return json as SearchAnswerWire;
  }
}

/** Makes a search for one adult; pairs of places, one per trip: "MOW-AER". The second trip is a week later. */
export function request(pairs: string[], changes: Partial<SearchRequestWire> = {}): SearchRequestWire {
  const dates = [DATE, BACK, '2031-05-16', '2031-05-21', '2031-05-26', '2031-05-30'];
  return {
    trips: pairs.map((pair, index) => {
      const [departure = '', arrival = ''] = pair.split('-');
      return { departure, arrival, date: dates[index] ?? DATE };
    }),
    travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
    cabin: 'economy',
    lang: 'ru',
    currency: 'RUB',
    ...changes,
  };
}
