/**
 * The scoring rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, as of 2026), rewritten for
 * local responses: the scanner needs a public address with a certificate. Ignores the browsers' preload lists, which
 * no test can know and which only add points.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { tagsOf } from '#tests/setup/html';
import { judgePolicy, parsePolicy } from './content-policy-rules';
import { judgeCookies } from './cookie-rules';
import type { Verdict } from './verdict';

export type ScannedAnswer = {
  headers: IncomingHttpHeaders;
  text: string;
  /** Set-Cookie headers of the visit so far: the scanner judges its whole jar. */
  cookies: readonly string[];
  /** The redirect of the same address over plain HTTP; null when there is none. */
  overHttp: URL | null;
  /** The requested address. */
  url: URL;
};

export type Score = { score: number; verdicts: Verdict[] };

/** No bonus points below this score. */
const ENOUGH_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;

/** Computes the score of a response and its parts. 100 or more is an A+. */
export function observatoryScore(answer: ScannedAnswer): Score {
  const { headers, cookies } = answer;
  const hsts = judgeHsts(headers['strict-transport-security']);
  const policy = one(headers['content-security-policy']);
  const verdicts = [
    judgePolicy(policy),
    judgeCookies(cookies, hsts.points >= 0),
    judgeSharing(headers),
    judgeRedirection(answer),
    judgeReferrer(one(headers['referrer-policy'])),
    hsts,
    judgeIntegrity(answer),
    judgeSniffing(one(headers['x-content-type-options'])),
    judgeFraming(one(headers['x-frame-options']), policy),
    judgeResourcePolicy(one(headers['cross-origin-resource-policy'])),
  ];
  const points = (counts: (points: number) => boolean) =>
    verdicts.reduce((sum, verdict) => sum + (counts(verdict.points) ? verdict.points : 0), 0);
  const base = 100 + points((given) => given < 0);
  const bonus = base >= ENOUGH_FOR_BONUS ? points((given) => given > 0) : 0;
  return { score: Math.max(0, base + bonus), verdicts };
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function judgeHsts(header: string | undefined): Verdict {
  const rule = 'strict-transport-security';
  if (!header) return { rule, result: 'not implemented', points: -20 };
  const seconds = Number(/(?:^|;)\s*max-age="?(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return { rule, result: 'invalid', points: -20 };
  return seconds >= SIX_MONTHS_SECONDS
    ? { rule, result: 'six months or more', points: 0 }
    : { rule, result: 'less than six months', points: -10 };
}

function judgeSharing(headers: IncomingHttpHeaders): Verdict {
  const rule = 'cross-origin-resource-sharing';
  const allowed = headers['access-control-allow-origin'];
  if (allowed === undefined) return { rule, result: 'not implemented', points: 0 };
  const isOpen = allowed !== '' && headers['access-control-allow-credentials'] === 'true';
  return isOpen
    ? { rule, result: 'with credentials', points: -50 }
    : { rule, result: 'without credentials', points: 0 };
}

function judgeRedirection({ overHttp, url }: ScannedAnswer): Verdict {
  const rule = 'redirection';
  if (!overHttp) return { rule, result: 'missing', points: -20 };
  if (overHttp.protocol !== 'https:') return { rule, result: 'not to HTTPS', points: -20 };
  return overHttp.hostname === url.hostname
    ? { rule, result: 'to HTTPS', points: 0 }
    : { rule, result: 'off the host', points: -5 };
}

function judgeReferrer(header: string | undefined): Verdict {
  const rule = 'referrer-policy';
  const policy = header?.split(',').at(-1)?.trim().toLowerCase();
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
    policy ?? '',
  );
  if (policy === undefined) return { rule, result: 'not implemented', points: 0 };
  return isPrivate ? { rule, result: 'private', points: 5 } : { rule, result: 'unsafe or invalid', points: -5 };
}

function judgeIntegrity({ headers, text, url }: ScannedAnswer): Verdict {
  const rule = 'subresource-integrity';
  if (!/^text\/html\b/.test(headers['content-type'] ?? '')) return { rule, result: 'not HTML', points: 0 };
  const judged = tagsOf(text, 'script').flatMap(({ src, integrity }) => {
    if (src === undefined) return [];
    const address = new URL(src, url);
    if (address.hostname === url.hostname) return [integrity ? 5 : 0];
    if (address.protocol !== 'https:' || src.startsWith('//')) return [integrity ? -20 : -50];
    return [integrity ? 5 : -5];
  });
  // One script with it suffices for the points, as long as none is bad.
  const points = judged.some((given) => given < 0) ? Math.min(...judged) : Math.max(0, ...judged);
  return { rule, result: points > 0 ? 'implemented' : 'not implemented', points };
}

function judgeSniffing(header: string | undefined): Verdict {
  const rule = 'x-content-type-options';
  return header?.trim().toLowerCase() === 'nosniff'
    ? { rule, result: 'nosniff', points: 0 }
    : { rule, result: 'not implemented', points: -5 };
}

function judgeFraming(header: string | undefined, policy: string | undefined): Verdict {
  const rule = 'x-frame-options';
  if (policy && parsePolicy(policy).has('frame-ancestors')) return { rule, result: 'by policy', points: 5 };
  return /^(?:deny|sameorigin)$/i.test(header?.trim() ?? '')
    ? { rule, result: 'implemented', points: 0 }
    : { rule, result: 'not implemented', points: -20 };
}

function judgeResourcePolicy(header: string | undefined): Verdict {
  const rule = 'cross-origin-resource-policy';
  if (header === undefined) return { rule, result: 'not implemented', points: 0 };
  if (header === 'same-origin' || header === 'same-site') return { rule, result: header, points: 10 };
  return header === 'cross-origin' ? { rule, result: header, points: 0 } : { rule, result: 'invalid', points: -5 };
}
