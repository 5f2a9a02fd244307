import { Icon } from '~/ui/Icon';

/** Lists a trip's warnings; renders nothing when there are none. */
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
