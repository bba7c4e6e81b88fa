import { areas } from '@sparring/rules/rule-book';
import type { Area } from '@sparring/rules/area';
import { expect, onTestFinished, test } from 'vitest';
import { effectOf } from '../changes/effects.ts';
import { openTestGrader } from '../../test/support/grader.ts';
import { testInstance } from '../../test/support/product.ts';
import { readBook } from '../book/read-book.ts';
import { InstanceError, type StartInstance } from '../instance/instance.ts';
import { createPlaces } from '../service/places.ts';
import { type CopiesParts, createCopies, placeNow } from './copies.ts';
import { defectsOfPage } from './of-page.ts';

const anyPort = async () => ({ webPort: 0, apiPort: 0, leave: () => {} });

const open = (parts: Partial<CopiesParts> = {}) => {
  const started: unknown[] = [];
  const start = testInstance({ dying: 'goodbye' });
  const startInstance: StartInstance = (options) => {
    started.push(options.defects?.[0]);
    return start(options);
  };
  const rest = { enter: anyPort, most: 4, stayMs: 60_000, leastMs: 0, now: () => 0 };
  const copies = createCopies({ startInstance, ...rest, ...parts });
  onTestFinished(() => copies.close());
  return { started, portOf: copies.portOf };
};

const refusing = () => Promise.reject(new InstanceError('Port 1 is taken.'));

const isOpen = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/sum`).then(
    () => true,
    () => false,
  );

test('a copy is shared by all who ask for its defect, and one address has half of the copies at most, the last ones [GRADE-20]', async () => {
  const { started, portOf } = open();
  const [first, same] = await Promise.all([portOf('one', 'ada'), portOf('one', 'bob')]);
  expect(same).toBe(first);
  const second = await portOf('two', 'ada');
  await portOf('three', 'ada');
  expect(await isOpen(first), 'bob looks at it, too').toBe(true);
  await portOf('four', 'ada');
  expect(await isOpen(second), 'nobody else looks at it').toBe(false);
  await portOf('five', 'eve');
  await expect(portOf('six', 'eve')).rejects.toThrow('4 broken copies are open');
  expect(started).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('a copy ends by itself after a while, or when its process ends, and the next click opens another', async () => {
  const { started, portOf } = open({ stayMs: 20 });
  const port = await portOf('one', 'ada');
  await expect.poll(() => isOpen(port)).toBe(false);
  const dying = open();
  const died = await dying.portOf('goodbye', 'ada');
  await isOpen(died);
  await expect.poll(() => dying.portOf('goodbye', 'ada')).not.toBe(died);
  expect([...started, ...dying.started]).toEqual(['one', 'goodbye', 'goodbye']);
});

test('a broken copy says so on each page, and an instance of a card never does', () => {
  const page = '<body><div id="root">';
  const marked = /^<body><aside.*This page is broken on purpose.*<div id="root">$/;
  expect(effectOf([], true).page?.(page)).toMatch(marked);
  expect(effectOf([]).page?.(page)).toBe(page);
});

test('who clicks fast, comes when each instance is in use, or meets a port that is taken, is told so and blocks nobody', async () => {
  const { portOf } = open({ leastMs: 5000, most: 2 });
  await portOf('one', 'ada');
  await expect(portOf('two', 'ada')).rejects.toThrow('wait some seconds');
  const places = createPlaces([[0, 0]]);
  const inLine = { enter: (from: string) => placeNow(places, from) };
  const taken = { ...inLine, startInstance: refusing };
  await expect(open(taken).portOf('one', 'ada')).rejects.toThrow('Port 1 is taken.');
  await open(inLine).portOf('one', 'ada');
  await expect(open(inLine).portOf('one', 'bob')).rejects.toThrow('All instances');
});

test('each exercise has a defect; of several the easy ones come first, then the first one again, each with its rule', async () => {
  const book = await readBook();
  const places = areas.map(({ place }: Area) => place);
  const exercises = places.flatMap((one) => (Object(one).exercise as string | undefined) ?? []);
  const without = exercises.filter((one) => !defectsOfPage(book, `/webelements/${one}`)[0]);
  expect([exercises.length > 20, without]).toEqual([true, []]);
  const { address } = await openTestGrader({ book });
  const ask = async (at: number) => {
    const reply = await fetch(`${address}/break?page=/checkout&at=${at}`, { method: 'POST' });
    return (await reply.json()) as object;
  };
  const all = defectsOfPage(book, '/checkout');
  const [easy, , third] = all.map(({ rule, seen }) => ({ rule, seen, of: all.length }));
  expect(await ask(0)).toMatchObject({ ...easy!, number: 1, level: 'easy' });
  expect(await ask(all.length + 2)).toMatchObject({ ...third!, number: 3 });
  expect(await ask(-1)).toEqual({ why: 'There is no defect for this page.' });
  const shown = await fetch(`${address}/show-me/some-search?page=/checkout`);
  expect([shown.url, await shown.text()]).toEqual([
    `${address}/`,
    expect.stringContaining('<em>Break this page'),
  ]);
});
