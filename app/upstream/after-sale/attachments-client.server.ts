import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type AttachmentPurpose, type AttachmentType } from './contract';

/** The owner of files: the order, the draft that one browser knows, and their purpose. */
export type AttachmentDraft = { token: string; draftId: string; purpose: AttachmentPurpose };

/** A file whose name and type have been checked. */
export type CheckedFile = { name: string; type: AttachmentType; bytes: Buffer };

/** Makes the calls about documents of a request (specification 3 §7 "file attachments"). */
export function attachmentsClient(call: ReturnType<typeof envelopedCalls>) {
  return {
    /** @throws UpstreamError attachmentsLimit when the draft is full */
    addAttachment(draft: AttachmentDraft, { name, type, bytes }: CheckedFile) {
      return call(endpoints.addAttachment, { ...toWire(draft), name, type, content: bytes.toString('base64') });
    },

    /** Lists the files that are not part of a request yet, oldest first. */
    listAttachments(draft: AttachmentDraft) {
      return call(endpoints.listAttachments, toWire(draft));
    },

    /** @throws UpstreamError of kind notFound for a file of another draft */
    async getAttachment(draft: AttachmentDraft, attachmentToken: string): Promise<CheckedFile> {
      const request = { ...toWire(draft), attachment_token: attachmentToken };
      const { name, type, content } = await call(endpoints.getAttachment, request);
      return { name, type, bytes: Buffer.from(content, 'base64') };
    },

    async deleteAttachment(draft: AttachmentDraft, attachmentToken: string): Promise<void> {
      await call(endpoints.deleteAttachment, { ...toWire(draft), attachment_token: attachmentToken });
    },
  };
}

function toWire({ token, draftId, purpose }: AttachmentDraft) {
  return { token, draft_id: draftId, purpose };
}
