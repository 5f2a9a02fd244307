import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { hasId } from '#tests/setup/html-page';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('security.txt links to an address and a policy on the contacts page', async ({ visitor }) => {
      const { status, headers, text } = await visitor.get('/.well-known/security.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const fields = Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/s)),
      ) as Record<string, string>;
      expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
      expect(Date.parse(fields.Expires ?? '')).toBeGreaterThan(Date.now());
      expect(fields.Canonical).toBe(`${visitor.origin}/.well-known/security.txt`);

      const policy = new URL(fields.Policy ?? '');
      expect(policy.origin).toBe(visitor.origin);
      const page = await visitor.get(policy.pathname);
      expect(page.status).toBe(200);
      expect(hasId(page.text, policy.hash.slice(1))).toBe(true);
      expect(page.text).toContain(`href="${fields.Contact}"`);
    });
  });
}
