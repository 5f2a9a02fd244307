import { ATTACHMENT_PURPOSES, type AttachmentPurpose } from '~/upstream/after-sale/contract';

/** Reads the purpose of an address. @throws Response 404 for one that does not exist */
export function purposeOf({ purpose }: Readonly<Record<string, string | undefined>>): AttachmentPurpose {
  const known = ATTACHMENT_PURPOSES.find((one) => one === purpose);
  if (!known) throw new Response(null, { status: 404 });
  return known;
}
