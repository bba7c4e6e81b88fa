import { expect, test } from 'vitest';
import { drawFrom } from '../../card/draw.ts';
import type { Part } from '../parts.ts';
import { usualLimits } from './next-group.ts';
import { createSearch } from './search.ts';
import { defectsOf, outcomeWith, partOf } from './test-suite.ts';

/** One was there each time that a test was red, and is cleared of it all the same: another one may have hidden it. */
const mayBeHidden = () => {
  const whole = partOf(['a', 'b', 'c']);
  const few = { ...partOf(['a']), tests: ['a'] };
  const names = ['shown', 'hides', 'one', 'two'];
  const search = createSearch(
    defectsOf(names),
    () => whole,
    usualLimits,
    (chosen) => chosen,
  );
  const note = (group: readonly string[], red: readonly string[], part: Part = few): void =>
    search.note(defectsOf(group), outcomeWith([...part.green], red), part);
  const clear = (): void => {
    note(['shown', 'hides'], []);
    note(['one', 'two'], []);
    search.suspectAgain();
  };
  search.noteChoice(few, outcomeWith(['a'], []));
  note(['hides', 'two'], [], whole);
  note(['shown', 'one'], ['a'], whole);
  note(['shown', 'two'], ['a'], whole);
  clear();
  clear();
  const next = (): readonly [readonly string[], readonly string[] | undefined] => {
    const group = search.next(new Set(), drawFrom(1));
    return [group.map(({ id }) => id), search.partOf(group).tests];
  };
  return { next, note, settled: search.settled, isInDoubt: search.isInDoubt };
};

test('a defect that another one may have hidden is alone with the tests that tell', () => {
  const { next, note, settled, isInDoubt } = mayBeHidden();
  expect(next()).toEqual([['shown'], ['a']]);
  note(['shown'], ['a']);
  expect(settled().get('shown')).toMatchObject({ kind: 'found', by: ['a'] });
  expect(isInDoubt()).toBe(false);
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
  const [group, chosen] = next();
  expect([group.toSorted(), chosen]).toEqual([['one', 'shown'], undefined]);
});

test('nothing is in doubt while a run of what may be hidden can explain it', () => {
  const { next, note, isInDoubt } = mayBeHidden();
  note(['shown', 'hides', 'one', 'two'], [], partOf(['a', 'b', 'c']));
  expect(isInDoubt()).toBe(false);
  expect(next()).toEqual([['shown'], ['a']]);
});

const chosen = (name: string): Part => ({ ...partOf([name]), tests: [name] });

/** A search to which each run is told with the tests that were red, and that asks again at once. */
const asking = (
  choose: (names: readonly string[]) => readonly string[] | undefined,
  names = ['one', 'two', 'three'],
) => {
  const part = partOf(['a', 'b']);
  const search = createSearch(defectsOf(names), () => part, usualLimits, choose);
  const note = (group: readonly string[], red: readonly string[] = [], by: Part = part): void => {
    search.note(defectsOf(group), outcomeWith([...by.green], red), by);
    search.suspectAgain();
  };
  const next = () => search.next(new Set(), drawFrom(1)).map(({ id }) => id);
  return { search, note, next };
};

test('what was red is in doubt once all that could have done it were green, alone and together', () => {
  const { search, note, next } = asking(() => undefined);
  note(['one', 'two'], ['a']);
  note(['one', 'three']);
  note(['two', 'three']);
  expect(search.isInDoubt()).toBe(false);
  note(['one']);
  note(['two']);
  expect(next()).toEqual(['one', 'two']);
  expect(search.isInDoubt()).toBe(false);
  note(['one', 'two']);
  expect(next()).toEqual([]);
  expect(search.isInDoubt()).toBe(true);
});

test('it is in doubt as soon as all are asked for the second time', () => {
  const { search, note, next } = asking((names) => names);
  const few = chosen('a');
  search.noteChoice(few, outcomeWith(['a'], []));
  note(['one', 'two'], ['a']);
  note(['one', 'three']);
  note(['two', 'three']);
  note(['one', 'three'], [], few);
  note(['two', 'three'], [], few);
  expect(search.isInDoubt()).toBe(false);
  note(['one', 'two'], [], few);
  expect(next()).not.toEqual([]);
  expect(search.isInDoubt()).toBe(true);
});

test('what is cleared is not looked at once more while a run under way may tell who it was', () => {
  const { search, note } = asking((names) => names, ['one', 'two', 'three', 'find']);
  const next = () => search.next(new Set(['two']), drawFrom(1)).map(({ id }) => id);
  search.noteChoice(chosen('a'), outcomeWith(['a'], []));
  note(['one', 'three', 'find'], ['b']);
  note(['two', 'find'], ['b']);
  note(['one', 'two', 'three'], [], chosen('b'));
  note(['one', 'two'], ['a']);
  note(['one', 'three'], [], chosen('a'));
  expect(next()).toEqual([]);
  note(['two'], ['a'], chosen('a'));
  expect(next().toSorted()).toEqual(['one', 'three']);
});

const redByHiding = (group: readonly string[]) => [
  ...(group.includes('hides') ? ['b'] : []),
  ...(group.includes('shown') && !group.includes('hides') ? ['a'] : []),
];

test('a defect that a find has hidden twice is found by a run without finds', () => {
  const names = ['hides', 'shown', 'one', 'two', 'three'];
  const whole = partOf(['a', 'b']);
  const search = createSearch(defectsOf(names), () => whole, usualLimits);
  const note = (group: readonly string[]): void => {
    search.note(defectsOf(group), outcomeWith(['a', 'b'], redByHiding(group)), whole);
    search.suspectAgain();
  };
  note(['shown', 'one', 'two', 'three']);
  for (const time of [1, 2]) {
    note(['shown', 'hides']);
    note(['hides', 'one', 'two', 'three']);
    expect([time, search.settled().get('hides')?.kind]).toEqual([time, 'found']);
  }
  const draw = drawFrom(1);
  for (let group = search.next(new Set(), draw); group.length > 0;) {
    note(group.map(({ id }) => id));
    group = search.next(new Set(), draw);
  }
  const isFound = search.settled().get('shown')?.kind === 'found' || search.isAlone('shown');
  expect(isFound).toBe(true);
});
