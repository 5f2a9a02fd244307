/**
 * Converts a local time to a moment: "2031-05-04 18:30" in Europe/Moscow is 15:30 UTC. A repeated hour resolves to its
 * first pass; a skipped hour uses the offset from before the change.
 * @param local yyyy-MM-dd HH:mm
 * @param timeZone IANA name
 */
export function zonedTime(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  const before = wall - offsetAt(wall - 86_400_000, timeZone);
  if (offsetAt(before, timeZone) === wall - before) return new Date(before);
  const after = wall - offsetAt(wall + 86_400_000, timeZone);
  return new Date(offsetAt(after, timeZone) === wall - after ? after : before);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns how far the zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...digits, timeZone, hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(moment)) part[type] = value;
  const { year, month, day, hour, minute } = part;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

/** Returns how far the zone is ahead of UTC at a moment, in minutes. @param timeZone IANA name */
export function zoneOffsetMinutes(moment: Date, timeZone: string): number {
  return offsetAt(moment.getTime(), timeZone) / 60_000;
}
