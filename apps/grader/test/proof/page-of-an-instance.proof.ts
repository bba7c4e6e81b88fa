import { readFileSync } from 'node:fs';
import { numbers, roundsOfAPage, standsFor } from '@sparring/defects/runtime/round';
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
  const [, rounds = ''] = /"rounds":\[([\d,]+)\]/.exec(page) ?? [];
  return rounds
    .split(',')
    .flatMap((round) => numbers.filter(standsFor(Number(round), choices.seal)));
};

test.each([{}, { defects: ['last-page-too-far'] }, { changes: ['other-json'] }])(
  'a page that has nothing to do is told the numbers of originals, other ones each time: %j [CORNER-02]',
  async (options) => {
    const [one, other] = await Promise.all([numbersIn(options), numbersIn(options)]);
    const all = [...one, ...other];
    expect(all).toHaveLength(2 * roundsOfAPage);
    expect(all.filter((number) => !choices.blanks.includes(number))).toEqual([]);
    expect(one).not.toEqual(other);
  },
);

const ofPages = ['search-by-beginning', 'removes-every-copy', 'badge-of-nothing'];

test('a page is told as many numbers whatever is in its instance, those of its defects among them in any order', async () => {
  const inside = await Promise.all(
    [ofPages.slice(0, 1), ofPages, [...ofPages, 'last-page-too-far']].map((defects) =>
      numbersIn({ defects }),
    ),
  );
  expect(inside.map((all) => new Set(all).size)).toEqual(inside.map(() => roundsOfAPage));
  const own = inside.map((all) => all.filter((number) => !choices.blanks.includes(number)));
  const wanted = ofPages.map((id) => choices.numbers[id]!);
  expect(own.map((all) => new Set(all))).toEqual([
    new Set(wanted.slice(0, 1)),
    new Set(wanted),
    new Set(wanted),
  ]);
});

test.each([{}, { defects: ['search-by-beginning'] }, { defects: ['last-page-too-far'] }])(
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
