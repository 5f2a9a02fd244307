/**
 * Whether a message says that the bank is done (specification 2 §2): it has to come from the origin of the bank's page.
 * @param to address of the bank's page
 */
export function isBankDone(event: Pick<MessageEvent<unknown>, 'origin' | 'data'>, to: string): boolean {
  const { data } = event;
  if (event.origin !== new URL(to).origin) return false;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '3dsBackRedirect';
}
