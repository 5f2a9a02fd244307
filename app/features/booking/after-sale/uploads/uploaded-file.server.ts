import { readUploadDraft } from '~/bff/cookies/upload-draft.server';
import type { RequestContext } from '~/bff/request/context';
import type { AttachmentPurpose } from '~/upstream/after-sale/contract';
import { UpstreamError } from '~/upstream/error';

/**
 * Answers with a file of this browser's draft, only to be stored: never shown in the shop's name, with the type that its
 * content has.
 * @throws Response 404 for a file of nobody, or of another draft
 * @throws UpstreamError when the service does not answer
 */
export async function uploadedFile(
  context: RequestContext,
  { token, purpose, file }: { token: string; purpose: AttachmentPurpose; file: string },
): Promise<Response> {
  const draftId = await readUploadDraft(context, token);
  if (!draftId || file.length > 100) throw new Response(null, { status: 404 });
  try {
    const { name, type, bytes } = await context.upstream.afterSale.getAttachment({ token, draftId, purpose }, file);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="document"; filename*=UTF-8''${rfc5987(name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'notFound') throw new Response(null, { status: 404 });
    throw error;
  }
}

/** Encodes a name for a header (RFC 8187). */
function rfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
