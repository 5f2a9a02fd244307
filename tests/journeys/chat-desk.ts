import type { SandboxControl } from '#tests/setup/sandbox-control';

/** Answers the conversation of an account as the operator; without words it ends it. */
export async function answerChat({ origin }: SandboxControl, account: string, text?: string): Promise<void> {
  const body = JSON.stringify(text === undefined ? { account, closes: 'yes' } : { account, text });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/chatdesk`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`the chat desk answered ${response.status}`);
}
