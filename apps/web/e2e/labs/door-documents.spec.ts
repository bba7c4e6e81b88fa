import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

test('a workspace that waits 20 times is refused, and another one is not [DOOR-11]', async ({
  request,
}) => {
  const own = `doors-${crypto.randomUUID()}`;
  const slow = (name: string) => request.get(`/doors/${name}/7/slow?delay=3`);
  const others = slow(`${own}-other`);
  const replies = await Promise.all(Array.from({ length: 21 }, () => slow(own)));
  const statuses = replies.map((reply) => reply.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect((await others).status()).toBe(200);
  expect((await request.get(`/doors/${own}/7/slow?delay=0`)).status()).toBe(200);
});

test('a document of a door is accessible and fits into 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const step of ['hops-end', 'error', 'scripts']) {
    await page.goto(`/doors/ada/7/${step}?delay=0`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});
