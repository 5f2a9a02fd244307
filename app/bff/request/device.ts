/** The browser and the system of a visitor by their common names; null when unknown. */
export type Device = { browser: string | null; system: string | null };

/** The first match wins: most browsers name others too. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Reads a User-Agent header. It only helps owners to recognise their device in a list, since anybody can write
 * anything there.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.slice(0, 500) ?? '';
  const nameOf = (patterns: typeof BROWSERS) => patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) };
}
