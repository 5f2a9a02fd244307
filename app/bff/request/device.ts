/** The browser and the system of a visitor, by the names that people know; null for what is not known. */
export type Device = { browser: string | null; system: string | null };

/** The first that matches: most browsers name others beside themselves. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
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

/** Reads a User-Agent header, only to help its owner know the device again in a list: anybody can write anything there. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.slice(0, 500) ?? '';
  const nameOf = (known: typeof BROWSERS) => known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) };
}
