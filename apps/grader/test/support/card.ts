import { levels, type Level, techniques, type Technique } from '@sparring/defects/defect';
import type { Card, CardChange, CardDefect, Verdict } from '../../src/card/card.ts';
import { drawFrom } from '../../src/card/draw.ts';
import { type Past, pastOf } from '../../src/card/history.ts';
import { drawNames } from '../../src/card/names.ts';

const areas = [
  'catalogue',
  'product',
  'cart',
  'payment',
  'login',
  'exercises',
  'lists',
  'writing',
  'versions',
  'auth',
];

const tests = Array.from(
  { length: 40 },
  (_, at) =>
    `lesson ${at + 1} › ${
      [
        'adds a product to the cart',
        'pays by card',
        'refuses a wrong password',
        'sorts the table by price',
        'shows <every> book & its "title"',
      ][at % 5]
    }`,
);

const verdictOf = (draw: () => number): Verdict => {
  const chance = draw();
  const by = () => tests[Math.floor(draw() * 25)]!;
  if (chance < 0.5) return { kind: 'found', by: [...new Set([by(), by()])] };
  if (chance < 0.52) return { kind: 'found by time' };
  if (chance < 0.53) return { kind: 'error', reason: 'The instance ended (exit code 7).' };
  const step = chance < 0.7 ? 'not visited' : chance < 0.82 ? 'too tame' : 'not asked';
  return { kind: 'missed', step };
};

const output = `  1) tests/cart.spec.ts:12:1 › removes one of two equal products

    Expected: "2"
    Received: "1"

      at ./tests/cart.spec.ts:18:41`;

const changes: readonly CardChange[] = [
  {
    id: 'OK-01',
    text: 'All class names differ.',
    catches: 'selects by class',
    calm: { kind: 'alarm', by: [tests[3]!], output },
  },
  {
    id: 'OK-09',
    text: 'JSON has more members, in another order.',
    catches: 'compares whole bodies as text',
    calm: { kind: 'calm' },
  },
  {
    id: 'OK-05',
    text: 'Every answer comes 300 ms later.',
    catches: 'sleeps',
    calm: { kind: 'calm' },
  },
  {
    id: 'OK-07',
    text: 'Everything random has another seed.',
    catches: 'knows the related products',
    calm: { kind: 'calm' },
  },
];

const check = `async ({ page, expect }) => {
    await page.goto('/shopping');
    await page.getByRole('button', { name: 'Add to Cart Desk Lamp' }).click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  }`;

/** A card of a full grading, the same at every call: the report is developed and looked at with it. */
export const testCard = (seed = 7): Card => {
  const draw = drawFrom(seed);
  const count = 122;
  const names = drawNames(count, draw);
  const techniquesAll = Object.keys(techniques) as Technique[];
  const defects = names.map((name, at): CardDefect => {
    const technique = techniquesAll[Math.floor(draw() * techniquesAll.length)]!;
    const level: Level = levels[Math.floor(draw() ** 0.6 * levels.length)]!;
    const verdict = verdictOf(draw);
    return {
      id: `defect-${at + 1}`,
      name,
      rule: `${areas[Math.floor((at * areas.length) / count)]!.slice(0, 4).toUpperCase()}-${(at % 12) + 1}`,
      ruleText: 'Remove takes one row, the one whose button was pressed.',
      area: areas[Math.floor((at * areas.length) / count)]!,
      level,
      technique,
      advice: techniques[technique],
      file: 'apps/web/src/shop/cart.ts',
      from: 'cart.filter((_, index) => index !== action.index)',
      to: 'cart.filter((item) => item !== cart[action.index])',
      seen: 'Removing one of two equal products removes both.',
      hints: [
        'Look at the cart.',
        'What does Remove do with two of a kind?',
        'Two of the same, and one other. Remove one.',
      ],
      check,
      verdict,
      seconds: 41,
      ...(verdict.kind === 'found' && { output }),
    };
  });
  return {
    version: 1,
    command: 'npx playwright test',
    suite: 'webshop-tests',
    began: '2026-11-22T09:30:00.000Z',
    seconds: 742,
    seed,
    selection: 'all',
    ended: 'complete',
    sound: [
      { seconds: 41, isGreen: true },
      { seconds: 39, isGreen: true },
    ],
    tests,
    defects,
    changes,
    notes: [],
  };
};

export const testHistory = (): readonly Past[] =>
  [3, 5, 8, 7].map((seed, at) => {
    const past = pastOf(testCard(seed));
    const began = `2026-11-${19 + at}T09:30:00.000Z`;
    return { ...past, began, found: { ...past.found, part: 31 + at * 11 } };
  });
