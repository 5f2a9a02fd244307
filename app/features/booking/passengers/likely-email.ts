/** Slips of the keyboard in the domains that most people have, and the domain that was meant. */
const MEANT: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'gmail.ru': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloo.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
  'yandex.ri': 'yandex.ru',
  'yandex.tu': 'yandex.ru',
  'yandx.ru': 'yandex.ru',
  'yadex.ru': 'yandex.ru',
  'yadnex.ru': 'yandex.ru',
  'yanedx.ru': 'yandex.ru',
  'yanex.ru': 'yandex.ru',
  'ynadex.ru': 'yandex.ru',
  'yndex.ru': 'yandex.ru',
  'mail.ri': 'mail.ru',
  'mail.tu': 'mail.ru',
  'maill.ru': 'mail.ru',
  'mali.ru': 'mail.ru',
  'mial.ru': 'mail.ru',
  'bk.ri': 'bk.ru',
  'bk.tu': 'bk.ru',
  'inbox.ri': 'inbox.ru',
  'inbox.tu': 'inbox.ru',
  'list.ri': 'list.ru',
  'list.tu': 'list.ru',
  'ramber.ru': 'rambler.ru',
  'rambler.ri': 'rambler.ru',
  'rambler.tu': 'rambler.ru',
};

/** Returns the address that was probably meant; null when nothing looks like a slip. The tickets go to this address alone. */
export function likelyEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  const meant = at > 0 && Object.hasOwn(MEANT, domain) ? MEANT[domain] : undefined;
  return meant === undefined ? null : `${typed.slice(0, at)}@${meant}`;
}

const ENDINGS = [...new Set(Object.keys(MEANT).map((domain) => domain.slice(domain.indexOf('.') + 1)))];
/** `(?:gmial|gmal)\.com`: each ending once keeps the attribute short. */
const SLIPS = ENDINGS.map((ending) => {
  const names = Object.keys(MEANT).filter((domain) => domain.endsWith(`.${ending}`));
  return `(?:${names.map((domain) => domain.slice(0, -ending.length - 1)).join('|')})\\.${ending}`;
});

/** Matches an address without such a slip: the attribute `pattern` of its field. */
export const EMAIL_PATTERN = `(?!.*@(?:${SLIPS.join('|')})$).*`;
