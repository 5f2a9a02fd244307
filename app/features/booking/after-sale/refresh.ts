const REFRESH_SECONDS = 10;
const MINUTE_MS = 60_000;

/**
 * Returns after how many seconds a request's page asks again; null when nothing changes within moments. A request that
 * is still on its way after that time is told by letter.
 */
export function refreshSeconds(
  isOnItsWay: boolean,
  { createdAt, watchedMinutes, now }: { createdAt: string; watchedMinutes: number; now: Date },
): number | null {
  return isOnItsWay && now.getTime() - Date.parse(createdAt) < watchedMinutes * MINUTE_MS ? REFRESH_SECONDS : null;
}
