import { createInstance, type i18n as I18n } from 'i18next';
import { LOCALES, type Locale } from '~/market/locales';
import { I18N_OPTIONS } from './options';
import { resourcesOf } from './resources.server';

const RESOURCES = Object.fromEntries(LOCALES.map((locale) => [locale, resourcesOf(locale)]));
const instances = new Map<Locale, I18n>();

/**
 * The i18next of one language. It holds every text and no state of a request, so that all requests share it:
 * nothing is loaded, initialised or suspended while a page is rendered.
 */
export function serverI18n(locale: Locale): I18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createInstance();
    void instance.init({ ...I18N_OPTIONS, lng: locale, resources: RESOURCES, initImmediate: false });
    instances.set(locale, instance);
  }
  return instance;
}
