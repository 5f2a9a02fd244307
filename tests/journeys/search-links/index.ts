import type { CalendarDate } from '~/dates/calendar-date';
import { damagedLinks } from './damaged';
import { flexibleLinks } from './flexible';
import { legacyLinks } from './legacy';
import { malformedLinks } from './malformed-query';
import { partnerLinks } from './partner';
import { linkDays, type SearchLink } from './search-link';
import { version2Links } from './version-2';

/** Search links of every kind, valid and invalid. @param today base of their days (UTC) */
export function searchLinks(today: CalendarDate): SearchLink[] {
  const days = linkDays(today);
  return [version2Links, flexibleLinks, partnerLinks, legacyLinks, damagedLinks, malformedLinks].flatMap((links) =>
    links(days),
  );
}
