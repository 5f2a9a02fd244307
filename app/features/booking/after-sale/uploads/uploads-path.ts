import type { AttachmentPurpose } from '~/upstream/after-sale/contract';

/** Returns the page on which files are added to the next request about an order. */
export function uploadsPath(token: string, purpose: AttachmentPurpose): string {
  return `/user/orders/${token}/attachments/${purpose}`;
}
