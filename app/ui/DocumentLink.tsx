import { Link, type LinkProps } from '@remix-run/react';

/**
 * A link that loads a new document. Pages without scripts (payment, content) are reached by it, so that they run under
 * their own Content-Security-Policy; entry.server sees to the same for redirects and plain links.
 */
export function DocumentLink(props: Omit<LinkProps, 'reloadDocument'>) {
  return <Link {...props} reloadDocument />;
}
