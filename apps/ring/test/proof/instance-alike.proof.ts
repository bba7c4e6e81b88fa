import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
import { launchChromium } from './chromium.ts';

const open = async (options: Partial<InstanceOptions>) => {
  const instance = await startInstance({ seed: 7, webPort: 0, apiPort: 0, ...options });
  onTestFinished(instance.stop);
  return instance;
};

/** What a page of an instance shows of the round, and what its headers say. */
const shownBy = async (options: Partial<InstanceOptions>) => {
  const { webUrl } = await open(options);
  const reply = await fetch(`${webUrl}/shopping`);
  return {
    round: Number(/"round":(\d+)/.exec(await reply.text())?.[1]),
    headers: [...reply.headers.keys()],
  };
};

test('the page of an instance shows another number each time, with a defect or not, of which nothing follows', async () => {
  const variants = [
    {},
    {},
    { defect: 'any-password' },
    { defect: 'last-page-too-far' },
    { changes: ['other-json'] },
  ];
  const shown = await Promise.all(variants.map(shownBy));
  const rounds = shown.map(({ round }) => round);
  expect(new Set(rounds).size).toBe(variants.length);
  expect(rounds.every((round) => Number.isSafeInteger(round))).toBe(true);
  expect(rounds.some((round) => round % 1009 !== 0)).toBe(true);
  for (const { headers } of shown) expect(headers).toEqual(shown[0]!.headers);
});

test.runIf(process.platform === 'linux')(
  'the line that starts an instance is the same whatever is in it',
  async () => {
    const lines = await Promise.all(
      [{}, { defect: 'any-password' }, { changes: ['wrappers'] }].map(async (options) =>
        readFileSync(`/proc/${(await open(options)).pid}/cmdline`, 'utf8'),
      ),
    );
    expect(new Set(lines).size).toBe(1);
  },
);

test.each([{}, { defect: 'search-by-beginning' }, { defect: 'last-page-too-far' }])(
  'a page connects to its instance in the same way, with a defect or not: %j',
  async (options) => {
    const { webUrl, reached } = await open(options);
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
    await page.goto(`${webUrl}/shopping`, { waitUntil: 'networkidle' });
    await expect.poll(() => sockets).toEqual(['/corner/notes']);
    await page.close();
    await expect.poll(async () => [...(await reached()).heard]).toEqual(['/shopping']);
    expect((await reached()).reached.size).toBeGreaterThan(0);
  },
);
