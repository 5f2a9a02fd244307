import type { AttachmentPurpose } from '~/upstream/after-sale/contract';

/** Returns the address of a file that this browser has added to the next request about an order. */
export function uploadPath(token: string, purpose: AttachmentPurpose, file: string): string {
  return `/user/orders/${token}/attachments/${purpose}/${encodeURIComponent(file)}`;
}
