import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { happens, pick } from '../../apps/api/src/chance/decide.ts';
import { rules } from '../../apps/api/src/critique/rules.ts';
import { statements } from '../../apps/web/src/console/critique-statements.ts';
import { drawnDelay, randomError, rateLimit } from '../../packages/contracts/src/behavior.ts';
import { draw } from '../../packages/contracts/src/draw.ts';

const seeded = (step: number) => ({ seed: 42, step, chance: 'seeded' }) as const;

test('docs/chance.md shows the first twenty steps of seed 42', () => {
  const text = readFileSync('docs/chance.md', 'utf8');
  const rows = text.matchAll(/^\| (\d+) +\| (\S+) +\| (\d+) +\| (\d+) +\| (\d+) s +\|$/gm);
  const expected = Array.from({ length: 20 }, (_, at) => [
    String(at),
    draw(42, at).toFixed(4),
    happens(seeded(at), randomError.p) ? '500' : '200',
    happens(seeded(at), rateLimit.p) ? '429' : '200',
    String(pick(seeded(at), drawnDelay)),
  ]);
  expect(Array.from(rows, ([, ...cells]) => cells)).toEqual(expected);
});

test('docs/console.md lists the rules in their order', () => {
  const page = readFileSync('docs/console.md', 'utf8');
  const listed = Array.from(page.matchAll(/^\| `([a-z-]+)` +\| /gm), ([, rule]) => rule);
  expect(listed).toEqual(rules.map(({ rule }) => rule));
});

test('the console has two statements for each rule of the critique, and for no other', () => {
  expect(Object.keys(statements)).toEqual(rules.map(({ rule }) => rule));
});
