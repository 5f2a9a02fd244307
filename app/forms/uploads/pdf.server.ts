import { inflateSync } from 'node:zlib';

/** The parts of a PDF that do something by themselves or carry other files. Names end where a letter does not follow. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA(?=[\s[]))(?![A-Za-z])|<script|<html[\s>]|<!doctype html/i;
const LOCKED = /\/Encrypt(?![A-Za-z])/;

/** Objects are packed in streams; these limits keep a bomb from unpacking. */
const MAX_STREAMS = 5000;
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;

/** `active`: has scripts, other files or anything that cannot be checked; `locked`: needs a password. */
export type PdfState = 'plain' | 'broken' | 'locked' | 'active';

/** Checks a PDF for scripts, actions and files inside. Only its packed objects are unpacked, within limits. */
export function pdfState(bytes: Buffer): PdfState {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.slice(-4096).includes('%%EOF')) return 'broken';
  const plain = withPlainNames(text);
  if (LOCKED.test(plain)) return 'locked';
  if (ACTIVE.test(plain)) return 'active';
  const streams = objectStreams(text);
  // A name that is spelled in another way wants to hide.
  if (streams.length > MAX_STREAMS || streams.length !== count(plain, OBJECT_STREAM)) return 'active';
  let left = MAX_UNPACKED_BYTES;
  for (const { from, to } of streams) {
    const unpacked = unpack(bytes.subarray(from, to), left);
    if (unpacked === null || ACTIVE.test(withPlainNames(unpacked))) return 'active';
    left -= unpacked.length;
  }
  return 'plain';
}

const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/g;

/** Finds the packed objects: the stream behind each dictionary that says so. */
function objectStreams(text: string): { from: number; to: number }[] {
  return [...text.matchAll(OBJECT_STREAM)].map(({ index }) => {
    const start = /stream\r?\n/g;
    start.lastIndex = index;
    start.exec(text);
    return { from: start.lastIndex, to: Math.max(start.lastIndex, text.indexOf('endstream', start.lastIndex)) };
  });
}

/** Returns null for a stream that is too large or packed in another way. */
function unpack(packed: Buffer, most: number): string | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return null;
  }
}

/** "/J#61vaScript" → "/JavaScript" */
function withPlainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
