/**
 * Documents that a customer adds to a request about an order (specification 3 §7 "file attachments"; the shapes are
 * ours). A file belongs to a draft until the request that names its token is sent; a day later it is deleted. The
 * draft's id is known to one browser only, so nobody else can list, open or delete its files. Bytes travel as base64.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

/** The requests that documents are added to. */
export const ATTACHMENT_PURPOSES = ['refund', 'request'] as const;
export type AttachmentPurpose = (typeof ATTACHMENT_PURPOSES)[number];

/** Media types that are accepted, by their content. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/heic', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

const MB = 1024 * 1024;
/** Limits of one draft: files, bytes of a file, bytes of all files together. */
export const ATTACHMENT_LIMITS = { files: 10, fileBytes: 10 * MB, totalBytes: 30 * MB } as const;
/** The longest name that is stored, in characters. */
export const ATTACHMENT_NAME_LENGTH = 120;

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
/** The longest body of a call. */
export const ATTACHMENT_BODY_BYTES = base64Length(ATTACHMENT_LIMITS.fileBytes) + 16 * 1024;

const inDraft = requestBase.extend({
  /** The order's. */
  token: z.string().max(100),
  draft_id: z.uuid(),
  purpose: z.enum(ATTACHMENT_PURPOSES),
});
const ofFile = inDraft.extend({ attachment_token: z.string().max(100) });

const fields = {
  token: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  size: z.number().int().positive(),
  created_at: offsetDateTime,
};
const attachment = z
  .looseObject(fields)
  .transform(({ created_at: createdAt, token, name, type, size }) => ({ token, name, type, size, createdAt }));
export type Attachment = z.output<typeof attachment>;
export type AttachmentWire = z.input<typeof attachment>;

// --- file_attachments/add ----------------------------------------------------------------------------------------

export const addAttachmentRequest = inDraft.extend({
  name: z.string().min(1).max(ATTACHMENT_NAME_LENGTH),
  type: z.enum(ATTACHMENT_TYPES),
  /** Base64. */
  content: z.string().max(base64Length(ATTACHMENT_LIMITS.fileBytes)),
});
export const addAttachmentAnswer = z.looseObject({ attachment }).transform((wire) => wire.attachment);
export type AddAttachmentWire = z.input<typeof addAttachmentAnswer>;

// --- file_attachments/all ----------------------------------------------------------------------------------------

export const attachmentsAnswer = z
  .looseObject({ attachments: tolerantList(attachment) })
  .transform((wire) => wire.attachments);
export type AttachmentsWire = z.input<typeof attachmentsAnswer>;

// --- file_attachments/get ----------------------------------------------------------------------------------------

/** `content`: base64. */
export const attachmentFileAnswer = z.looseObject({ name: fields.name, type: fields.type, content: z.string() });
export type AttachmentFileWire = z.input<typeof attachmentFileAnswer>;

const FAILURES = ['NotFound', 'requestFormat', 'serverError'];

/** Calls about documents of a request. */
export const attachmentCalls = {
  addAttachment: {
    method: 'POST',
    path: '/v4/file_attachments/add',
    summary: 'Adds a file to the draft of a request. The same content twice is one file.',
    request: addAttachmentRequest,
    answer: addAttachmentAnswer,
    envelope: { failures: [...FAILURES, 'attachmentsLimit'] },
    isRead: false,
  },
  listAttachments: {
    method: 'POST',
    path: '/v4/file_attachments/all',
    summary: 'The files of a draft, oldest first.',
    request: inDraft,
    answer: attachmentsAnswer,
    envelope: { failures: FAILURES },
    isRead: true,
  },
  getAttachment: {
    method: 'POST',
    path: '/v4/file_attachments/get',
    summary: 'A file of a draft with its content.',
    request: ofFile,
    answer: attachmentFileAnswer,
    envelope: { failures: FAILURES },
    isRead: true,
  },
  deleteAttachment: {
    method: 'POST',
    path: '/v4/file_attachments/delete',
    summary: 'Deletes a file of a draft; one that is gone already too.',
    request: ofFile,
    answer: z.looseObject({}),
    envelope: { failures: FAILURES },
    isRead: false,
  },
} as const;
