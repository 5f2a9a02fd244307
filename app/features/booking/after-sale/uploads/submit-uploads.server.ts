import { beginUploadDraft, readUploadDraft } from '~/bff/cookies/upload-draft.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { allowsUpload } from '~/bff/limits/orders.server';
import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import { checkFile, type FileFault } from '~/forms/uploads/check-file.server';
import { isMultipart, readMultipart, type PostedFile } from '~/forms/uploads/multipart.server';
import { getTranslator } from '~/i18n/translator.server';
import { ATTACHMENT_LIMITS, type AttachmentPurpose } from '~/upstream/after-sale/contract';
import type { PostedForm } from '~/forms/posted-form.server';
import { UpstreamError } from '~/upstream/error';
import { FairQueue, QueueFullError } from '~/upstream/fair-queue';
import { formatFileSize } from './file-size';

/** The field of the files. */
export const FILES_FIELD = 'files';
export type RejectedUploads = RejectedSubmission<typeof FILES_FIELD, 'uploads'>;

/** Each holds up to 30 MB while it is read, so few at a time; the others wait without being read. */
const turns = new FairQueue({ active: 6, queued: 60 });

const removal = defineFields({ remove: textField(LIMITS.id) });

/**
 * Adds the posted files to the draft of this browser, or removes one. Good files stay when others are refused.
 * @param path of the page with the form
 */
export async function submitUploads(
  context: RequestContext,
  request: Request,
  token: string,
  purpose: AttachmentPurpose,
  path: string,
) {
  if (!isMultipart(request)) {
    const { remove } = readFields(removal, await readForm(request));
    const draftId = await readUploadDraft(context, token);
    if (draftId && remove) await context.upstream.afterSale.deleteAttachment({ token, draftId, purpose }, remove);
    return redirectTo(path);
  }
  const words = fileWords(context);
  if (!(await allowsUpload(context, token))) return reject([words('tooOften')], 429);
  try {
    const refused = await turns.run(context.clientIp, () => takeFiles(context, request, token, purpose));
    return refused.length > 0 ? reject(refused, 400) : redirectTo(path);
  } catch (error) {
    if (error instanceof QueueFullError || error instanceof UpstreamError) return reject([words('failed')], 503);
    throw error;
  }
}

/** Reads, checks and stores the files. @returns a message for each that was refused */
async function takeFiles(context: RequestContext, request: Request, token: string, purpose: AttachmentPurpose) {
  const words = fileWords(context);
  const { files } = await readMultipart(request, ATTACHMENT_LIMITS);
  return files.length === 0 ? [words('noFile')] : storeFiles(context, files, token, purpose);
}

/**
 * Reads a form of texts with files, and adds the files to the draft of this browser.
 * @param isKnown whether the form has come before; then its files are not added again
 * @returns the texts, and a message for each file that was refused
 * @throws QueueFullError when too many forms are being read
 */
export function readFormWithFiles(
  context: RequestContext,
  request: Request,
  {
    token,
    purpose,
    isKnown,
  }: { token: string; purpose: AttachmentPurpose; isKnown(form: PostedForm): Promise<boolean> },
): Promise<{ form: PostedForm; refused: string[] }> {
  const words = fileWords(context);
  return turns.run(context.clientIp, async () => {
    const { form, files } = await readMultipart(request, ATTACHMENT_LIMITS);
    if (files.length === 0 || (await isKnown(form))) return { form, refused: [] };
    if (!(await allowsUpload(context, token))) return { form, refused: [words('tooOften')] };
    try {
      return { form, refused: await storeFiles(context, files, token, purpose) };
    } catch (error) {
      if (error instanceof UpstreamError) return { form, refused: [words('failed')] };
      throw error;
    }
  });
}

/** Checks and stores files. @returns a message for each that was refused */
async function storeFiles(
  context: RequestContext,
  files: readonly PostedFile[],
  token: string,
  purpose: AttachmentPurpose,
): Promise<string[]> {
  const words = fileWords(context);
  if (files.length > ATTACHMENT_LIMITS.files) return [words('tooMany')];
  const refused: string[] = [];
  for (const posted of files) {
    const fault = await takeFile(context, posted, token, purpose);
    if (fault) refused.push(words(fault, posted.name));
  }
  return refused;
}

async function takeFile(
  context: RequestContext,
  { name, bytes, excess }: PostedFile,
  token: string,
  purpose: AttachmentPurpose,
): Promise<FileFault | 'noRoom' | null> {
  if (excess) return excess === 'file' ? 'tooBig' : 'noRoom';
  const checked = await checkFile({ name, bytes });
  if ('fault' in checked) return checked.fault;
  const draftId = await beginUploadDraft(context, token);
  try {
    await context.upstream.afterSale.addAttachment({ token, draftId, purpose }, checked.file);
    return null;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'attachmentsLimit') return 'noRoom';
    throw error;
  }
}

function reject(messages: readonly string[], status: number) {
  return answerRejected<RejectedUploads>({
    form: 'uploads',
    status,
    values: {},
    errors: { [FILES_FIELD]: messages.join(' ') },
    message: null,
    summary: messages.map((message) => ({ field: FILES_FIELD, message })),
  });
}

/** Longer names are cut in a message. */
const SHOWN_NAME = 60;

/** Returns the texts of refusals. */
function fileWords({ market: { locale } }: RequestContext) {
  const t = getTranslator(locale, 'uploads');
  const { files: most, fileBytes, totalBytes } = ATTACHMENT_LIMITS;
  const limits = { most, file: formatFileSize(fileBytes, locale), total: formatFileSize(totalBytes, locale) };
  return (fault: FileFault | 'noFile' | 'tooMany' | 'noRoom' | 'tooOften' | 'failed', given = '') => {
    const visible = given.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
    const name = [...visible].length > SHOWN_NAME ? `${[...visible].slice(0, SHOWN_NAME).join('')}…` : visible;
    return t(`fault.${fault}`, { ...limits, name });
  };
}
