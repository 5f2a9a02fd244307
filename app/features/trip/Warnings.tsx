import { Icon } from '~/ui/Icon';

/** What may surprise on the way; nothing where nothing does. */
export function Warnings({ texts, list, item }: { texts: readonly string[]; list?: string; item?: string }) {
  if (texts.length === 0) return null;
  return (
    <ul className={list} role="list">
      {texts.map((text) => (
        <li key={text} className={item}>
          <Icon name="warning" />
          {text}
        </li>
      ))}
    </ul>
  );
}
