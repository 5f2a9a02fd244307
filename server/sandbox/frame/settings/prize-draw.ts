import type { ConfigWire } from '~/upstream/settings/contract';

/** People of these countries may take part. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  ru: ['RU', 'KZ'],
  intl: ['US', 'GB', 'DE', 'FR', 'ES'],
};
/** Day of the next month on which the winner is drawn. */
const DRAWN_ON = 5;

/** Returns the draw of the month: it begins on the first, and ends with the month. */
export function prizeDrawOf(brand: string, now: Date): ConfigWire<'prize_draw'> {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const first = new Date(Date.UTC(year, month, 1)).toISOString();
  return {
    id: `${brand}-${first.slice(0, 7)}`,
    prize_key: 'prize_draw.prize',
    winners: 1,
    countries: [...(COUNTRIES[brand] ?? [])],
    starts_at: first,
    ends_at: new Date(Date.UTC(year, month + 1, 1)).toISOString(),
    drawn_on: new Date(Date.UTC(year, month + 1, DRAWN_ON)).toISOString().slice(0, 10),
  };
}
