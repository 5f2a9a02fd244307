/**
 * Counts orders by the month of their first departure, the latest month first; skips orders without a date.
 * @param dates ISO dates or local times
 */
export function countByMonth(dates: readonly (string | null)[]): { period: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const date of dates) {
    if (!date) continue;
    const month = date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .map(([period, count]) => ({ period, count }))
    .toSorted((one, other) => other.period.localeCompare(one.period));
}
