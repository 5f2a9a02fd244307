import type { EditorLink } from './editorial.server';

/** A link set by editors. It loads a document, because content pages have no scripts and other targets are not ours. */
export function EditorAnchor({ link, className }: { link: EditorLink; className?: string }) {
  return (
    <a className={className} href={link.href} rel={link.isExternal ? 'nofollow noopener' : undefined}>
      {link.label}
    </a>
  );
}
