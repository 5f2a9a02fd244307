/** The moderators of the sandbox take this long for what visitors write. */
export const MODERATION_MS = 2 * 60_000;

/** Addresses of sites and people, and telephone numbers: the marks of an advertisement. */
const CONTACTS = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|ru|shop|xyz)\b|\S@\S|@\w{3,}|(?:\d[\s()-]*){9,}/i;

/** Tells whether words that a visitor has written hold an address or a number to reach somebody by. */
export function hasContacts(...texts: readonly string[]): boolean {
  return texts.some((text) => CONTACTS.test(text));
}
