import { useTranslation } from '~/i18n/use-translation';
import { Icon, type IconName } from '~/ui/Icon';
import styles from './Banners.module.css';
import { EditorAnchor } from './EditorAnchor';
import type { BannerCard } from './editorial.server';

const ICONS: Readonly<Record<BannerCard['type'], IconName>> = {
  tg: 'mail',
  promotion: 'sale',
  blog: 'document',
  prize_draw: 'ticket',
  gift: 'sale',
};

/** Shows the editors' banners; renders nothing without any. */
export function Banners({ banners }: { banners: readonly BannerCard[] }) {
  const { t } = useTranslation('home');
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners} role="list" aria-label={t('banners.label')}>
      {banners.map(({ type, title, text, link }) => (
        <li key={title} className={styles.banner}>
          <span className={styles.mark}>
            <Icon name={ICONS[type]} large />
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            {text ? <p className={styles.text}>{text}</p> : null}
            {link ? <EditorAnchor link={link} className={styles.link} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
