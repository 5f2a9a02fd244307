import type { ServerResponse } from 'node:http';
import type { SandboxReply } from '../service';

/** Writes a service's reply. Nothing of the sandbox is ever cached. */
export function sendReply(response: ServerResponse, reply: SandboxReply): void {
  response.setHeader('Cache-Control', 'no-store');
  if ('redirect' in reply) {
    response.writeHead(reply.status, { Location: reply.redirect }).end();
    return;
  }
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if ('json' in reply) return sendText(response, reply.status ?? 200, 'application/json', JSON.stringify(reply.json));
  if ('html' in reply) return sendText(response, reply.status ?? 200, 'text/html', reply.html);
  response.writeHead(reply.status).end();
}

/** Writes a text with its length; `type` is the media type without charset. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': bytes.length }).end(bytes);
}
