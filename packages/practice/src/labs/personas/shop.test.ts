import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { codeOf, next, open, password, personas, type ShopAction, untouched } from './shop.ts';

const codesOf = (workspace: string) => personas.map((persona) => codeOf(workspace, persona)).join();

test('another workspace has other codes', () => {
  const names = fc.stringMatching(/^[a-z0-9-]{3,63}$/);
  fc.assert(
    fc.property(names, (name) => {
      expect(codesOf(name)).not.toBe(codesOf(`${name}a`));
    }),
  );
});

const after = (username: string, ...actions: readonly ShopAction[]) =>
  [{ kind: 'sign in', username, password } as const, ...actions].reduce(next, open(untouched));

test.each(['standard', 'read-only', 'slow'])('%s deletes nothing', (username) => {
  const shop = after(username);
  expect(next(shop, { kind: 'delete', product: 'Rope' })).toBe(shop);
});

test('read-only adds and buys nothing, whoever has filled the cart', () => {
  const filled = after('standard', { kind: 'add', product: 'Rope' }, { kind: 'sign out' });
  const shop = next(filled, { kind: 'sign in', username: 'read-only', password });
  expect(next(shop, { kind: 'add', product: 'Rope' })).toBe(shop);
  expect(next(shop, { kind: 'buy' })).toBe(shop);
});

test('a locked account has its code only when the right password was refused', () => {
  const wrong = { kind: 'sign in', username: 'locked', password: '' } as const;
  const four = after('standard', wrong, wrong, wrong, wrong);
  expect(four).toMatchObject({ told: 'The account locked is locked.', met: undefined });
  expect(next(four, { ...wrong, password }).met).toBe('Locked');
});

test('with ?block=0 the code of Slow does not count, because nobody was slow', () => {
  const codes = Object.fromEntries(personas.map((each) => [each, codeOf('ada', each)]));
  const text = 'Not all listed, 6 of 7: Slow has no code.';
  expect(judge({ seed: 7, block: 0, codes }, 'ada').text).toBe(text);
});

test('a right password forgets the wrong ones before it', () => {
  const wrong = { kind: 'sign in', username: 'locked', password: '' } as const;
  const right = { ...wrong, password };
  const shop = after('standard', wrong, wrong, right, wrong, wrong, right);
  expect(shop.told).toBe('Signed in as locked.');
});
