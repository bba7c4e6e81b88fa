import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { arrowConstants, readonlyMembers } from './dialect.ts';

Object.assign(RuleTester, { describe, it });

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const errors = 1;

tester.run('a function is a constant with an arrow', arrowConstants, {
  valid: [
    'const sum = (a, b) => a + b;',
    'export const Page = () => <h1>Cart</h1>;',
    'function* pages() { yield 1; }',
    'function assertBook(value: unknown): asserts value is Book {}',
    'function at(x: string): string; function at(x: number): number; function at(x) { return x; }',
  ],
  invalid: [
    { code: 'function sum(a, b) { return a + b; }', errors },
    { code: 'export default function Page() { return null; }', errors },
    { code: 'const outer = () => { function inner() {} };', errors },
    { code: 'async function load() {}', errors },
  ],
});

tester.run('a member is readonly unless its file assigns to it', readonlyMembers, {
  valid: [
    'interface Cart { readonly items: readonly Item[]; }',
    'interface Learner { done: number } const next = (it: Learner) => { it.done += 1; };',
    'interface Learner { done: number } const next = (it: Learner) => { it.done++; };',
    'interface Store { find(id: string): Book; }',
  ],
  invalid: [
    { code: 'interface Cart { items: Item[]; }', errors },
    { code: 'interface Cart { items: Item[]; total: number } cart.total = 1;', errors },
  ],
});
