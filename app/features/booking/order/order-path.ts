/** Returns the path of an order's page (specification 3 §2 "Order pages"). */
export function orderPath(token: string): string {
  return `/user/orders/${token}`;
}
