import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { isSameOrigin } from '../form.server';
import { PostedForm } from '../posted-form.server';

/** How much a form with files may carry; bytes of a file and of all of them. */
export type UploadLimits = { files: number; fileBytes: number; totalBytes: number };

/** A file as it was posted. `bytes` is empty when `excess` says why it was not kept. */
export type PostedFile = { field: string; name: string; bytes: Buffer; excess: 'file' | 'total' | 'files' | null };

/** The rest of a longer body is read and dropped up to here, so that the visitor gets an answer in words. */
export const UPLOAD_BODY_BYTES = 128 * 1024 * 1024;
const TEXT_LIMITS = { fieldNameSize: 100, fieldSize: 16 * 1024, fields: 50, parts: 200, headerPairs: 20 };
/** Long names of files are refused in words. */
const HEADER_BYTES = 16 * 1024;

/** Whether a form was sent with its files. */
export function isMultipart(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';
}

/**
 * Reads a form with files while it arrives. Never keeps more than `totalBytes`: what is beyond a limit is dropped as it
 * comes. A file field without a file is left out.
 * @throws Response 403 when another site sent it, 415 for another content type, 413 over 128 MB, 400 when it is broken
 */
export async function readMultipart(
  request: Request,
  limits: UploadLimits,
): Promise<{ form: PostedForm; files: PostedFile[] }> {
  if (!isSameOrigin(request)) throw new Response(null, { status: 403 });
  if (!isMultipart(request)) throw new Response(null, { status: 415 });
  const texts: [string, string][] = [];
  const files: PostedFile[] = [];
  let kept = 0;
  try {
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      // Paths are refused, so they have to be seen.
      preservePath: true,
      limits: { ...TEXT_LIMITS, headerSize: HEADER_BYTES, fileSize: limits.fileBytes },
    });
    parser.on('field', (name, value) => void texts.push([name, value]));
    parser.on('file', (field, stream, name) => {
      const file: PostedFile = { field, name: name ?? '', bytes: Buffer.alloc(0), excess: null };
      files.push(file);
      const chunks: Buffer[] = [];
      let size = 0;
      const drop = (excess: NonNullable<PostedFile['excess']>) => {
        file.excess ??= excess;
        kept -= size;
        size = 0;
        chunks.length = 0;
      };
      if (files.length > limits.files) drop('files');
      stream.on('data', (chunk: Buffer) => {
        if (file.excess) return;
        if (kept + chunk.length > limits.totalBytes) return drop('total');
        chunks.push(chunk);
        size += chunk.length;
        kept += chunk.length;
      });
      // Without a listener, a body that ends within a file would end the process.
      stream.on('error', (error: Error) => parser.destroy(error));
      stream.on('limit', () => drop('file'));
      stream.on('end', () => void (file.bytes = Buffer.concat(chunks)));
    });
    await pipeline(bodyOf(request), parser);
  } catch (error) {
    throw error instanceof Response ? error : new Response(null, { status: 400 });
  }
  const isChosen = ({ name, bytes, excess }: PostedFile) => name !== '' || bytes.length > 0 || excess !== null;
  return { form: new PostedForm(texts), files: files.filter(isChosen) };
}

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  let size = 0;
  // Not cancelled at the limit: that would cut the connection before it is answered.
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]).iterator({
    destroyOnReturn: false,
  });
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > UPLOAD_BODY_BYTES) throw new Response(null, { status: 413 });
    yield chunk;
  }
}
