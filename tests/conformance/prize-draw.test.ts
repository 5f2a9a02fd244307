import { describe, expect, it } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import { RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();
const SITE = 'https://shop.example';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof UpstreamError ? error.code : String(error)),
  );

describe('the prize draw', () => {
  it('takes an address once, after its owner confirmed the letter, until it is over', async () => {
    const { settings, feedback } = clients(RUSSIAN);
    const { prize_draw: draw } = await settings.findConfigs(['prize_draw']);
    expect(draw?.countries).toContain('RU');
    expect(Date.parse(draw!.startsAt)).toBeLessThan(Date.parse(draw!.endsAt));
    expect(draw!.drawnOn > draw!.endsAt.slice(0, 10), 'nobody is drawn before the end').toBe(true);
    await feedback.enterDraw(draw!.id, ' Anna@Example.com ', SITE);
    await feedback.enterDraw(draw!.id, 'anna@example.com', SITE);
    const outbox = await remote.read('/outbox.json?to=anna%40example.com');
    const { messages: letters } = outbox as { messages: { body: string }[] };
    expect(letters).toHaveLength(1);
    const token = /\/prize-draw\/(\S+)/.exec(letters[0]!.body)?.[1] ?? '';
    expect(await feedback.confirmDrawEntry(token)).toEqual({ isNew: true });
    expect(await feedback.confirmDrawEntry(token), 'a second click').toEqual({ isNew: false });

    expect(await codeOf(feedback.enterDraw(draw!.id, 'nobody', SITE))).toBe('ValidationError');
    expect(await codeOf(feedback.enterDraw('another-draw', 'b@example.com', SITE))).toBe('DrawIsOver');
    expect(await codeOf(feedback.confirmDrawEntry('invented'))).toBe('SubscriptionLinkExpired');
    // Nobody of a country that is not named.
    const elsewhere = clients({ ...RUSSIAN, country: 'BY' }).feedback;
    expect(await codeOf(elsewhere.enterDraw(draw!.id, 'c@example.com', SITE))).toBe('DrawIsOver');
    await remote.control({ clock: { now: draw!.endsAt } });
    expect(await codeOf(feedback.confirmDrawEntry(token))).toBe('DrawIsOver');
    expect(await codeOf(feedback.enterDraw(draw!.id, 'd@example.com', SITE))).toBe('DrawIsOver');
  });
});
