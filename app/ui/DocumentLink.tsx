import { Link, type LinkProps } from '@remix-run/react';

/**
 * A link that loads a new document. Pages without scripts (payment, content) need it to run under their own
 * Content-Security-Policy; entry.server covers redirects and plain links.
 */
export function DocumentLink(props: Omit<LinkProps, 'reloadDocument'>) {
  return <Link {...props} reloadDocument />;
}
