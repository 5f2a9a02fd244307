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
  'yandx.ru': 'yandex.ru',
  'yadex.ru': 'yandex.ru',
  'mail.ri': 'mail.ru',
  'mai.ru': 'mail.ru',
  'maill.ru': 'mail.ru',
};

/** Returns the address that was probably meant; null when nothing looks like a slip. The tickets go to this address alone. */
export function likelyEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  const meant = at > 0 && Object.hasOwn(MEANT, domain) ? MEANT[domain] : undefined;
  return meant === undefined ? null : `${typed.slice(0, at)}@${meant}`;
}

const SLIPS = Object.keys(MEANT).map((domain) => domain.replace('.', '\\.'));

/** Matches an address without such a slip: the attribute `pattern` of its field. */
export const EMAIL_PATTERN = `(?!.*@(?:${SLIPS.join('|')})$).*`;
