import type { Locale } from '~/market/locales';

const KB = 1024;
const MB = KB * KB;

/** Formats a size: "10 MB", "1.4 MB", "380 kB"; the least is "1 kB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [unit, value] =
    bytes >= MB ? (['megabyte', bytes / MB] as const) : (['kilobyte', Math.max(1, bytes / KB)] as const);
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
    .format(value)
    .replace(' ', '\u00a0');
}
