/**
 * Sends a form of the frame without leaving the page. `to` is left out, by which the action knows that nobody waits for
 * a page. @throws when there is no answer, or a refusal
 */
export async function postQuietly(form: HTMLFormElement): Promise<Response> {
  const body = new FormData(form);
  body.delete('to');
  const response = await fetch(form.action, { method: 'POST', body });
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}
