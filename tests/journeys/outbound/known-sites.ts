/** Sites that pages may link to, by host, with the reason. Any other host on a page is a mistake or an attack. */
export const KNOWN_SITES: Readonly<Record<string, string>> = {
  'www.geonames.org': 'source of cities, named by its licence',
  'creativecommons.org': 'licence of cities and airports',
  'www.openstreetmap.org': 'source of time zones, named by its licence',
  'github.com': 'source of stations, named by its licence',
  'opendatacommons.org': 'licence of stations and routes',
  'openflights.org': 'source of routes, named by its licence',
  'www.naturalearthdata.com': 'source of the map',
  'www.gov.uk': 'source of emission factors',
  'www.nationalarchives.gov.uk': 'licence of emission factors',
  'mail.yandex.ru': 'mailbox of the visitor who waits for a letter',
  'e.mail.ru': 'mailbox of the visitor who waits for a letter',
};

/** Domains of the brands, in mailto links. */
export const OWN_MAIL_DOMAINS: readonly string[] = ['fairwind.example', 'poputny.example'];
