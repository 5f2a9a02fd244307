import type { EditorLink } from './editorial.server';

/** A link that editors have set. It loads a document: pages of content have no script, and others are not ours. */
export function EditorAnchor({ link, className }: { link: EditorLink; className?: string }) {
  return (
    <a className={className} href={link.href} rel={link.isExternal ? 'nofollow noopener' : undefined}>
      {link.label}
    </a>
  );
}
