import { fileTypeFromBuffer } from 'file-type';
import { cleanName, nameFault, UPLOAD_TYPES, type NameFault, type UploadType } from './file-name.server';
import { pdfState } from './pdf.server';
import { pictureState } from './picture.server';

/** A file that may be kept: its content is of the type, its name is clean. */
export type CheckedFile = { name: string; type: UploadType; bytes: Buffer };

/** Why a file is refused; also a key of its message. */
export type FileFault =
  NameFault | 'empty' | 'tooBig' | 'wrongType' | 'broken' | 'tooManyPixels' | 'pdfLocked' | 'pdfActive' | 'hidden';

/** More is not needed to recognise a type, and keeps the library from unpacking archives. */
const SAMPLE_BYTES = 4100;
/** Pages and scripts inside a picture: some program would run them. */
const HIDDEN = /<script|<html[\s>]|<!doctype html|<svg\s|<\?php|javascript:/i;
const PDF_READERS_LOOK_AT = 1024;
const ZIP_BEGIN = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end of an archive with its longest comment. */
const ZIP_TAIL_BYTES = 22 + 65_535;

/** Checks a file by its content; the name and the type that the browser gave prove nothing. */
export async function checkFile(given: {
  name: string;
  bytes: Buffer;
}): Promise<{ file: CheckedFile } | { fault: FileFault }> {
  const { name, bytes } = given;
  if (bytes.length === 0) return { fault: 'empty' };
  const ofName = nameFault(name);
  if (ofName) return { fault: ofName };
  const type = await typeOf(bytes);
  if (type === null) return { fault: 'wrongType' };
  const fault = type === 'application/pdf' ? pdfFault(bytes) : pictureFault(bytes, type);
  return fault ? { fault } : { file: { name: cleanName(name, type), type, bytes } };
}

async function typeOf(bytes: Buffer): Promise<UploadType | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, SAMPLE_BYTES));
  // The container of HEIC goes by two names.
  const mime = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  return UPLOAD_TYPES.find((type) => type === mime) ?? null;
}

function pdfFault(bytes: Buffer): FileFault | null {
  const state = pdfState(bytes);
  if (state === 'plain') return isArchive(bytes) ? 'hidden' : null;
  return state === 'broken' ? 'broken' : state === 'locked' ? 'pdfLocked' : 'pdfActive';
}

function pictureFault(bytes: Buffer, type: Exclude<UploadType, 'application/pdf'>): FileFault | null {
  const state = pictureState(bytes, type);
  if (state !== 'whole') return state;
  const isPdf = bytes.subarray(0, PDF_READERS_LOOK_AT).includes('%PDF-');
  return isPdf || isArchive(bytes) || HIDDEN.test(bytes.toString('latin1')) ? 'hidden' : null;
}

/** Archives are read from their end, so a picture may be one at the same time. */
function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END) && bytes.includes(ZIP_BEGIN);
}
