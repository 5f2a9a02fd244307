/**
 * Submits a form of the frame without leaving the page. Drops `to`, which tells the action not to answer with a page.
 * @throws without a response, or on an error status
 */
export async function postQuietly(form: HTMLFormElement): Promise<Response> {
  const body = new FormData(form);
  body.delete('to');
  const response = await fetch(form.action, { method: 'POST', body });
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}
