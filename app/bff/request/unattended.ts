/** Robots name themselves so; Cubot makes telephones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;

/** True for a page that a browser fetches in advance: it may never be seen. */
export function isPrefetch({ headers }: Pick<Request, 'headers'>): boolean {
  return /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

/** True for the name of a program that reads pages for nobody in particular. */
export function namesRobot(userAgent: string | null | undefined): boolean {
  return ROBOT.test(userAgent ?? '');
}

/** True when nobody looks at the page yet: it is fetched in advance, or by a robot that says so. */
export function isUnattended(request: Pick<Request, 'headers'>): boolean {
  return isPrefetch(request) || namesRobot(request.headers.get('user-agent'));
}
