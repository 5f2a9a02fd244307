import { readUploadDraft } from '~/bff/cookies/upload-draft.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { getTranslator } from '~/i18n/translator.server';
import { ATTACHMENT_LIMITS, type Attachment, type AttachmentPurpose } from '~/upstream/after-sale/contract';
import { formatFileSize } from './file-size';
import { uploadPath } from './uploads-path';

/** The files that wait for a request, and the form that adds more. */
export type UploadsScreen = {
  /** Where the form and the buttons are sent to. */
  path: string;
  /** "JPEG, PNG, … Up to 10 files, 10 MB each, 30 MB together" */
  hint: string;
  /** For the page's script, which stops a form that is too large before it is sent. */
  totalBytes: number;
  /** Null while the service does not answer. */
  files: { token: string; name: string; size: string; path: string }[] | null;
};

/**
 * Lists the files of this browser's draft; of no other.
 * @param token the order's
 */
export async function findUploads(
  context: RequestContext,
  token: string,
  purpose: AttachmentPurpose,
): Promise<readonly Attachment[] | null> {
  const draftId = await readUploadDraft(context, token);
  if (!draftId) return [];
  const list = context.upstream.afterSale.listAttachments({ token, draftId, purpose });
  return degrade(list, null, { block: 'afterSale.attachments', patienceMs: 3000 });
}

/** Removes a file of this browser's draft. */
export async function removeUpload(
  context: RequestContext,
  { token, purpose }: { token: string; purpose: AttachmentPurpose },
  file: string,
): Promise<void> {
  const draftId = await readUploadDraft(context, token);
  if (draftId) await context.upstream.afterSale.deleteAttachment({ token, draftId, purpose }, file);
}

/**
 * Removes what is left of a purpose after its request has taken the files: a second click may have added them again. Files
 * for another purpose stay.
 */
export async function removeLeftovers(
  context: RequestContext,
  token: string,
  purpose: AttachmentPurpose,
): Promise<void> {
  const left = (await findUploads(context, token, purpose)) ?? [];
  await Promise.allSettled(left.map((file) => removeUpload(context, { token, purpose }, file.token)));
}

/**
 * Builds the screen part of an order's uploads for one purpose.
 * @param path of the page with the form
 */
export async function uploadsScreen(
  context: RequestContext,
  token: string,
  purpose: AttachmentPurpose,
  path: string,
): Promise<UploadsScreen> {
  const { locale } = context.market;
  const { files: most, fileBytes, totalBytes } = ATTACHMENT_LIMITS;
  const files = await findUploads(context, token, purpose);
  return {
    path,
    totalBytes,
    hint: getTranslator(locale, 'uploads')('hint', {
      most,
      file: formatFileSize(fileBytes, locale),
      total: formatFileSize(totalBytes, locale),
    }),
    files:
      files?.map(({ token: file, name, size }) => ({
        token: file,
        name,
        size: formatFileSize(size, locale),
        path: uploadPath(token, purpose, file),
      })) ?? null,
  };
}
