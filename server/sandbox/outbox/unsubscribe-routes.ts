import { escapeHtml, page } from '../http/page';
import { letterLanguage, type LetterLanguage } from './letter-language';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service/service';

type UnsubscribeTexts = { ask(email: string): string; button: string; done: string; unknown: string };

const TEXTS: Readonly<Record<LetterLanguage, UnsubscribeTexts>> = {
  en: {
    ask: (email) => `Stop these e-mails to ${email}?`,
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    unknown: 'This address is not subscribed',
  },
  ru: {
    ask: (email) => `Больше не присылать такие письма на ${email}?`,
    button: 'Отписаться',
    done: 'Вы отписались',
    unknown: 'Этот адрес не подписан',
  },
  nl: {
    ask: (email) => `Deze e-mails niet meer sturen naar ${email}?`,
    button: 'Afmelden',
    done: 'Je bent afgemeld',
    unknown: 'Dit adres is niet aangemeld',
  },
  pl: {
    ask: (email) => `Nie wysyłać już takich wiadomości na adres ${email}?`,
    button: 'Wypisz się',
    done: 'Subskrypcja została anulowana',
    unknown: 'Ten adres nie jest zapisany',
  },
  es: {
    ask: (email) => `¿Dejar de enviar estos correos a ${email}?`,
    button: 'Darse de baja',
    done: 'Te has dado de baja',
    unknown: 'Esta dirección no está suscrita',
  },
  fr: {
    ask: (email) => `Ne plus envoyer ces e-mails à ${email} ?`,
    button: 'Se désabonner',
    done: 'Vous êtes désabonné',
    unknown: 'Cette adresse n’est pas abonnée',
  },
  de: {
    ask: (email) => `Diese E-Mails nicht mehr an ${email} senden?`,
    button: 'Abmelden',
    done: 'Sie sind abgemeldet',
    unknown: 'Diese Adresse ist nicht angemeldet',
  },
  it: {
    ask: (email) => `Non inviare più queste e-mail a ${email}?`,
    button: 'Annulla l’iscrizione',
    done: 'Iscrizione annullata',
    unknown: 'Questo indirizzo non è iscritto',
  },
  tr: {
    ask: (email) => `${email} adresine bu e-postalar gönderilmesin mi?`,
    button: 'Abonelikten çık',
    done: 'Abonelikten çıktınız',
    unknown: 'Bu adres abone değil',
  },
};

/**
 * Makes the pages behind the unsubscribe link of letters. Opening the page changes nothing, because mail programs follow
 * links.
 * @param tables what to delete of a subscription, by the column `token`; the first one has `email` and `language`
 */
export function unsubscribeRoutes(tables: readonly [string, ...string[]]): SandboxService['routes'] {
  async function find({ params }: SandboxRequest, { store }: SandboxContext) {
    const sql = `SELECT email, language FROM ${tables[0]} WHERE token = ?`;
    const { rows } = await store.execute({ sql, args: [params.token ?? ''] });
    const [row] = rows;
    if (!row) return null;
    const language = letterLanguage(String(row['language']));
    return { email: String(row['email']), language, texts: TEXTS[language] };
  }

  async function ask(request: SandboxRequest, context: SandboxContext): Promise<SandboxReply> {
    const found = await find(request, context);
    if (!found) return { html: page(TEXTS.en.unknown, `<h1>${TEXTS.en.unknown}</h1>`) };
    const { email, texts, language } = found;
    const main = `<h1>${escapeHtml(texts.ask(email))}</h1>
<form method="post"><p><button>${escapeHtml(texts.button)}</button></p></form>`;
    return { html: page(texts.button, main, language) };
  }

  async function unsubscribe(request: SandboxRequest, context: SandboxContext): Promise<SandboxReply> {
    const found = await find(request, context);
    const args = [request.params.token ?? ''];
    await context.store.batch(
      tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE token = ?`, args })),
      'write',
    );
    const { done } = found?.texts ?? TEXTS.en;
    return { html: page(done, `<h1>${escapeHtml(done)}</h1>`, found?.language) };
  }

  return { 'GET /unsubscribe/:token': ask, 'POST /unsubscribe/:token': unsubscribe };
}
