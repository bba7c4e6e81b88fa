import { expect, test } from 'vitest';
import { readOptions } from '../../../src/grade/options.ts';
import { clientOf, openTestGrader } from '../../support/grader.ts';
import { grade, greets, shells } from '../../support/shell.ts';

const withTable = { variables: { GRADER_KEY: 'a key of the grader' } };

/** Whose cards the table has. */
const keysOf = async (address: string): Promise<readonly unknown[]> => {
  const headers = { authorization: 'Bearer a key of the grader' };
  const cards = (await (await fetch(`${address}/cards`, { headers })).json()) as { as?: string }[];
  return cards.map((card) => card.as);
};

const named = [
  ['--as k7q2-9xwm', 'somebody', 'k7q2-9xwm'],
  ['', 'k7q2-9xwm', 'k7q2-9xwm'],
  ['', 'k7q2-9xwm-spec-1', 'k7q2-9xwm'],
  ['', 'four-four', undefined],
  ['', 'lab1-2025', undefined],
  ['', 'k7q2-9xwmore', undefined],
] as const;

test.each(named)(
  'with the options "%s" in the workspace %s the card is that of %s',
  async (options, WORKSPACE, as) => {
    const { address } = await openTestGrader(withTable);
    const shell = shells.at(-1)!;
    await grade(address, { suite: 'exit 1', shell, options, env: { WORKSPACE } });
    expect(await keysOf(address)).toEqual([as]);
  },
);

test.each([
  [{}, 'k7q2-9xwm'],
  [{ as: 'a1b2-c3d4' }, 'a1b2-c3d4'],
])(
  'a card that was drawn with %j is begun with --as k7q2-9xwm and is that of %s',
  async (drawn, as) => {
    const { address } = await openTestGrader(withTable);
    const card = await clientOf(address).draw(drawn);
    await grade(address, { suite: 'exit 1', options: `--card ${card} --as k7q2-9xwm` });
    expect(await keysOf(address)).toEqual([as]);
  },
);

test.each(['', '/', '/report'])(
  'a card that was drawn on the page goes on by its link with "%s"',
  async (end) => {
    const { address } = await openTestGrader();
    const card = await clientOf(address).draw({ only: 'door' });
    const options = `--card ${address}/cards/${card}${end}`;
    const { screen } = await grade(address, { suite: greets, options });
    expect(screen).toMatch(/^Found {6}1 of 1/m);
    expect(await clientOf(address).state(card)).toMatchObject({ phase: 'complete' });
  },
);

test('--at-least makes the exit status', async () => {
  const { address } = await openTestGrader();
  const options = '--only door --at-least 90';
  expect(await grade(address, { suite: greets, options })).toMatchObject({ code: 0 });
  const below = await grade(address, { suite: 'curl -s "$WEB_URL/"', options });
  expect(below.code).toBe(1);
  expect(below.screen).toContain('The score is 0, below 90.');
});

test.each([
  ['', 'no-such-program', '✗ The command "no-such-program" was not found.'],
  ['', '', '✗ Which command runs your tests?'],
  ['--onyl cart', 'true', '✗ Unknown option --onyl.'],
  ['--seed', '', '✗ --seed needs a value: --seed 7\n'],
  [
    '--only nothing',
    'true',
    '✗ There is no defect in nothing. --only takes areas and rules. The areas are door, sums, cellar.',
  ],
  [`--only '"a"'`, 'true', '✗ There is no defect in "a". --only takes areas and rules.'],
  ['--level simple', 'true', '✗ level'],
  ['--card none', 'true', '✗ There is no such card'],
])('"%s %s" is refused with a sentence', async (options, command, sentence) => {
  const { address } = await openTestGrader();
  const { screen, code } = await grade(address, { suite: '', options, command });
  expect(screen).toContain(sentence);
  expect(code).toBe(2);
});

const sentenceOf = (options: readonly string[]): string => {
  try {
    readOptions([...options, 'true']);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`npm run grade takes ${options.join(' ')}.`);
};

test.each([
  ['--pick', '0'],
  ['--pick', '10001'],
  ['--seed', '4294967296'],
  ['--limit', '1.5'],
  ['--limit', '86401'],
  ['--at-least', '60%'],
  ['--at-least', '101'],
  ['--at-least', '99999999999999999999'],
])(
  '%s %s is refused before a card is drawn, in the words of npm run grade',
  async (name, value) => {
    const { address } = await openTestGrader();
    const { screen, code } = await grade(address, { suite: '', options: `${name} ${value}` });
    expect(screen).toBe(`✗ ${sentenceOf([name, value])}\n`);
    expect(code).toBe(2);
  },
);

test('a command and a folder of any length are graded', async () => {
  const { address } = await openTestGrader();
  const setup = {
    suite: greets,
    name: 'n'.repeat(200),
    command: `./suite.sh ${'a'.repeat(20_000)}`,
  };
  const { screen } = await grade(address, { ...setup, options: '--only door' });
  expect(screen).toMatch(/^Found {6}1 of 1/m);
});
