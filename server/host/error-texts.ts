import type { Locale } from '~/market/locales';
import de from '../../locales/de/host.json';
import en from '../../locales/en/host.json';
import es from '../../locales/es/host.json';
import fr from '../../locales/fr/host.json';
import it from '../../locales/it/host.json';
import nl from '../../locales/nl/host.json';
import pl from '../../locales/pl/host.json';
import ru from '../../locales/ru/host.json';
import tr from '../../locales/tr/host.json';

/** Texts of the host's own pages, which must work without the app. */
export const ERROR_TEXTS: Readonly<Record<Locale, typeof en>> = { ru, en, nl, pl, es, fr, de, it, tr };
