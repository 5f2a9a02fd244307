import { expect, type Page } from '@playwright/test';
import { hydrated } from '#tests/setup/hydration';
import { addonFields, type AddonsOption } from './addons';
import { cardFields, dateIn, step1Fields, type TestParty, type TestTrip } from './travellers';

export type VisitOptions = { brand: 'ru' | 'intl'; hasScript: boolean };

/** Buttons and links by their texts in the two languages. */
const TEXTS = {
  continue: /^(Continue|Продолжить)$/,
  pay: /^(Pay|Оплатить)/,
  bank: /^(Open the bank’s page|Open the bank's page|Открыть страницу банка)/,
} as const;

/** A visitor with a browser: one method for each screen of the purchase. Works with and without JavaScript. */
export class ShopVisit {
  constructor(
    readonly page: Page,
    private readonly options: VisitOptions,
  ) {}

  /** Fills in the search form of the home page and submits it. */
  async search(trip: TestTrip, party: TestParty): Promise<void> {
    const { page } = this;
    await page.goto('/');
    await this.settled();
    await this.typePlace('direction-input-from-input', trip.from);
    await this.typePlace('direction-input-to-input', trip.to);
    await page.locator('input[name=departureDate]').fill(dateIn(trip.outInDays));
    if (trip.backInDays !== undefined) await page.locator('input[name=dateBack]').fill(dateIn(trip.backInDays));
    if (party.adults > 1 || party.childrenAges.length > 0) await this.choosePassengers(party);
    await page.getByTestId('search-ticket-button').click();
    await page.waitForURL(/\/search\?/);
  }

  /** Chooses the first card of the results. @returns its price as written */
  async chooseFirstOffer(): Promise<string> {
    const card = this.page.getByTestId('serp-ticket-item').first();
    // A new shop on a busy machine takes its time for the first search.
    await expect(card).toBeVisible({ timeout: 20_000 });
    const price = await card.getByTestId('serp-ticket-total-sum').innerText();
    await card.getByTestId('ticket-price-button').click();
    await this.page.waitForURL(/\/mbooking\/step0\//);
    return price;
  }

  /** Continues with the fare of the card. @returns the total as written */
  async takeFare(): Promise<string> {
    const { page } = this;
    const chosen = page.locator('input[type=radio][data-fare]:checked');
    await expect(chosen).toBeVisible();
    const total = await page.locator(`[data-total="${await chosen.getAttribute('data-fare')}"]`).innerText();
    await page.getByRole('button', { name: TEXTS.continue }).click();
    await page.waitForURL(/\/mbooking\/step1\//);
    return total;
  }

  async fillPassengers(
    party: TestParty,
    email: string,
    { addons = 'none' }: { addons?: AddonsOption } = {},
  ): Promise<void> {
    await this.typePassengers(party, email);
    if (addons !== 'none') await this.chooseAddons(addons);
    await this.continue();
    await this.page.waitForURL(/\/mbooking\/step2\//);
  }

  /** Fills in the form of step 1. */
  async typePassengers(party: TestParty, email: string): Promise<void> {
    await expect(this.page.locator('input[name=email]')).toBeVisible();
    await this.settled();
    await this.fillFields(step1Fields(party, email, this.options.brand));
  }

  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: TEXTS.continue }).click();
  }

  /** Opens the rows of the add-ons and chooses those of `option`. */
  async chooseAddons(option: AddonsOption): Promise<void> {
    const section = this.page.locator('section[aria-labelledby=addons]');
    const fields = Object.entries(addonFields(await this.page.content(), option));
    const folded = section.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    for (const [name, values] of fields) {
      for (const value of [values].flat()) {
        const field = section.locator(`[name="${name}"]`);
        if ((await field.last().evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
        else await section.locator(`[name="${name}"][value="${value}"]`).check();
      }
    }
  }

  /** Returns the amount on the pay button and in the summary. */
  async amountToPay(): Promise<string> {
    return this.page.getByRole('button', { name: TEXTS.pay }).innerText();
  }

  /** Opens the card's row among the ways to pay, where another one is open. */
  async openCard(): Promise<void> {
    const row = this.page.locator('input[name=payBy][value=card]');
    if ((await row.count()) > 0) await row.check();
  }

  async fillCard(pan: string): Promise<void> {
    await this.openCard();
    await this.fillFields(cardFields(pan));
  }

  async pay(pan: string): Promise<void> {
    await this.fillCard(pan);
    await this.page.getByRole('button', { name: TEXTS.pay }).click();
  }

  /** Answers the 3-D Secure page: in the frame with JavaScript, on the bank's own page without. */
  async answerBank(answer: 'approve' | 'decline'): Promise<void> {
    const { page } = this;
    await page.waitForURL(/\/mbooking\/3ds\//);
    if (this.options.hasScript) {
      // By keyboard: a click in another site's frame is lost when the page around it moves meanwhile.
      await page.frameLocator('iframe').locator(`button[value=${answer}]`).press('Enter');
    } else {
      await page.getByRole('link', { name: TEXTS.bank }).click();
      await page.locator(`button[value=${answer}]`).click();
    }
  }

  /** Waits for the ticket. A second press of the button may abort the navigation of the first. */
  async holdTicket(): Promise<void> {
    await expect(this.page).toHaveURL(/\/mbooking\/thanks\//, { timeout: 45_000 });
  }

  private async settled(): Promise<void> {
    if (this.options.hasScript) await hydrated(this.page);
  }

  private async typePlace(testId: string, text: string): Promise<void> {
    const field = this.page.getByTestId(testId);
    await field.fill(text);
    await field.press('Escape');
  }

  private async choosePassengers({ adults, childrenAges }: TestParty): Promise<void> {
    const { page } = this;
    const picker = page.getByTestId('passenger-input-container');
    await picker.locator('summary').first().click();
    for (let count = 1; count < adults; count += 1) await picker.getByTestId('search-form-pass-plus-button').click();
    for (const age of childrenAges) {
      await picker.getByTestId('search-form-child-add-button').click();
      await picker.getByTestId(`search-form-pass-list-age-${age}`).click();
    }
    await expect(page.locator('input[name=adults]')).toHaveValue(String(adults));
    await expect(page.locator('select[name=childrenAges]')).toHaveCount(childrenAges.length);
  }

  private async fillFields(fields: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this;
    // One query for all: a party of nine has a hundred fields.
    const kinds = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, tagName, type }) => [
          name,
          tagName === 'INPUT' ? type : tagName,
        ]),
      ),
    );
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`[name="${name}"]`);
      if (kinds[name] === 'SELECT') await field.selectOption(value);
      else if (kinds[name] === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
      else if (kinds[name] === 'checkbox') await field.check({ force: true });
      else await field.fill(value);
    }
  }
}
