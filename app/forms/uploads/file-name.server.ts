/** Characters of a name as the visitor's computer has it; longer ones are refused, not cut. */
const LONGEST_GIVEN = 255;
/** Characters of a name that is kept. */
const LONGEST_KEPT = 120;

/** The extensions of an accepted type; the first is given to a name without one of its own. */
const EXTENSIONS = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Types of documents: pictures and PDF. */
export type UploadType = keyof typeof EXTENSIONS;
export const UPLOAD_TYPES = Object.keys(EXTENSIONS) as readonly UploadType[];

const KNOWN: readonly string[] = Object.values(EXTENSIONS).flat();
/** Extensions of programs, scripts, pages and archives; none may hide before the last one. */
const ACTIVE =
  /\.(?:exe|scr|bat|cmd|msi|js|mjs|vbs|ps1|hta|lnk|jar|apk|dmg|php\d?|phtml|phar|jsp|aspx?|s?html?|xhtml|svgz?|xml|swf|zip|rar|7z|docm|xlsm)(?=\.)/i;

export type NameFault = 'namePath' | 'nameTooLong' | 'nameExtension';

/** Returns why a name is refused: it has a path, is too long, or claims to be another kind of file; null if it is fine. */
export function nameFault(given: string): NameFault | null {
  if (/[/\\]/.test(given)) return 'namePath';
  if ([...given].length > LONGEST_GIVEN) return 'nameTooLong';
  const name = visible(given);
  const extension = extensionOf(name);
  if (ACTIVE.test(name) || (extension !== null && !KNOWN.includes(extension))) return 'nameExtension';
  return null;
}

/**
 * Cleans the name of a checked file: no control or direction characters, at most 120 characters, and the extension of
 * its true type. A picture of another kind than its name says (phones do that) is renamed.
 */
export function cleanName(given: string, type: UploadType): string {
  const name = visible(given);
  const extension = extensionOf(name);
  const own: readonly string[] = EXTENSIONS[type];
  const kept = extension !== null && own.includes(extension) ? extension : EXTENSIONS[type][0];
  const stem = extension === null ? name : name.slice(0, -extension.length - 1);
  return `${
    [...stem]
      .slice(0, LONGEST_KEPT - kept.length - 1)
      .join('')
      .trim() || 'document'
  }.${kept}`;
}

/** Drops what nobody sees: control and format characters (the right-to-left override among them), outer spaces and dots. */
function visible(given: string): string {
  return given
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

/** "jpg" of "scan 1.JPG"; null for a name without one, such as "Visa refusal 12.05.2031". */
function extensionOf(name: string): string | null {
  return /\.([a-z][a-z\d]{0,4})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
}
