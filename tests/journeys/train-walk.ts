import { expect } from '@playwright/test';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { mainText } from './page-facts';
import type { PlainVisit } from './plain-visit';
import { freeSeats } from './seats';
import type { TrainChoice, TrainJourney } from './train-journeys';
import { openCars, partyChoices, takePlace, takeTrainWith } from './trains';
import { step1Fields, type TestParty } from './travellers';

type Brand = 'ru' | 'intl';

/** Returns what the page sends for a choice; undefined where it does not offer it. */
export function valueOfChoice(page: Pick<PlainPage, 'text'>, { seat }: TrainChoice, brand: Brand): string | undefined {
  if (seat === 'none') return '';
  if (seat === 'whole') return partyChoices(page).find((one) => one.startsWith('whole'));
  return freeSeats(page).find((one) => /^\d+$/.test(one.number) && seat(one, brand))?.number;
}

/** Searches a journey and books it on the first day on which each train offers its first choice. @returns step 1 and the car */
export function beginJourney(
  visit: PlainVisit,
  { trip, mixed, backAfter, choices }: TrainJourney,
  { brand, inDays }: { brand: Brand; inDays: number },
): Promise<{ start: PlainPage; cars: PlainPage }> {
  const whole = {
    ...trip,
    inDays,
    ...(mixed && { mixed: mixed[brand] }),
    ...(backAfter !== undefined && { backInDays: inDays + backAfter }),
  };
  const places = choices.filter(({ seat }) => typeof seat === 'function').length;
  const hasRoom = (page: PlainPage) => freeSeats(page).length >= places;
  const isOffered = (page: PlainPage, choice: TrainChoice) => valueOfChoice(page, choice, brand) !== undefined;
  const hasWayBack = async (start: PlainPage) =>
    backAfter === undefined || isOffered(await openCars(visit.visitor, start, 1), choices.at(-1)!);
  return takeTrainWith(
    visit,
    whole,
    '',
    async (page, start) => hasRoom(page) && isOffered(page, choices[0]!) && (await hasWayBack(start)),
  );
}

/** Makes all choices by posting forms. @returns step 1 with the choices, and the chosen places */
export async function chooseAll(
  visitor: PlainBrowser,
  cars: PlainPage,
  { choices }: TrainJourney,
  brand: Brand,
): Promise<{ step1: PlainPage; places: string[] }> {
  let page = cars;
  const places: string[] = [];
  for (const choice of choices) {
    const seat = valueOfChoice(page, choice, brand);
    if (seat === undefined) throw new Error(`${page.path} does not offer the choice`);
    if (/^\d+$/.test(seat)) places.push(seat);
    const { tariff, hasBedding } = choice;
    page = await takePlace(visitor, page, { seat, ...(tariff && { tariff }), ...(hasBedding && { bedding: '1' }) });
    expect(page.status).toBe(200);
  }
  const [path = ''] = page.path.split(/[?#]|\/seats\//);
  return { step1: await visitor.get(path), places };
}

/** Sends step 1 and returns the page that follows, whatever it is. */
export function sendStep1(
  visitor: PlainBrowser,
  step1: PlainPage,
  party: TestParty,
  { email, brand }: { email: string; brand: Brand },
): Promise<PlainPage> {
  const form = formWith(step1.text, 'email');
  return visitor.post(form.action || step1.path, { ...form.fields, ...step1Fields(party, email, brand) });
}

/** Checks the words of step 1 and, once it is reached, of step 2. */
export function expectWords(page: Pick<PlainPage, 'text'>, words: RegExp | undefined): void {
  if (words) expect(mainText(page)).toMatch(words);
}
