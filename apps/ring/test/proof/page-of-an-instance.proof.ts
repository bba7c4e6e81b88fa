import { readFileSync } from 'node:fs';
import { numbers, standsFor } from '@sparring/defects/runtime/round';
import { expect, onTestFinished, test } from 'vitest';
import { type Choices, graded } from '../../src/graded/folder.ts';
import type { InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
import { launchChromium } from './chromium.ts';

const open = async (options: Partial<InstanceOptions>) => {
  const instance = await startInstance({ webPort: 0, apiPort: 0, ...options });
  onTestFinished(instance.stop);
  return instance;
};

const choices = JSON.parse(readFileSync(graded.choices, 'utf8')) as Choices;

/** The numbers that a page of an instance stands for. */
const numbersIn = async (options: Partial<InstanceOptions>): Promise<readonly number[]> => {
  const { webUrl } = await open(options);
  const page = await (await fetch(`${webUrl}/shopping`)).text();
  const round = Number(/"round":(\d+)/.exec(page)?.[1]);
  return numbers.filter(standsFor(round, choices.seal));
};

test.each([{}, { defect: 'last-page-too-far' }, { changes: ['other-json'] }])(
  'a page that has nothing to do is told the number of an original, another one each time: %j [CORNER-02]',
  async (options) => {
    const all = (await Promise.all(Array.from({ length: 6 }, () => numbersIn(options)))).flat();
    expect(all).toHaveLength(6);
    expect(all.filter((number) => !choices.blanks.includes(number))).toEqual([]);
    expect(new Set(all).size).toBeGreaterThan(1);
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
