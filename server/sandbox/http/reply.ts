import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { SandboxEvent, SandboxReply } from '../service/service';

/** Writes a service's reply, always uncacheable. */
export async function sendReply(response: ServerResponse, reply: SandboxReply): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Forms on the sandbox's own pages send their origin; other sites never see their addresses.
  response.setHeader('Referrer-Policy', 'same-origin');
  if ('events' in reply) return sendEvents(response, reply.events);
  if ('redirect' in reply) {
    response.writeHead(reply.status, { Location: reply.redirect }).end();
    return;
  }
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if ('json' in reply) return sendText(response, reply.status ?? 200, 'application/json', JSON.stringify(reply.json));
  if ('html' in reply) return sendText(response, reply.status ?? 200, 'text/html', reply.html);
  if ('script' in reply) return sendText(response, reply.status ?? 200, 'text/javascript', reply.script);
  if ('bytes' in reply) {
    const { type, bytes } = reply;
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
    return;
  }
  response.writeHead(reply.status).end();
}

async function sendEvents(response: ServerResponse, events: AsyncIterable<SandboxEvent>): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  for await (const { name, data } of events) {
    // Leaving the loop stops the generator.
    if (response.destroyed) return;
    const hasRoom = response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (!hasRoom) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

/** Writes a text with its length; `type` is the media type without charset. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': bytes.length }).end(bytes);
}
