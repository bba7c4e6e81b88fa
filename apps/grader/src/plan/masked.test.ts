import { expect, test } from 'vitest';
import type { Part } from '../evidence/part.ts';
import { partOf as partIn } from './next-run.ts';
import { isInDoubt, settled } from './search.ts';
import { defectsOf, outcomeWith, partOf, searchOf } from '../../test/support/drawn-suite.ts';

/** One was there each time that a test was red, and is cleared of it all the same: another one may have hidden it. */
const mayBeHidden = () => {
  const whole = partOf(['a', 'b', 'c']);
  const few = { ...partOf(['a']), tests: ['a'] };
  const names = ['shown', 'hides', 'one', 'two'];
  const search = searchOf({
    defects: defectsOf(names),
    partFor: () => whole,
    choose: (chosen) => chosen,
  });
  const note = (pool: readonly string[], red: readonly string[], part: Part = few): void =>
    search.note(pool, outcomeWith([...part.green], red), part);
  const clear = (): void => {
    note(['shown', 'hides'], []);
    note(['one', 'two'], []);
    search.reconsider();
  };
  search.noteChoice(few, outcomeWith(['a'], []));
  note(['hides', 'two'], [], whole);
  note(['shown', 'one'], ['a'], whole);
  note(['shown', 'two'], ['a'], whole);
  clear();
  clear();
  const next = (): readonly [readonly string[], readonly string[] | undefined] => {
    const pool = search.next();
    return [pool, partIn(search.now(), defectsOf(pool)).tests];
  };
  return { next, note, now: search.now };
};

test('a defect that another one may have hidden is alone with the tests that tell', () => {
  const { next, note, now } = mayBeHidden();
  expect(next()).toEqual([['shown'], ['a']]);
  note(['shown'], ['a']);
  expect(settled(now()).get('shown')).toMatchObject({ kind: 'found', by: ['a'] });
  expect(isInDoubt(now())).toBe(false);
});

test('where these are green, it is cleared, and looked at once more without finds', () => {
  const { next, note } = mayBeHidden();
  for (const one of ['shown', 'one', 'two']) {
    expect(next()).toEqual([[one], ['a']]);
    note([one], []);
  }
  for (const other of ['one', 'two']) {
    expect(next()).toEqual([['shown', other], ['a']]);
    note(['shown', other], []);
  }
  const [pool, chosen] = next();
  expect([pool.toSorted(), chosen]).toEqual([['one', 'shown'], undefined]);
});

test('nothing is in doubt while a run of what may be hidden can explain it', () => {
  const { next, note, now } = mayBeHidden();
  note(['shown', 'hides', 'one', 'two'], [], partOf(['a', 'b', 'c']));
  expect(isInDoubt(now())).toBe(false);
  expect(next()).toEqual([['shown'], ['a']]);
});

const chosen = (name: string): Part => ({ ...partOf([name]), tests: [name] });

/** A search to which each run is told with the tests that were red, and that asks again at once. */
const asking = (
  choose: (names: readonly string[]) => readonly string[] | undefined,
  names = ['one', 'two', 'three'],
) => {
  const part = partOf(['a', 'b']);
  const search = searchOf({ defects: defectsOf(names), partFor: () => part, choose });
  const note = (pool: readonly string[], red: readonly string[] = [], by: Part = part): void => {
    search.note(pool, outcomeWith([...by.green], red), by);
    search.reconsider();
  };
  return { ...search, note };
};

test('what was red is in doubt once all that could have done it were green, alone and together', () => {
  const { now, note, next } = asking(() => undefined);
  note(['one', 'two'], ['a']);
  note(['one', 'three']);
  note(['two', 'three']);
  expect(isInDoubt(now())).toBe(false);
  note(['one']);
  note(['two']);
  expect(next()).toEqual(['one', 'two']);
  expect(isInDoubt(now())).toBe(false);
  note(['one', 'two']);
  expect(next()).toEqual([]);
  expect(isInDoubt(now())).toBe(true);
});

test('it is in doubt as soon as all are asked for the second time', () => {
  const { now, note, next, noteChoice } = asking((names) => names);
  const few = chosen('a');
  noteChoice(few, outcomeWith(['a'], []));
  note(['one', 'two'], ['a']);
  note(['one', 'three']);
  note(['two', 'three']);
  note(['one', 'three'], [], few);
  note(['two', 'three'], [], few);
  expect(isInDoubt(now())).toBe(false);
  note(['one', 'two'], [], few);
  expect(next()).not.toEqual([]);
  expect(isInDoubt(now())).toBe(true);
});

test('what is cleared is not looked at once more while a run under way may tell who it was', () => {
  const names = ['one', 'two', 'three', 'find'];
  const { note, next, noteChoice } = asking((some) => some, names);
  noteChoice(chosen('a'), outcomeWith(['a'], []));
  note(['one', 'three', 'find'], ['b']);
  note(['two', 'find'], ['b']);
  note(['one', 'two', 'three'], [], chosen('b'));
  note(['one', 'two'], ['a']);
  note(['one', 'three'], [], chosen('a'));
  expect(next(['two'])).toEqual([]);
  note(['two'], ['a'], chosen('a'));
  expect(next(['two']).toSorted()).toEqual(['one', 'three']);
});

const redByHiding = (pool: readonly string[]) => [
  ...(pool.includes('hides') ? ['b'] : []),
  ...(pool.includes('shown') && !pool.includes('hides') ? ['a'] : []),
];

test('a defect that a find has hidden twice is found by a run without finds', () => {
  const names = ['hides', 'shown', 'one', 'two', 'three'];
  const whole = partOf(['a', 'b']);
  const search = searchOf({ defects: defectsOf(names), partFor: () => whole });
  const note = (pool: readonly string[]): void => {
    search.note(pool, outcomeWith(['a', 'b'], redByHiding(pool)), whole);
    search.reconsider();
  };
  note(['shown', 'one', 'two', 'three']);
  for (const time of [1, 2]) {
    note(['shown', 'hides']);
    note(['hides', 'one', 'two', 'three']);
    expect([time, settled(search.now()).get('hides')?.kind]).toEqual([time, 'found']);
  }
  for (let pool = search.next(); pool.length > 0; pool = search.next()) note(pool);
  const now = search.now();
  expect(settled(now).get('shown')?.kind === 'found' || now.alone.has('shown')).toBe(true);
});
