/**
 * Returns true when a message from the origin of the bank's page says that the bank is done (specification 2 §2).
 * @param to address of the bank's page
 */
export function isBankDone(event: Pick<MessageEvent<unknown>, 'origin' | 'data'>, to: string): boolean {
  const { data } = event;
  if (event.origin !== new URL(to).origin) return false;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '3dsBackRedirect';
}
